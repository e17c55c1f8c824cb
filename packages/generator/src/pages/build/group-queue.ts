// Distributes groups of sources to workers in batches, which idle workers take from the queue.
import type { Worker } from '../workers/worker.ts';
import type { SourceGroup } from './source-groups.ts';

interface GroupQueue {
  /** Returns the next batch for a worker. The batch is empty if no groups are left. */
  readonly take: (worker: Worker) => readonly SourceGroup[];
  readonly left: () => number;
}

/** Articles that a worker has prefetched are reserved for this worker, which takes them first. */
export function openQueue(groups: readonly SourceGroup[], workers: readonly Worker[]): GroupQueue {
  const reserved = new Map<Worker, SourceGroup[]>();
  const shared: SourceGroup[] = [];
  for (const group of groups) {
    const worker = workers.find((each) => group.job && each.isPrefetched(group.job));
    if (worker) reserved.set(worker, [...(reserved.get(worker) ?? []), group]);
    else shared.push(group);
  }
  let next = 0;
  return {
    left: () => shared.length - next,
    take: (worker) => {
      const prefetched = reserved.get(worker)?.splice(0, worker.batchSize) ?? [];
      if (prefetched.length > 0) return prefetched;
      // Batches get smaller toward the end, so that workers finish at about the same time.
      const share = Math.ceil((shared.length - next) / (workers.length * 4));
      const batch = shared.slice(next, next + Math.min(worker.batchSize, Math.max(1, share)));
      next += batch.length;
      return batch;
    },
  };
}
