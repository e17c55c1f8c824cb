// The only module that starts threads. They run `pages/workers/page-worker.ts`.
import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Machine, StartThread, WorkerThread } from '../model/adapters/ports.ts';

/**
 * Heap limit of a thread in megabytes. A page that needs more memory crashes its thread instead of using all the memory
 * of the machine.
 */
const memoryLimit = 1024;

export function machine(): Machine {
  // Both functions respect the limits of a container.
  return { cores: availableParallelism(), memory: process.availableMemory() };
}

/** Makes V8 collect garbage earlier, which saves memory on large sites at the cost of time. */
export function spareMemory(texts: number): void {
  // V8 warns about unknown flags, so the flag is set only in tested versions of Node.
  if (Number.parseInt(process.versions.node, 10) > 24) return;
  setFlagsFromString(`--heap-growing-percent=${texts > 20_000 ? 15 : 40}`);
}

/** Returns the peak memory of this process in bytes. */
export function peakMemory(): number {
  return process.resourceUsage().maxRSS * 1024;
}

/** Returns the time in milliseconds, from a clock shared by all threads. */
export function clock(): number {
  return performance.timeOrigin + performance.now();
}

interface ThreadReply {
  readonly id: number;
  readonly value?: unknown;
  /** The error that was thrown. */
  readonly error?: unknown;
  /** Properties of the error, such as `code` and `path`. */
  readonly cause?: object;
}

/** See `Ports.prestartThread`. */
export function prestartThread(file: string): StartThread {
  let prestarted: Worker | undefined = startWorker(file);
  const forget = (): void => {
    prestarted = undefined;
  };
  prestarted.once('error', forget).once('exit', forget).unref();
  return () => {
    const worker = prestarted ?? startWorker(file);
    worker.ref();
    prestarted = undefined;
    return threadOf(worker);
  };
}

/** `file` is the absolute path of the compiled script. */
export function startThread(file: string): WorkerThread {
  return threadOf(startWorker(file));
}

function startWorker(file: string): Worker {
  return new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: memoryLimit } });
}

function threadOf(worker: Worker): WorkerThread {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: unknown) => void }>();
  let last = 0;
  /** Why the thread has ended. Calls to the thread would otherwise wait forever. */
  let end: { readonly error: unknown } | undefined;
  const fail = (error: unknown): void => {
    end ??= { error };
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', ({ id, value, error, cause }: ThreadReply) => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) call?.resolve(value);
    else call?.reject(error instanceof Error ? Object.assign(error, cause) : error);
  });
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('A worker thread ended before its work was done')));
  return {
    call: (call) =>
      new Promise((resolve, reject) => {
        if (end) return reject(end.error);
        last += 1;
        waiting.set(last, { resolve, reject });
        worker.postMessage({ id: last, call });
      }),
    close: async () => {
      worker.removeAllListeners();
      await worker.terminate();
    },
  };
}
