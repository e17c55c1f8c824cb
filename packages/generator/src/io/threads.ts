// The only file that begins threads, with the side of them that is in this one.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Machine, Thread, ThreadCall } from '../build/page-pool.ts';

/** Megabytes that a thread may take for what it keeps; a page that needs more ends it, not the machine. */
const memoryLimit = 1024;

export function machine(): Machine {
  // What a container allows is counted too.
  return { cores: availableParallelism(), memory: process.availableMemory() };
}

/** For sites so big that memory is what they run out of first: garbage is not left lying for as long. Costs some time. */
export function spareMemory(texts: number): void {
  // V8 complains of a flag it does not know, so this is for the versions of Node it was tried on.
  if (Number.parseInt(process.versions.node, 10) > 24) return;
  setFlagsFromString(`--heap-growing-percent=${texts > 20_000 ? 15 : 40}`);
}

/** Milliseconds; the same in all threads. */
export function clock(): number {
  return performance.timeOrigin + performance.now();
}

export interface ThreadReply {
  readonly id: number;
  readonly value?: unknown;
  /** What was thrown. */
  readonly error?: unknown;
}

/** Beside the compiled command. */
export function pageThread(): string {
  return fileURLToPath(new URL('./page-thread.js', import.meta.url));
}

export type StartThread = () => Thread;

/** The first thread is begun at once; until somebody wants it, it keeps nothing from ending. */
export function startEarly(file: string): StartThread {
  let early: Worker | undefined = startWorker(file);
  const forget = (): void => {
    early = undefined;
  };
  early.once('error', forget).once('exit', forget).unref();
  return () => {
    const worker = early ?? startWorker(file);
    worker.ref();
    early = undefined;
    return threadOf(worker);
  };
}

export function startThread(file: string): Thread {
  return threadOf(startWorker(file));
}

export function startPageThread(): Thread {
  return startThread(pageThread());
}

function startWorker(file: string): Worker {
  return new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: memoryLimit } });
}

function threadOf(worker: Worker): Thread {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: unknown) => void }>();
  let last = 0;
  const fail = (error: unknown): void => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', ({ id, value, error }: ThreadReply) => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) call?.resolve(value);
    else call?.reject(error);
  });
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('A thread that makes pages has ended before its work was done')));
  return {
    call: (call: ThreadCall) =>
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
