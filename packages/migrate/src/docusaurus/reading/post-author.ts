// Authors in the front matter format of Docusaurus 1, with separate fields, which Docusaurus still supports.

import { type LooseMap, textIn } from '../../untyped-values.ts';

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
