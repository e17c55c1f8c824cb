// The files of a migration: each path once, in the order of paths.
import { posix } from 'node:path';
import type { MigratedFile } from './migration.ts';

/** Of two with one path the first stays. */
export function filesInOrder(files: readonly MigratedFile[]): readonly MigratedFile[] {
  const byPath = new Map(files.toReversed().map((file) => [posix.normalize(file.path), file]));
  return [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}
