// The only file that starts threads; what runs in them is `pages/workers/page-worker.ts`.
import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Machine, StartThread, WorkerThread } from '../model/adapters/ports.ts';

/** Limit of a thread's heap in megabytes: a page that needs more ends the thread, not the machine. */
const memoryLimit = 1024;

export function machine(): Machine {
  // Limits of a container count, too.
  return { cores: availableParallelism(), memory: process.availableMemory() };
}

/** For sites so big that memory runs out first: garbage is collected sooner, which costs some time. */
export function spareMemory(texts: number): void {
  // V8 prints a warning for flags it does not know: only versions of Node that the flag was tried on get it.
  if (Number.parseInt(process.versions.node, 10) > 24) return;
  setFlagsFromString(`--heap-growing-percent=${texts > 20_000 ? 15 : 40}`);
}

/** Peak memory of this process, in bytes. */
export function peakMemory(): number {
  return process.resourceUsage().maxRSS * 1024;
}

/** Milliseconds; the same in all threads. */
export function clock(): number {
  return performance.timeOrigin + performance.now();
}

interface ThreadReply {
  /** 0: it answers no call, but tells of an error that no call has thrown. */
  readonly id: number;
  readonly value?: unknown;
  /** The error that was thrown. */
  readonly error?: unknown;
  /** Its own fields, such as `code` and `path` of an error of the system. */
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

/** `file`: absolute path of the compiled script that the thread runs. */
export function startThread(file: string): WorkerThread {
  return threadOf(startWorker(file));
}

function startWorker(file: string): Worker {
  return new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: memoryLimit } });
}

function threadOf(worker: Worker): WorkerThread {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: unknown) => void }>();
  let last = 0;
  const fail = (error: unknown): void => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', ({ id, value, error, cause }: ThreadReply) => {
    // One of this thread, too: what watches for such errors here hears of it.
    if (id === 0) void Promise.reject(error);
    const call = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) call?.resolve(value);
    else call?.reject(error instanceof Error ? Object.assign(error, cause) : error);
  });
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('A worker thread has ended before its work was done')));
  return {
    call: (call) =>
      new Promise((resolve, reject) => {
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
