// The main thread's interface to a worker thread, with a thread that answers immediately.
import { expect, it } from 'vitest';
import type { ArticleJob } from '../../../../packages/generator/src/pages/cache/article-job.ts';
import {
  type PageThread,
  startThread,
  type WorkerCall,
  type WorkerSetting,
} from '../../../../packages/generator/src/pages/workers/thread-worker.ts';

const jobsOf = (count: number, first = 0): readonly ArticleJob[] =>
  Array.from({ length: count }, (_, index) => ({ path: `${first + index}.md` }) as unknown as ArticleJob);

function startRecorded() {
  const calls: WorkerCall[] = [];
  let isClosed = false;
  const thread = {
    call: async (call: WorkerCall) => {
      calls.push(call);
      return call.kind === 'compile' ? call.jobs.map(({ path }) => `result of ${path}`) : [];
    },
    close: async () => {
      isClosed = true;
    },
  } as unknown as PageThread;
  const worker = startThread(thread, 'thread 1', {} as WorkerSetting);
  const sizes = () => calls.flatMap((call) => (call.kind === 'compile' ? call.jobs.length : []));
  return { worker, calls, sizes, isClosed: () => isClosed };
}

it('articles are prefetched in batches, and their results are reused', async () => {
  const { worker, sizes } = startRecorded();
  const jobs = jobsOf(worker.batchSize);
  for (const job of jobs.slice(1)) worker.prefetch(job);
  expect([sizes(), jobs.some(worker.isPrefetched)]).toEqual([[], false]);
  worker.prefetch(jobs[0] as ArticleJob);
  expect([sizes(), jobs.every(worker.isPrefetched)]).toEqual([[worker.batchSize], true]);
  expect(await worker.compile(jobs)).toEqual(jobs.map(({ path }) => `result of ${path}`));
  expect(sizes()).toEqual([worker.batchSize]);
});

it('a batch with an article that is not prefetched is compiled as a whole', async () => {
  const { worker, sizes } = startRecorded();
  const jobs = jobsOf(worker.batchSize + 1);
  for (const job of jobs) worker.prefetch(job);
  expect(await worker.compile(jobs.slice(-2))).toEqual([7, 8].map((index) => `result of ${index}.md`));
  expect(sizes()).toEqual([8, 2]);
});

it('a thread is busy once it has 96 prefetched articles', () => {
  const { worker } = startRecorded();
  for (const job of jobsOf(95)) worker.prefetch(job);
  expect(worker.isBusy()).toBe(false);
  worker.prefetch(jobsOf(1, 95)[0] as ArticleJob);
  expect(worker.isBusy()).toBe(true);
});

it('other calls are forwarded to the thread', async () => {
  const { worker, calls, isClosed } = startRecorded();
  await worker.emit([]);
  worker.release([]);
  await worker.finish();
  await worker.close();
  expect(calls.map(({ kind }) => kind)).toEqual(['open', 'emit', 'release', 'finish']);
  expect(isClosed()).toBe(true);
});
