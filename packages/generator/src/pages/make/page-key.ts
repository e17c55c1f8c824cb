// The key of a page: digest of all that its file is made of.
import { createLru } from '../../text/lru.ts';
import type { RenderJob } from './page-maker.ts';

/** `article`: digest of the article. */
export type PageKeys = (made: { readonly article: string } & Pick<RenderJob, 'links' | 'prepared'>) => string;

/** How many hashes of templates are kept. */
const templateLimit = 300;

/** Templates are long, and many pages have the same one: each is hashed once. */
export function createPageKeys(hashOf: (text: string) => string): PageKeys {
  const templates = createLru<string, string>(templateLimit);
  const templateHash = (template: string): string => {
    const cached = templates.get(template);
    if (cached !== undefined) return cached;
    const hash = hashOf(template);
    templates.set(template, hash);
    return hash;
  };
  return ({ article, links, prepared }) => {
    const { template, sidebar, ...own } = prepared;
    return hashOf(JSON.stringify([article, templateHash(template), hashOf(sidebar), links, own]));
  };
}
