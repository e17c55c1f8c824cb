// Rewrites links in pages of a VitePress or Starlight site.
import { posix } from 'node:path';
import { encodePath } from 'docsgen/internals';
import { matchesIn, type PageConversion, replace } from './page-work.ts';

export interface NewHref {
  /** `undefined` if the link does not change. */
  readonly href: string | undefined;
  /** The target, if it is not a page. Relative to the original site. */
  readonly file?: string;
}

export function relative(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return encodePath(path.startsWith('.') ? path : `./${path}`);
}

const patterns = [
  /(\]\(\s*<?)([^()\s<>]+(?:\([^()\s]*\)[^()\s<>]*)?)(?=>?(?:\s+(?:"[^"]*"|'[^']*'))?\s*\))/g,
  /(^ {0,3}\[[^\]\n]+\]:[ \t]*<?)([^\s<>]+)/gm,
  /(<[A-Za-z][^<>]*?\s(?:href|src|poster)=["'])([^"']+)/g,
];

export function convertLinks(work: PageConversion, newHref: (href: string) => NewHref): void {
  for (const pattern of patterns)
    for (const { 1: before = '', 2: href = '', index } of matchesIn(work, pattern)) {
      const { href: next, file } = newHref(href);
      if (file !== undefined) work.uses.add(file);
      const start = index + before.length;
      if (next !== undefined) replace(work, start, start + href.length, next);
    }
}
