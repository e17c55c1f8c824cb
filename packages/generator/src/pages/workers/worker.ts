// Workers compile articles and render pages, in the main thread and in other threads. Each worker has the Markdown
// compiler and the theme, but not the site.
import type { ArticleJob } from '../cache/article-job.ts';
import type { PageWorker } from '../make/page-maker.ts';

export interface Worker extends PageWorker {
  readonly name: string;
  /**
   * Number of sources per batch. Batches are small in the main thread, which must handle messages from other threads
   * between batches.
   */
  readonly batchSize: number;
  /** Number of batches in progress. Other threads have the next batch ready when they finish one. */
  readonly concurrency: number;
  /** Whether the article is being compiled already. */
  readonly isPrefetched: (job: ArticleJob) => boolean;
}

/** Returns the worker that runs in the main thread. */
export function mainWorker(maker: PageWorker): Worker {
  return {
    ...maker,
    name: 'main',
    batchSize: 2,
    concurrency: 1,
    compile: async (jobs) => {
      await yieldToOtherWork();
      return maker.compile(jobs);
    },
    isPrefetched: () => false,
  };
}

/** Resolves after the event loop has handled pending messages and requests. Await it during long work. */
export function yieldToOtherWork(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
