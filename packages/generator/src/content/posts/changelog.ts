// The versions of a changelog that is one file: its headings that begin with a version, as `## [1.2.0] - 2025-03-14`
// of "Keep a changelog" and most others do.
import type { ChangelogVersion } from '../../model/posts.ts';
import { plainText, proseLines } from '../../text/markdown-text.ts';
import { readDate } from './post-date.ts';

const heading = /^ {0,3}(#{1,3})[ \t]+([^ \t].*)$/;
const version = /^(?:[vV](?:ersion)?\s*(?:\.\s*)?)?(\d+(?:\.\d+)+(?:[-+][\w.+-]*\w)?|\d+(?=\s|$))/;
const day = /\b\d{4}-\d{2}-\d{2}\b/;

/** `undefined`: the heading names no version. A heading of the changes to come has none and no date. */
export function versionIn(title: string): Pick<ChangelogVersion, 'name' | 'date'> | undefined {
  const text = plainText(title.replace(/^\[([^\]]+)\](?:\([^)]*\))?/, '$1'));
  const name = version.exec(text)?.[1];
  return name === undefined ? undefined : { name, date: readDate(day.exec(text)?.[0] ?? '') };
}

/** Id of a version's heading: the same wherever its date or a link is written. */
export function versionAnchor(name: string): string {
  return `v${name.toLowerCase()}`;
}

/** In the order of the file. Versions stand on one level of headings, that of the first one. */
export function versionsIn(markdown: string): readonly ChangelogVersion[] {
  const found: ChangelogVersion[] = [];
  let level: number | undefined;
  for (const line of proseLines(markdown)) {
    const [, signs = '', title = ''] = heading.exec(line) ?? [];
    const named = signs === '' ? undefined : versionIn(title);
    if (named === undefined || (level !== undefined && signs.length !== level)) continue;
    level = signs.length;
    found.push({ ...named, anchor: versionAnchor(named.name) });
  }
  return found;
}
