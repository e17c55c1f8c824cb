// Finds the versions in a single-file changelog. Their headings start with a version, such as `## [1.2.0] - 2025-03-14`
// in the format "Keep a changelog".
import type { ChangelogVersion } from '../../model/posts.ts';
import { plainText, proseLines } from '../../text/markdown-text.ts';
import { readDate } from './post-date.ts';

const heading = /^ {0,3}(#{1,3})[ \t]+([^ \t].*)$/;
const version = /^(?:[vV](?:ersion)?\s*(?:\.\s*)?)?(\d+(?:\.\d+)+(?:[-+][\w.+-]*\w)?|\d+(?=\s|$))/;
const day = /\b\d{4}-\d{2}-\d{2}\b/;

/**
 * Returns the version in a heading, or `undefined` if the heading, such as "Unreleased", does not start with a version.
 */
export function versionIn(title: string): Pick<ChangelogVersion, 'name' | 'date'> | undefined {
  const text = plainText(title.replace(/^\[([^\]]+)\](?:\([^)]*\))?/, '$1'));
  const name = version.exec(text)?.[1];
  return name === undefined ? undefined : { name, date: readDate(day.exec(text)?.[0] ?? '') };
}

/** Returns the ID of a version heading. The ID does not depend on the date or on links in the heading. */
export function versionAnchor(name: string): string {
  return `v${name.toLowerCase()}`;
}

/** Returns the versions in file order. All version headings must have the same level as the first one. */
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
