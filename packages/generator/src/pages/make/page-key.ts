// The key of a page: a digest of all inputs of its HTML.
import { hashOf } from '../../text/hash.ts';
import { createLru } from '../../text/lru.ts';
import type { RenderJob } from './page-maker.ts';

/** `article` is the digest of the article. */
export type PageKeys = (article: string, view: Pick<RenderJob, 'links' | 'prepared' | 'own'>) => string;

/** Number of cached template hashes. */
const templateLimit = 300;

/** Templates are long and shared by many pages, so each template is hashed only once. */
export function createPageKeys(): PageKeys {
  const templates = createLru<string, string>(templateLimit);
  const templateHash = (template: string): string => {
    const cached = templates.get(template);
    if (cached !== undefined) return cached;
    const hash = hashOf(template);
    templates.set(template, hash);
    return hash;
  };
  return (article, { links, prepared, own }) => {
    const { template, sidebar, ...others } = prepared;
    return hashOf(JSON.stringify([article, templateHash(template), hashOf(sidebar), links, others, own?.hash]));
  };
}
