// Where pages are made: this thread or another one.
import type { PageWork, TextTask } from './page-work.ts';

export interface Lane extends PageWork {
  readonly name: string;
  /** Texts in one batch: another thread is asked seldom, this one has to hear the others in between. */
  readonly batchSize: number;
  /** Batches under way at a time: another thread has the next one at hand when it is done with the last. */
  readonly depth: number;
  /** It has begun with this text already. */
  readonly isAhead: (task: TextTask) => boolean;
  readonly close: () => Promise<void>;
}

export function inlineLane(work: PageWork): Lane {
  return {
    ...work,
    name: 'main',
    batchSize: 2,
    depth: 1,
    compile: async (tasks) => {
      await otherWork();
      return work.compile(tasks);
    },
    isAhead: () => false,
    close: async () => {},
  };
}

/** Answers of other threads are heard. */
function otherWork(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
