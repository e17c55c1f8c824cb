// Moves a staged migration to its target. A new folder is moved in a single step. Changes to an existing folder are
// recorded in a journal, so that the next run can finish an interrupted migration.
import { join } from 'node:path';
import {
  hashOf,
  type OutputFolder,
  openInterrupted,
  openSite,
  type Ports,
  shownPath,
  withFolder,
} from 'docsgen/internals';
import { removeEmptyFolder, removeFolder } from '../foreign/migration-folder.ts';
import { finishWriting, writeWithJournal } from '../writing/journal.ts';
import type { MigrationFolders, TargetState } from './migration-folders.ts';

/** Locks the target until `use` ends. */
export function withTarget<T>(target: string, ports: Ports, use: (output: OutputFolder) => Promise<T>): Promise<T> {
  const settle = async (): Promise<void> => {
    for (const leftover of openInterrupted(target)) {
      if ((await finishWriting(leftover, hashOf)) === 'removed') continue;
      const shown = shownPath(target, ports);
      ports.terminal.print(`Finished an interrupted migration that was writing to ${shown}.`);
    }
  };
  return withFolder(target, { ports, what: 'command', settle }, use);
}

interface Publishing {
  /** Paths of staged files. */
  readonly moves: readonly string[];
  readonly removals: readonly string[];
}

export async function publishMigration(
  output: OutputFolder,
  { target, there }: MigrationFolders & TargetState,
  { moves, removals }: Publishing,
): Promise<void> {
  // This cache was created by the check of the new site.
  if (output.place) removeFolder(join(output.place.staging, '.docsgen/cache'));
  if (there.length === 0) removeEmptyFolder(target);
  if (await output.publishAll()) return;
  const files = openSite(target);
  const deedOf = async (path: string) => {
    const bytes = await files.readBytes(path);
    return { path, before: bytes ? hashOf(bytes) : null };
  };
  const listed = { moves: await Promise.all(moves.map(deedOf)), removals: await Promise.all(removals.map(deedOf)) };
  await writeWithJournal(output, listed);
}
