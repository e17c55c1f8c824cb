// The author of a post in the spelling of Docusaurus 1, one field for each word about them: it reads them to this day.

import { type LooseMap, textIn } from '../../untyped-values.ts';

const spellings = {
  name: ['author'],
  title: ['author_title', 'authorTitle'],
  url: ['author_url', 'authorURL'],
  image_url: ['author_image_url', 'authorImageURL'],
} as const;

/** All fields that speak of the author. */
export const authorFields: ReadonlySet<string> = new Set(Object.values(spellings).flat());

/** As an entry of `authors`; `undefined`: the post names none in this way. */
export function singleAuthor(frontMatter: LooseMap): LooseMap | undefined {
  if (frontMatter.authors !== undefined || textIn(frontMatter.author) === undefined) return undefined;
  const fields = Object.entries(spellings).map(([name, keys]) => {
    const key = keys.find((each) => frontMatter[each] !== undefined);
    return [name, key === undefined ? undefined : textIn(frontMatter[key])] as const;
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}
