// Stages a migrated site next to its target. The staged site consists of the generated files, and of files that were
// edited in the target since the last run. The target is not changed yet.

import { hashOf, type OutputFolder, openSite, pluginFilePath } from 'docsgen/internals';
import type { ForeignFiles } from '../foreign-site.ts';
import type { MigratedFile } from '../migration.ts';
import { planWriting, type WritingPlan } from '../writing/plan-writing.ts';
import type { MigrationFolders, TargetState } from './migration-folders.ts';

interface StageRequest {
  readonly made: readonly MigratedFile[];
  /** Files of the original site. */
  readonly files: ForeignFiles;
  readonly place: MigrationFolders & TargetState;
  readonly isForced: boolean;
  /** The migration writes only to the staging folder of the output. */
  readonly output: OutputFolder;
}

export interface StagedMigration {
  readonly plan: WritingPlan;
  /** Content hashes of the generated files. */
  readonly hashes: ReadonlyMap<string, string>;
}

export async function stageMigration({ made, files, place, isForced, output }: StageRequest): Promise<StagedMigration> {
  const target = openSite(place.target);
  const hashes = new Map<string, string>();
  const found = new Map<string, string>();
  const before = place.record?.files ?? new Map<string, string>();
  for (const file of made) {
    const content = await bytesOf(file, files);
    // The check of the new site reports missing files.
    if (content === undefined) continue;
    hashes.set(file.path, hashOf(content));
  }
  for (const path of new Set([...hashes.keys(), ...before.keys()])) {
    const bytes = await target.readBytes(path);
    if (bytes) found.set(path, hashOf(bytes));
  }
  const plan = planWriting({ made: hashes, before, found, isForced });
  const kept = new Set(plan.kept);
  for (const file of made.filter(({ path }) => !kept.has(path))) {
    const content = await bytesOf(file, files);
    if (content) await output.stage({ path: pluginFilePath(file.path), content });
  }
  // The check includes all other files of the target.
  const replaced = new Set([...plan.removed, ...hashes.keys()]);
  const isOwn = (path: string): boolean => kept.has(path) || (!replaced.has(path) && !path.startsWith('dist/'));
  for (const path of place.there.filter(isOwn)) {
    const content = await target.readBytes(path);
    if (content) await output.stage({ path: pluginFilePath(path), content });
  }
  return { plan, hashes };
}

async function bytesOf(file: MigratedFile, files: ForeignFiles): Promise<Uint8Array | undefined> {
  return 'text' in file ? new TextEncoder().encode(file.text) : files.readBytes(file.copyOf);
}
