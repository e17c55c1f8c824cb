// Workers make pages: this thread is one, other threads are more. Each has the Markdown compiler and the theme, and
// nothing of the site.
import type { ArticleJob } from '../cache/article-job.ts';
import type { PageMaker } from '../make/page-maker.ts';

export interface Worker extends PageMaker {
  readonly name: string;
  /** Sources in one batch: another thread is asked seldom, this one has to hear the others in between. */
  readonly batchSize: number;
  /** Batches under way at a time: another thread has the next one at hand when it is done with the last. */
  readonly concurrency: number;
  /** Work on this article has begun already. */
  readonly isPrefetched: (job: ArticleJob) => boolean;
}

/** This thread. */
export function mainWorker(maker: PageMaker): Worker {
  return {
    ...maker,
    name: 'main',
    batchSize: 2,
    concurrency: 1,
    compile: async (jobs) => {
      await otherWork();
      return maker.compile(jobs);
    },
    isPrefetched: () => false,
  };
}

/** Answers of other threads are heard. */
function otherWork(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
