// Normalizes common spellings of admonitions before parsing: `:::note Title` and `::: tip` become `:::note[Title]` and
// `:::tip`, and `::: steps` becomes `:::steps`. Line numbers and the columns of titles do not change, because the
// brackets are padded with spaces. Fenced code is not changed.
import { hasTextComponents, nameOfDirective } from '../registry.ts';

const kinds = ['note', 'tip', 'info', 'warning', 'danger'] as const;
type AdmonitionKind = (typeof kinds)[number];

export interface Admonition {
  /** Kind of the admonition, which determines its style. */
  readonly kind: AdmonitionKind;
  /** Key of the default title in the UI strings. */
  readonly title: AdmonitionKind | 'important' | 'caution';
}

/** Names used by other tools and by GitHub's alerts. */
const others: ReadonlyMap<string, Admonition> = new Map<string, Admonition>([
  ['caution', { kind: 'warning', title: 'caution' }],
  ['important', { kind: 'info', title: 'important' }],
  ['success', { kind: 'tip', title: 'tip' }],
  ['hint', { kind: 'tip', title: 'tip' }],
  ['secondary', { kind: 'note', title: 'note' }],
  ['error', { kind: 'danger', title: 'danger' }],
]);

/** Returns the admonition of `:::word`. */
export function admonitionOf(word: string): Admonition | undefined {
  const name = word.toLowerCase();
  const kind = kinds.find((known) => known === name);
  return kind === undefined ? others.get(name) : { kind, title: kind };
}

/** Returns the admonition of `> [!WORD]`. GitHub's caution is more severe than its warning. */
export function alertOf(word: string): Admonition | undefined {
  return word.toLowerCase() === 'caution' ? { kind: 'danger', title: 'caution' } : admonitionOf(word);
}

const opening =
  /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?)(:{3,})([ \t]*)([A-Za-z]+)([ \t]+)(?:([^\s[{](?:.*[^ \t])?)[ \t]*)?$/;
const spaced = /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?)(:{3,})([ \t]+)([A-Za-z][\w-]*)(?:(\[.*|\{.*)|[ \t]*)$/;
const fence = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}(?!`)|~{3,}(?!~))(.*)$/;

export function normalizeAdmonitions(markdown: string): string {
  if (!markdown.includes(':::')) return markdown;
  let open: string | undefined;
  return markdown
    .split('\n')
    .map((line) => {
      const [, mark, rest = ''] = fence.exec(line) ?? [];
      if (mark !== undefined) {
        if (open === undefined && !(mark.startsWith('`') && rest.includes('`'))) open = mark;
        else if (open !== undefined && mark.startsWith(open) && rest.trim() === '') open = undefined;
        return line;
      }
      return open === undefined ? normalizeLine(line) : line;
    })
    .join('\n');
}

function normalizeLine(line: string): string {
  const text = line.endsWith('\r') ? line.slice(0, -1) : line;
  const titled = opening.exec(text);
  if (titled?.[4] && titled[6] && admonitionOf(titled[4])) {
    const [, before, colons, gap = '', name, space = '', title] = titled;
    return `${before}${colons}${name}[${' '.repeat(gap.length + space.length - 1)}${title}]`;
  }
  const bare = spaced.exec(text);
  if (bare?.[4] && (admonitionOf(bare[4]) || nameOfDirective(bare[4]))) {
    const [, before, colons, gap = '', name, rest = ''] = bare;
    return `${before}${colons}${name}${rest.replace(/^\[/, () => `[${gap}`)}`;
  }
  return line;
}

/**
 * Reports whether a source may contain directives. Directives are parsed only in such sources, so that `10:30` remains
 * a time in all other sources.
 */
export function hasDirectives(markdown: string): boolean {
  return (
    (markdown.includes('::') && /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*:{2,}[A-Za-z]/m.test(markdown)) ||
    hasTextComponents(markdown)
  );
}
