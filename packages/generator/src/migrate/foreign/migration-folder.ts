// File system operations on folders of a migration.
import { lstatSync, rmdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { there } from '../../platform/missing-files.ts';

/**
 * Links the first existing `node_modules` of the folders into `to`, so that the new site can be checked before it is
 * published. The returned function removes the link.
 */
export function linkPackages(to: string, folders: readonly string[]): () => void {
  const from = folders.map((folder) => join(folder, 'node_modules')).find((path) => there(() => lstatSync(path)));
  const link = join(to, 'node_modules');
  if (from === undefined || there(() => lstatSync(link))) return () => {};
  try {
    // Windows allows all users to create junctions, but not symbolic links.
    symlinkSync(from, link, 'junction');
  } catch {
    // The check then reports the missing packages.
  }
  return () => rmSync(link, { force: true });
}

export function removeFolder(path: string): void {
  rmSync(path, { recursive: true, force: true });
}

/** Does nothing if the folder is not empty. */
export function removeEmptyFolder(path: string): void {
  try {
    rmdirSync(path);
  } catch {
    // The folder does not exist, or is not empty.
  }
}
