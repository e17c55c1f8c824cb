// Which worker makes which pages: batches for workers that ask for them, whichever is ready first.
import type { Worker } from '../workers/worker.ts';
import type { SourceGroup } from './source-groups.ts';

interface GroupQueue {
  /** The next batch for a worker; empty: nothing is left. */
  readonly take: (worker: Worker) => readonly SourceGroup[];
  readonly left: () => number;
}

/** A worker that has prefetched articles takes those first, and no other worker does. */
export function openQueue(groups: readonly SourceGroup[], workers: readonly Worker[]): GroupQueue {
  const own = new Map<Worker, SourceGroup[]>();
  const common: SourceGroup[] = [];
  for (const group of groups) {
    const worker = workers.find((each) => group.job && each.isPrefetched(group.job));
    if (worker) own.set(worker, [...(own.get(worker) ?? []), group]);
    else common.push(group);
  }
  let next = 0;
  return {
    left: () => common.length - next,
    take: (worker) => {
      const prefetched = own.get(worker)?.splice(0, worker.batchSize) ?? [];
      if (prefetched.length > 0) return prefetched;
      // Towards the end batches get smaller, so that no worker has many left while the others have none.
      const share = Math.ceil((common.length - next) / (workers.length * 4));
      const batch = common.slice(next, next + Math.min(worker.batchSize, Math.max(1, share)));
      next += batch.length;
      return batch;
    },
  };
}
