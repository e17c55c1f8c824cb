// Reports long stages, with the files that they are processing.
import { Worker } from 'node:worker_threads';
import type { StageWatch } from '../../model/adapters/ports.ts';
import { createMarks, lastSlot, markIn } from './stage-marks.ts';

/** The data that the thread receives when it starts. */
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
  let timer: NodeJS.Timeout | undefined;
  const start = (): void => {
    if (worker) return;
    const workerData: WatchData = { marks, ...options };
    worker = new Worker(file, { workerData, env: {} });
    // If a report cannot be written, the command must continue.
    worker.on('error', () => {});
    worker.unref();
  };
  return {
    stage: (name) => {
      stage(name);
      main('');
      clearTimeout(timer);
      // A stage that waits for another program does not call `start`, but lets timers of this thread run.
      if (name !== '' && !worker) timer = setTimeout(start, options.limit).unref();
    },
    file: main,
    start,
    forThread: () => {
      threads += 1;
      return { marks, slot: Math.min(threads, lastSlot) };
    },
    close: () => void worker?.terminate(),
  };
}
