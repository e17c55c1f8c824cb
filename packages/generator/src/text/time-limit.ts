// Time limit for synchronous code that may take very long, such as parsing some texts.
import { createContext, Script } from 'node:vm';

/** Time limit for parsing a page, in milliseconds. */
export const pageTimeLimit = 60_000;

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
