// Preserves heading ids. Astro generates heading ids as docsgen does, but ignores text inside components.

import { plainText } from 'docsgen/internals';
import GithubSlugger from 'github-slugger';
import { matchesIn, type PageConversion, replace } from '../page-work.ts';

const heading = /^ {0,3}(#{1,6})[ \t][^\n\r]*/gm;

/** Returns the heading ids of the page, except for the id of its title. */
export function keepHeadingIds(work: PageConversion): readonly string[] {
  const slugger = new GithubSlugger();
  return matchesIn(work, heading).flatMap(({ 0: whole, 1: signs = '', index }) => {
    const end = index + whole.length;
    // `masked` does not contain code in the heading.
    const text = work.text
      .slice(index, end)
      .replace(/^ {0,3}#{1,6}[ \t]+/, '')
      .trimEnd()
      .replace(/(?<![ \t])[ \t]+#+$/, '');
    const id = slugger.slug(plainText(text.replace(/<[^<>]*>/g, '')));
    if (/<[A-Z]/.test(text) && work.file.endsWith('.mdx')) replace(work, end, end, ` {/* #${id} */}`);
    return signs.length > 1 ? [id] : [];
  });
}
