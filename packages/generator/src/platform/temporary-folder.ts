// A folder for what is needed while a command runs, outside of every site.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** `use` gets the absolute path of an empty folder, which is gone afterwards. */
export async function withTemporaryFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = newTemporaryFolder();
  try {
    return await use(folder);
  } finally {
    removeTemporaryFolder(folder);
  }
}

/** Gives the absolute path of an empty folder, which stays until it is removed. */
export function newTemporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'docsgen-'));
}

export function removeTemporaryFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
