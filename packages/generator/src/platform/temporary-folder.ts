import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Calls `use` with the absolute path of an empty folder, which is removed afterwards. */
export async function withTemporaryFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = newTemporaryFolder();
  try {
    return await use(folder);
  } finally {
    removeTemporaryFolder(folder);
  }
}

/** Returns the absolute path of an empty folder. The caller removes it. */
export function newTemporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'docsgen-'));
}

export function removeTemporaryFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
