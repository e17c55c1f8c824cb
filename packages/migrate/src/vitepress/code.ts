// Converts the code block syntax of VitePress: highlighted lines and `:line-numbers` after the language, titles in
// brackets, and `[!code …]` comments.
import { type PageConversion, replace, tell } from '../page-work.ts';

export function convertCode(work: PageConversion): void {
  for (const { info, infoStart, bodyStart, bodyEnd } of work.fences) {
    const body = work.text.slice(bodyStart, bodyEnd);
    const marked = takeMarks(body);
    for (const kind of marked.lost) reportLost(work, infoStart, kind);
    const next = newInfo(info.replace(/\r$/, ''), marked);
    if (next !== undefined) replace(work, infoStart, infoStart + info.replace(/\r$/, '').length, next);
    if (marked.code !== body) replace(work, bodyStart, bodyEnd, marked.code);
  }
}

interface Marks {
  readonly code: string;
  readonly highlighted: readonly number[];
  readonly added: readonly number[];
  readonly removed: readonly number[];
  /** Kinds of `[!code …]` comments that docsgen renders differently, or not at all. */
  readonly lost: ReadonlySet<string>;
}

/** Focus, warning and error lines are highlighted instead. */
function reportLost(work: PageConversion, offset: number, kind: string): void {
  const isLine = lineKinds.has(kind);
  const message = isLine ? `'[!code ${kind}]' was replaced by a highlighted line` : `'[!code ${kind}]' was removed`;
  const hint = isLine ? 'docsgen supports highlighted, inserted and deleted lines' : 'Mark the whole line instead: {2}';
  tell(work, offset, { severity: 'warning', message, hint });
}

const lineKinds: ReadonlySet<string> = new Set(['focus', 'warning', 'error']);
const sameKinds: ReadonlySet<string> = new Set(['++', '--', 'highlight', 'hl']);

/** Returns `undefined` if docsgen reads the info string in the same way. */
function newInfo(info: string, { highlighted, added, removed }: Marks): string | undefined {
  const title = /(?:^|\s)\[([^\]]+)\]\s*$/.exec(info)?.[1];
  const numbers = /:(no-)?line-numbers(?:=(\d+))?/.exec(info);
  const isAttached = /^\s*[^\s{:[]+[{:]/.test(info);
  const hasMarks = highlighted.length + added.length + removed.length > 0;
  const isOfVue = /^\s*\w+-vue(?![\w-])/.test(info);
  if (title === undefined && !numbers && !isAttached && !hasMarks && !isOfVue) return undefined;
  // `js-vue` is JavaScript with Vue interpolations.
  const lang = (/^\s*([^\s{:[]*)/.exec(info)?.[1] ?? '').replace(/-vue$/, '');
  const lines = /\{([\d,\s-]+)\}/.exec(info)?.[1];
  const rest = info
    .replace(/^\s*[^\s{:[]*/, '')
    .replace(/(?:^|\s)\[[^\]]+\]\s*$/, '')
    .replace(/:(?:no-)?line-numbers(?:=\d+)?/, '')
    .replace(/\{[\d,\s-]*\}/, '')
    .trim();
  const all = [lines?.replace(/\s/g, ''), ...highlighted].filter(Boolean).join(',');
  return [
    lang,
    title && `title="${title.replaceAll('"', "'")}"`,
    all && `{${all}}`,
    added.length > 0 && `ins={${added.join(',')}}`,
    removed.length > 0 && `del={${removed.join(',')}}`,
    numbers && !numbers[1] && (numbers[2] ? `showLineNumbers=${numbers[2]}` : 'showLineNumbers'),
    rest,
  ]
    .filter(Boolean)
    .join(' ');
}

const mark = /(?<!\s)\s*(?:\/\/|#|--|;|%|\/\*|\{\/\*|<!--)\s*\[!code ([^\]]+)\]\s*(?:(?:\*\/\}?|-->)\s*)?$/;

/** A `[!code …]` comment is at the end of its line, or on a separate line above the lines that it affects. */
function takeMarks(body: string): Marks {
  const lost = new Set<string>();
  const kinds = { highlighted: [] as number[], added: [] as number[], removed: [] as number[], lost };
  if (!body.includes('[!code ')) return { code: body, ...kinds };
  const kept: string[] = [];
  for (const line of body.split('\n')) {
    const [whole, what = ''] = mark.exec(line) ?? [];
    const code = whole === undefined ? line : line.slice(0, line.length - whole.length);
    const isAlone = whole !== undefined && code.trim() === '';
    if (!isAlone) kept.push(code);
    const [, kind = '', count = '1'] = /^([a-z+-]+)(?::(\d+))?$/.exec(what.trim()) ?? [];
    const written = what.trim().split(':')[0] ?? '';
    if (whole !== undefined && !sameKinds.has(written)) lost.add(written);
    const list = kind === '++' ? kinds.added : kind === '--' ? kinds.removed : kinds.highlighted;
    const first = isAlone ? kept.length + 1 : kept.length;
    if (kind !== '') for (let at = 0; at < Number(count); at += 1) list.push(first + at);
  }
  return { code: kept.join('\n'), ...kinds };
}
