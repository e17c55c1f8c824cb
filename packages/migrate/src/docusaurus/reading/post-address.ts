// Dates, URLs and single authors of posts, derived from their paths and front matter as in plugin-content-blog.

import { type LooseMap, textIn } from '../../untyped-values.ts';

const dated = /^(?<folder>.*)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<text>.*?)(?:\/index)?\.mdx?$/;

/** If the date is `undefined`, Docusaurus uses the date from git or the file. */
export function postName(relative: string, frontMatter: LooseMap) {
  const { folder = '', date, text = '' } = dated.exec(relative)?.groups ?? {};
  const own = relative.replace(/(?:\/index)?\.mdx?$/, '');
  const slug = date === undefined ? `/${own}` : `/${date.replaceAll('-', '/')}/${folder}${text}`;
  const written = textIn(frontMatter.date);
  return {
    date: written ?? (date === undefined ? undefined : wholeDate(date)),
    slug: textIn(frontMatter.slug) ?? slug,
  };
}

/** `2021/3/9` becomes `2021-03-09`. */
function wholeDate(date: string): string {
  return date
    .split(/[-/]/)
    .map((part) => part.padStart(2, '0'))
    .join('-');
}

/**
 * Returns milliseconds for sorting. Posts without a date are last, because they would otherwise be first, like new
 * files.
 */
export function timeOf(date: string | undefined): number {
  if (date === undefined) return Number.NEGATIVE_INFINITY;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(date);
  const time = Date.parse(isDay ? `${date}T00:00:00Z` : date);
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
}

const spellings = {
  name: ['author'],
  title: ['author_title', 'authorTitle'],
  url: ['author_url', 'authorURL'],
  image_url: ['author_image_url', 'authorImageURL'],
} as const;

/** All front matter fields about the author. */
export const authorFields: ReadonlySet<string> = new Set(Object.values(spellings).flat());

/** Returns an entry for `authors`, or `undefined` if the fields are not used. */
export function singleAuthor(frontMatter: LooseMap): LooseMap | undefined {
  if (frontMatter.authors !== undefined || textIn(frontMatter.author) === undefined) return undefined;
  const fields = Object.entries(spellings).map(([name, keys]) => {
    const key = keys.find((each) => frontMatter[each] !== undefined);
    return [name, key === undefined ? undefined : textIn(frontMatter[key])] as const;
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}
