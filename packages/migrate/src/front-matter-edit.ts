// Edits the front matter of a page: removes keys with their values, and appends new ones.
import { splitFrontMatter } from './front-matter.ts';
import { plainLabel } from './localized-text.ts';
import { type PageConversion, replace, tell } from './page-work.ts';
import { isMap, type LooseMap, listIn, mapIn, textIn } from './untyped-values.ts';
import { type Plain, yamlOf } from './yaml-text.ts';

export interface FrontMatterChange {
  readonly drop: readonly string[];
  readonly add: { readonly [key: string]: Plain };
}

/** Returns the change that drops the keys that the page has, and adds the values that are set. */
export function changeOf(
  frontMatter: LooseMap,
  drop: readonly string[],
  add: FrontMatterChange['add'],
): FrontMatterChange {
  const given = Object.entries(add).filter(([, value]) => value !== undefined);
  return { drop: drop.filter((key) => frontMatter[key] !== undefined), add: Object.fromEntries(given) };
}

/** Converts `prev` and `next` of a page. `idOf` returns the id of the page at a URL. */
export function neighbour(value: unknown, idOf: (link: string) => string | undefined): string | null | undefined {
  if (value === false) return null;
  const link = textIn(mapIn(value).link);
  return link === undefined ? undefined : idOf(link);
}

interface Landing {
  readonly title: string;
  readonly subtitles: readonly unknown[];
  /** Buttons with `text` and `link`. */
  readonly actions: unknown;
  readonly newLink: (link: string) => string;
}

/** Returns the fields of a landing page. */
export function landingFields({ title, subtitles, actions, newLink }: Landing): FrontMatterChange['add'] {
  const lines = subtitles.flatMap((each) => plainLabel(textIn(each) ?? '') || []);
  const links = listIn(actions)
    .filter(isMap)
    .map(({ text, link }) => ({ label: plainLabel(textIn(text) ?? ''), to: newLink(textIn(link) ?? '/') }));
  const home = { subtitle: lines.join(' — ') || undefined, actions: links.length > 0 ? links : undefined };
  return { title: plainLabel(title), home };
}

/** Reports a field at its line. */
export function tellField(work: PageConversion, key: string, message: string, hint: string): void {
  const offset = Math.max(0, work.text.search(new RegExp(`^${key}\\s*:`, 'm')));
  tell(work, offset, { severity: 'warning', message, hint });
}

export function editFrontMatter(work: PageConversion, { drop, add }: FrontMatterChange): void {
  const added = Object.keys(add).length === 0 ? '' : yamlOf(add);
  const { head, yaml } = splitFrontMatter(work.text);
  if (head === '') {
    if (added !== '') replace(work, 0, 0, `---\n${added}---\n\n`);
    return;
  }
  const kept = withoutKeys(yaml, new Set(drop));
  if (kept === yaml && added === '') return;
  const body = kept.trim() === '' ? '' : `${kept.trimEnd()}\n`;
  const next = body + added;
  replace(work, 0, head.length, next === '' ? '' : `---\n${next}---\n`);
}

/** A key's value also includes the following lines that are indented, empty or list items. */
function withoutKeys(yaml: string, dropped: ReadonlySet<string>): string {
  let isDropped = false;
  const lines = yaml.split('\n').filter((line) => {
    const key = /^(['"]?)([\w-]+)\1[ \t]*:/.exec(line)?.[2];
    if (key !== undefined) isDropped = dropped.has(key);
    else if (/^\S/.test(line) && !/^[-\]}]/.test(line)) isDropped = false;
    return !isDropped;
  });
  return lines.join('\n');
}
