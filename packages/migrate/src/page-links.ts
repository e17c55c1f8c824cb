// Rewrites the links and images of a page for its new path.
import type { NewHref } from './moves.ts';
import { matchesIn, type PageConversion, replace } from './page-work.ts';

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
