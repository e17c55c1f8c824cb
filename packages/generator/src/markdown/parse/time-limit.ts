// Time limit for parsing pages whose authors are not trusted.
import { createContext, Script } from 'node:vm';
import type { CreateParser, ParsingProcessor } from './reference-parser.ts';

export class TimeLimitError extends Error {}

/** Creates parsers that throw a `TimeLimitError` after `limit` milliseconds. */
export function withTimeLimit(create: CreateParser, limit = 60_000): CreateParser {
  return (features) =>
    create(features).use(function interrupt() {
      const { parser } = this;
      if (parser) this.parser = (text, file) => interruptible(() => parser(text, file), limit);
    }) as ParsingProcessor;
}

const script = new Script('call()');

/** All calls share one context, because each context would take memory until it is garbage-collected. */
const sandbox = { call: (): void => {} };
const context = createContext(sandbox);

/**
 * Calls a function that may block this thread. Another thread of V8 terminates the function after `limit` milliseconds.
 */
function interruptible<T>(work: () => T, limit: number): T {
  const done: T[] = [];
  try {
    sandbox.call = () => void done.push(work());
    script.runInContext(context, { timeout: limit });
    return done[0] as T;
  } catch (thrown) {
    // The error belongs to the other context, so `instanceof Error` is false.
    const isLate = Object(thrown).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    throw isLate ? new TimeLimitError(`it takes longer than ${limit / 1000} seconds`) : thrown;
  }
}
