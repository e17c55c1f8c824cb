// What the tests of one file or one `describe` share, such as a served site: opened before the first of them, closed
// after the last. Test files share worker processes, so everything that a file opens is closed again.
import { afterAll, beforeAll } from 'vitest';

interface Closable {
  readonly close: () => Promise<unknown>;
}

/** Gives an object whose fields are there as soon as the tests run, not while they are collected. */
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
