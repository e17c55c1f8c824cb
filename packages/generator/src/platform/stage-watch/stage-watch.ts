// Reports long stages, with the files that they are processing.
import { Worker } from 'node:worker_threads';
import type { StageWatch, ThreadWatch } from '../../model/adapters/ports.ts';
import { claimWatch, createMarks, lastSlot, markIn, readMark } from './stage-marks.ts';

/** `file` is the absolute path of the compiled `stage-watch-thread.ts`. */
type WatchRequest = ThreadWatch['request'];

/** The data that the thread receives when it starts. */
export interface WatchData extends Omit<WatchRequest, 'file'> {
  readonly marks: SharedArrayBuffer;
}

export function openStageWatch(request: WatchRequest): StageWatch {
  const marks = createMarks();
  const stage = markIn(marks, 0);
  const main = markIn(marks, 1);
  let threads = 1;
  let worker: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  const start = (): void => {
    worker ??= startWatching(marks, request);
  };
  return {
    stage: (name) => {
      stage(name);
      main('');
      clearTimeout(timer);
      // A stage that waits for another program or thread does not call `start`, but lets timers of this thread run.
      if (name !== '' && !worker) timer = setTimeout(start, request.limit).unref();
    },
    file: main,
    start,
    forThread: () => {
      threads += 1;
      return { marks, slot: Math.min(threads, lastSlot), request };
    },
    close: () => void worker?.terminate(),
  };
}

/**
 * Returns a function with which another thread sets the file that it is processing. If the main thread is blocked, this
 * thread starts the watching thread.
 */
export function watchFrom({ marks, slot, request }: ThreadWatch): (path: string) => void {
  const timer = setInterval(() => {
    const stage = readMark(marks, 0);
    // The main thread starts it first, unless it is blocked.
    if (!stage || Date.now() - stage.since < request.limit * 1.2) return;
    startWatching(marks, request);
    clearInterval(timer);
  }, request.limit / 6).unref();
  return markIn(marks, slot);
}

function startWatching(marks: SharedArrayBuffer, { file, ...options }: WatchRequest): Worker | undefined {
  if (!claimWatch(marks)) return undefined;
  const workerData: WatchData = { marks, ...options };
  const worker = new Worker(file, { workerData, env: {} });
  // If a report cannot be written, the command must continue.
  worker.on('error', () => {});
  worker.unref();
  return worker;
}
