// A worker in another thread: what that thread is told, what it can be asked for, and its side of a `Worker` in this
// one.

import type { FileMark, WorkerThread } from '../../model/adapters/ports.ts';
import type { OutputFolders } from '../../model/output.ts';
import type { SourcePath } from '../../model/paths.ts';
import type { ArticleJob } from '../cache/article-job.ts';
import type { CompilerSetting } from '../make/open-compiler.ts';
import type { ArticleResult, RenderedPage, RenderJob } from '../make/page-maker.ts';
import type { Worker } from './worker.ts';

/** All that another thread is told of the site, once. */
export interface WorkerSetting extends CompilerSetting {
  readonly hasCache: boolean;
  /** Texts of the files that plugins made, by path. */
  readonly made: readonly (readonly [path: string, text: string])[];
  readonly place: OutputFolders;
  /** Left out if long stages are not reported. */
  readonly mark?: FileMark;
}

/** What another thread can be asked for. */
export type WorkerCall =
  | { readonly kind: 'open'; readonly setting: WorkerSetting }
  | { readonly kind: 'compile'; readonly jobs: readonly ArticleJob[] }
  | { readonly kind: 'emit'; readonly jobs: readonly RenderJob[] }
  | { readonly kind: 'release'; readonly paths: readonly SourcePath[] }
  | { readonly kind: 'finish' };

export type PageThread = WorkerThread<WorkerCall>;

interface ThreadWork {
  readonly name: string;
  /** Articles that the thread was asked for before. */
  readonly prefetched: ReadonlyMap<SourcePath, Promise<ArticleResult>>;
}

export function threadWorker(thread: PageThread, { name, prefetched }: ThreadWork): Worker {
  const isPrefetched = ({ path }: ArticleJob): boolean => prefetched.has(path);
  return {
    name,
    batchSize: 8,
    concurrency: 3,
    isPrefetched,
    compile: (jobs) =>
      jobs.every(isPrefetched)
        ? Promise.all(jobs.flatMap(({ path }) => prefetched.get(path) ?? []))
        : compileIn(thread, jobs),
    emit: (jobs) => thread.call({ kind: 'emit', jobs }) as Promise<readonly RenderedPage[]>,
    // If the thread has ended, the next call says so.
    release: (paths) => void thread.call({ kind: 'release', paths }).catch(() => {}),
    finish: async () => void (await thread.call({ kind: 'finish' })),
  };
}

export function compileIn(thread: PageThread, jobs: readonly ArticleJob[]): Promise<readonly ArticleResult[]> {
  return thread.call({ kind: 'compile', jobs }) as Promise<readonly ArticleResult[]>;
}
