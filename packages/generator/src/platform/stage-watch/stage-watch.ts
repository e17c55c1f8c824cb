// Reports stages that take long, with the files they are working on.
import { Worker } from 'node:worker_threads';
import type { StageWatch } from '../../model/adapters/ports.ts';
import { createMarks, markIn } from './stage-marks.ts';

/** Everything that the watching thread gets. */
export interface WatchData {
  readonly marks: SharedArrayBuffer;
  /** Milliseconds until the first report. */
  readonly limit: number;
  /** Printed before a report: clears the progress line of a terminal. */
  readonly lineStart: string;
  /** File descriptor that reports are written to. */
  readonly output: number;
}

interface WatchRequest extends Omit<WatchData, 'marks'> {
  /** Absolute path of the compiled `stage-watch-thread.ts`. */
  readonly file: string;
}

export function openStageWatch({ file, ...options }: WatchRequest): StageWatch {
  const marks = createMarks();
  const stage = markIn(marks, 0);
  const main = markIn(marks, 1);
  let threads = 1;
  let worker: Worker | undefined;
  const start = (): void => {
    if (worker) return;
    const workerData: WatchData = { marks, ...options };
    worker = new Worker(file, { workerData, env: {} });
    worker.unref();
  };
  return {
    stage: (name) => {
      stage(name);
      main('');
      // A stage that waits for another program does not call `start`, but leaves this thread time for a timer.
      if (name !== '') setTimeout(start, options.limit).unref();
    },
    file: main,
    start,
    forThread: () => {
      threads += 1;
      return { marks, slot: threads };
    },
    close: () => void worker?.terminate(),
  };
}
