// Adds articles to the search index while pages are built. Articles are added in the order of the sources, so that the
// index does not depend on the number or speed of workers.

import { isSourced } from '../../model/site.ts';
import { searchDocument } from '../../output/search/search-document.ts';
import { hashOf } from '../../text/hash.ts';
import type { ArticleJob } from '../cache/article-job.ts';
import type { Build } from '../open/build.ts';
import type { GroupArticle, SourceGroup } from './source-groups.ts';

/** Resolves when the article and all articles before it are in the index. */
export type ArticleFeed = (group: SourceGroup, article: GroupArticle) => Promise<void>;

/** `again` returns the searchable text of a source whose text is no longer in memory (`TextSection[]` as JSON). */
export function openArticleFeed(
  { index, site: { graph } }: Pick<Build, 'index' | 'site'>,
  again: (job: ArticleJob) => Promise<string>,
): ArticleFeed {
  const inOrder = createOrder();
  return ({ index: position, job, pages }, { textHash, sections: inMemory }) =>
    inOrder(position, async () => {
      if (!index || !job) return;
      let sections = inMemory;
      const forget = (): void => {
        sections = undefined;
      };
      for (const page of pages) {
        const frame = isSourced(page) ? searchDocument(graph, page, []) : undefined;
        if (!frame || !isSourced(page)) continue;
        await index.add({
          hash: hashOf(`${JSON.stringify(frame)}\n${textHash}`),
          forget,
          document: async () => searchDocument(graph, page, JSON.parse(sections ?? (await again(job)))) ?? frame,
        });
      }
    });
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
