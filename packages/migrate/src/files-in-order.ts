import { posix } from 'node:path';
import type { MigratedFile } from './migration.ts';

/** Returns the files of a migration sorted by path. If two files have the same path, the first one is used. */
export function filesInOrder(files: readonly MigratedFile[]): readonly MigratedFile[] {
  const byPath = new Map(files.toReversed().map((file) => [posix.normalize(file.path), file]));
  return [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}
