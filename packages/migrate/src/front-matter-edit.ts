// Edits the front matter of a page: removes keys with their values, and appends new ones.
import type { PageConversion } from './page-work.ts';
import { replace } from './page-work.ts';
import { type Plain, yamlOf } from './yaml-text.ts';

export interface FrontMatterChange {
  readonly drop: readonly string[];
  readonly add: { readonly [key: string]: Plain };
}

const block = /^---[ \t]*\r?\n([\s\S]*?)(\r?\n)?---[ \t]*(?:\r?\n|$)/;

export function editFrontMatter(work: PageConversion, { drop, add }: FrontMatterChange): void {
  const added = Object.keys(add).length === 0 ? '' : yamlOf(add);
  const [whole, yaml] = block.exec(work.text) ?? [];
  if (whole === undefined || yaml === undefined) {
    if (added !== '') replace(work, 0, 0, `---\n${added}---\n\n`);
    return;
  }
  const kept = withoutKeys(yaml, new Set(drop));
  if (kept === yaml && added === '') return;
  const body = kept.trim() === '' ? '' : `${kept.trimEnd()}\n`;
  const next = body + added;
  replace(work, 0, whole.length, next === '' ? '' : `---\n${next}---\n`);
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
