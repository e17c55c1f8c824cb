// Runs the code of a module. It may import packages by their addresses alone, since it has no place of its own.
import { randomUUID } from 'node:crypto';

/** Gives what it exports. */
export async function runModule(code: string): Promise<Readonly<Record<string, unknown>>> {
  // Node keeps every module that it has loaded: one that is to run again needs another address.
  const fresh = `${code}\n// ${randomUUID()}`;
  return import(`data:text/javascript;base64,${Buffer.from(fresh).toString('base64')}`);
}
