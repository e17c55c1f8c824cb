// Time limits for work that may never end: plugins and configurations of the site, and texts that a parser takes very
// long for.
import { createContext, Script } from 'node:vm';

/** Milliseconds for one page, or for one plugin on it. */
export const pageTimeLimit = 60_000;

/** Gives up on what is never finished, such as a module that waits for something that does not come. */
export async function inTime<T>(work: () => T | Promise<T>, timeLimit: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateError(timeLimit)), timeLimit);
  });
  try {
    return await Promise.race([interruptible(work, timeLimit), late]);
  } finally {
    clearTimeout(timer);
  }
}

export class LateError extends Error {
  constructor(timeLimit: number) {
    super(`it takes longer than ${timeLimit / 1000} seconds`);
  }
}

const script = new Script('call()');

/** One for all calls: each would take memory until it is collected. */
const sandbox = { call: (): void => {} };
const context = createContext(sandbox);

/**
 * An endless loop holds its thread, so that no timer of it rings. V8 ends a script that takes too long from another
 * thread, and what the script calls with it. A loop after an `await` is out of its reach.
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
    // An error of the other context, which is no `Error` of this one.
    const isLate = Object(thrown).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    throw isLate ? new LateError(timeLimit) : thrown;
  }
  if (result === undefined) throw new LateError(timeLimit);
  return result.value;
}
