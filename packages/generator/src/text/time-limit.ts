// Time limits for code that may never finish: plugins, site configurations, and parsing of some texts.
import { createContext, Script } from 'node:vm';

/** Time limit in milliseconds for one page, or for one plugin on a page. */
export const pageTimeLimit = 60_000;

/**
 * Rejects with `TimeLimitError` after `timeLimit` milliseconds, for example if a module waits for a promise that never
 * settles.
 */
export async function withTimeLimit<T>(work: () => T | Promise<T>, timeLimit: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(timeLimit)), timeLimit);
  });
  try {
    return await Promise.race([interruptible(work, timeLimit), late]);
  } finally {
    clearTimeout(timer);
  }
}

export class TimeLimitError extends Error {
  constructor(timeLimit: number) {
    super(`it takes longer than ${timeLimit / 1000} seconds`);
  }
}

const script = new Script('call()');

/** Shared by all calls, because each context would take memory until it is collected as garbage. */
const sandbox = { call: (): void => {} };
const context = createContext(sandbox);

/**
 * Runs synchronous code that may loop forever, which blocks all timers of its thread. V8 terminates a script,
 * including the functions it calls, from another thread after `timeLimit` milliseconds. It cannot terminate a loop
 * after an `await`.
 */
export function interruptible<T>(work: () => T, timeLimit: number): T {
  let result: { readonly value: T } | undefined;
  const call = (): void => {
    result = { value: work() };
  };
  try {
    sandbox.call = call;
    script.runInContext(context, { timeout: timeLimit });
  } catch (thrown) {
    // The error belongs to the other context, so `instanceof Error` is false.
    const isLate = Object(thrown).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    throw isLate ? new TimeLimitError(timeLimit) : thrown;
  }
  if (result === undefined) throw new TimeLimitError(timeLimit);
  return result.value;
}
