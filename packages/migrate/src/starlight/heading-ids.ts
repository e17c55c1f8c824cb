// Preserves heading ids. Astro generates heading ids as docsgen does, but ignores text inside components.

import { plainText } from 'docsgen/internals';
import GithubSlugger from 'github-slugger';
import { headingsIn, type PageConversion, replace } from '../page-work.ts';

/** Returns the heading ids of the page, except for the id of its title. */
export function keepHeadingIds(work: PageConversion): readonly string[] {
  const slugger = new GithubSlugger();
  return headingsIn(work).flatMap(({ depth, text, end }) => {
    const id = slugger.slug(plainText(text.replace(/<[^<>]*>/g, '')));
    if (/<[A-Z]/.test(text) && work.file.endsWith('.mdx')) replace(work, end, end, ` {/* #${id} */}`);
    return depth > 1 ? [id] : [];
  });
}
