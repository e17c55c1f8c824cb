// Runs the code of a module. The module can import packages only by URL, because it has no path.
import { randomUUID } from 'node:crypto';

/** Returns the exports of the module. */
export async function runModule(code: string): Promise<Readonly<Record<string, unknown>>> {
  // Node caches modules by URL: to run the same code again, the URL must differ.
  const fresh = `${code}\n// ${randomUUID()}`;
  return import(`data:text/javascript;base64,${Buffer.from(fresh).toString('base64')}`);
}
