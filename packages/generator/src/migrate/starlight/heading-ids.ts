// Ids that headings had: Astro makes them as docsgen does, but does not see what a component in them shows.
import GithubSlugger from 'github-slugger';
import { plainText } from '../../text/markdown-text.ts';
import { matchesIn, type PageWork, replace } from '../page-work.ts';

const heading = /^ {0,3}(#{1,6})[ \t][^\n\r]*/gm;

/** Gives the ids of the page, that of its title left out. */
export function keepHeadingIds(work: PageWork): readonly string[] {
  const slugger = new GithubSlugger();
  return matchesIn(work, heading).flatMap(({ 0: whole, 1: signs = '', index }) => {
    const end = index + whole.length;
    // Code in headings is masked.
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
