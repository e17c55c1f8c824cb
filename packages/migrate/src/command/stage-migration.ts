// Stages a migrated site next to its target. It consists of the generated files, and of files that were edited in the
// target since the last run. The target is not changed yet.

import { hashOf, type OutputFolder, openSite } from 'docsgen/internals';
import type { ForeignFiles } from '../foreign-site.ts';
import type { MigratedFile } from '../migration.ts';
import { pathOf } from '../writing/journal.ts';
import { offersFolder, replacedFolder } from '../writing/migration-record.ts';
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
  /** Content hashes of the files in the target with the same paths. */
  readonly found: ReadonlyMap<string, string>;
  /** Paths of new versions of edited files, which are saved in a separate folder of the target. */
  readonly offers: readonly string[];
  /** Paths of the copies of replaced edited files, by the path of the original file. */
  readonly copies: ReadonlyMap<string, string>;
  /** Paths of obsolete new versions that an earlier run saved. */
  readonly staleOffers: readonly string[];
}

export async function stageMigration(request: StageRequest): Promise<StagedMigration> {
  const { made, files, place, isForced, output } = request;
  const target = openSite(place.target);
  const hashes = new Map<string, string>();
  for (const file of made) {
    const bytes = await bytesOf(file, files);
    // The check of the new site reports missing files.
    if (bytes) hashes.set(file.path, hashOf(bytes));
  }
  const before = place.record?.files ?? new Map<string, string>();
  const found = new Map<string, string>();
  for (const path of new Set([...hashes.keys(), ...before.keys()])) {
    const bytes = await target.readBytes(path);
    if (bytes) found.set(path, hashOf(bytes));
  }
  const plan = planWriting({ made: hashes, before, found, isForced });
  const offered = new Set(await target.list(offersFolder, 'visible'));
  const isKept = new Map(plan.kept.map((each) => [each.path, each]));
  const offers: string[] = [];
  for (const file of made) {
    const kept = isKept.get(file.path);
    const content = await bytesOf(file, files);
    if (content === undefined) continue;
    if (kept === undefined) await output.stage({ path: pathOf(file.path), content });
    else if (kept.why !== 'gone' && (kept.hasNewText || offered.has(file.path))) {
      const path = `${offersFolder}/${file.path}`;
      await output.stage({ path: pathOf(path), content });
      offers.push(path);
    }
  }
  const copies = await stageCopies({ place, plan, output });
  await stageOwn({ place, plan, hashes, output });
  const staleOffers = [...offered].map((path) => `${offersFolder}/${path}`).filter((path) => !offers.includes(path));
  return { plan, hashes, found, offers, copies, staleOffers };
}

async function bytesOf(file: MigratedFile, files: ForeignFiles): Promise<Uint8Array | undefined> {
  return 'text' in file ? new TextEncoder().encode(file.text) : files.readBytes(file.copyOf);
}

/** Stages copies of replaced files. Never overwrites a copy of an earlier run, which may be the only copy. */
async function stageCopies({ place, plan, output }: Omit<OwnRequest, 'hashes'>): Promise<ReadonlyMap<string, string>> {
  const target = openSite(place.target);
  const copies = new Map<string, string>();
  for (const path of plan.replaced) {
    const content = await target.readBytes(path);
    if (content === undefined) continue;
    const isTaken = async (copy: string): Promise<boolean> => {
      const there = await target.readBytes(copy);
      return there !== undefined && hashOf(there) !== hashOf(content);
    };
    const first = `${replacedFolder}/${path}`;
    let copy = first;
    for (let number = 2; await isTaken(copy); number += 1) copy = `${first}.${number}`;
    await output.stage({ path: pathOf(copy), content });
    copies.set(path, copy);
  }
  return copies;
}

type OwnRequest = Pick<StageRequest, 'place' | 'output'> & Pick<StagedMigration, 'plan' | 'hashes'>;

/** Stages the target's files that are neither replaced nor removed, so that the check includes them. */
async function stageOwn({ place, plan, hashes, output }: OwnRequest): Promise<void> {
  const target = openSite(place.target);
  const kept = new Set(plan.kept.map(({ path }) => path));
  const removed = new Set(plan.removed);
  const isOwn = (path: string): boolean =>
    kept.has(path) || (!hashes.has(path) && !removed.has(path) && !path.startsWith('dist/'));
  for (const path of place.there.filter(isOwn)) {
    const content = await target.readBytes(path);
    if (content) await output.stage({ path: pathOf(path), content });
  }
}
