// Adds articles to the search index while pages are built. Articles are added in the order of the sources, so that the
// index does not depend on the number or speed of workers.

import { isSourced } from '../../model/page.ts';
import type { ArticleJob } from '../cache/article-job.ts';
import type { SiteIndex } from '../open/site-index.ts';
import type { GroupArticle, SourceGroup } from './source-groups.ts';

/** Resolves when the article and all articles before it are in the index. */
export type ArticleFeed = (group: SourceGroup, article: GroupArticle) => Promise<void>;

/** `again` returns the searchable text of a source whose text is no longer in memory (`TextSection[]` as JSON). */
export function openArticleFeed(
  index: Pick<SiteIndex, 'add'> | undefined,
  again: (job: ArticleJob) => Promise<string>,
): ArticleFeed {
  const inOrder = createOrder();
  return (group, article) =>
    inOrder(group.index, async () => {
      const { job } = group;
      if (!index || !job) return;
      const { textHash } = article;
      const text = sectionsOf(article, () => again(job));
      for (const page of group.pages) if (isSourced(page)) await index.add(page, { textHash, ...text });
    });
}

/** Returns the text from memory or from the cache. The cache is read only if the text must be indexed. */
function sectionsOf({ sections: atHand }: GroupArticle, again: () => Promise<string>) {
  let sections = atHand;
  return {
    forget: (): void => {
      sections = undefined;
    },
    sections: async (): Promise<string> => sections ?? again(),
  };
}

function createOrder(): (index: number, work: () => Promise<void>) => Promise<void> {
  const waiting = new Map<number, () => Promise<void>>();
  let next = 0;
  let turn: Promise<void> = Promise.resolve();
  return (index, work) => {
    waiting.set(index, work);
    for (let ready = waiting.get(next); ready; ready = waiting.get(next)) {
      waiting.delete(next);
      next += 1;
      turn = turn.then(ready);
    }
    return turn;
  };
}
