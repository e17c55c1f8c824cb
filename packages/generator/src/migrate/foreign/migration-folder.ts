// What writing a migrated site needs of the disk beyond its files: packages of another folder lent to the check of a
// site that is not in its place yet, and a folder that has to be empty.
import { lstatSync, rmdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { there } from '../../platform/missing-files.ts';

/** The first of the folders that has packages lends them, until the returned function is called. */
export function lendPackages(to: string, folders: readonly string[]): () => void {
  const from = folders.map((folder) => join(folder, 'node_modules')).find((path) => there(() => lstatSync(path)));
  const link = join(to, 'node_modules');
  if (from === undefined || there(() => lstatSync(link))) return () => {};
  try {
    // Windows lets everyone make junctions, but not links.
    symlinkSync(from, link, 'junction');
  } catch {
    // Without packages the check says which are missing.
  }
  return () => rmSync(link, { force: true });
}

export function removeFolder(path: string): void {
  rmSync(path, { recursive: true, force: true });
}

/** A folder with anything in it stays. */
export function removeEmptyFolder(path: string): void {
  try {
    rmdirSync(path);
  } catch {
    // It is not there, or not empty.
  }
}
