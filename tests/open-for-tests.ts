// Opens a resource that the tests of a file or `describe` share, such as a served site, and closes it after the last
// test, because test files share worker processes.
import { afterAll, beforeAll } from 'vitest';

interface Closable {
  readonly close: () => Promise<unknown>;
}

/** Returns an object whose fields are available while tests run, but not while they are collected. */
export function openForTests<T extends Closable>(open: () => Promise<T>): T {
  const shared = {} as T;
  let opened: T | undefined;
  beforeAll(async () => {
    opened = await open();
    Object.assign(shared, opened);
  });
  afterAll(() => opened?.close());
  return shared;
}
