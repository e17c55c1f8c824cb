// A migrated site beside its target, as the target is going to be: what the migration made, with what was edited there
// since the last run in its place. Nothing in the target has changed yet.

import type { MigratedFile } from '../../migrate/migration.ts';
import { pathOf } from '../../migrate/writing/journal.ts';
import { offersFolder, replacedFolder } from '../../migrate/writing/migration-record.ts';
import { planWriting, type WritingPlan } from '../../migrate/writing/plan-writing.ts';
import type { ForeignFiles } from '../../model/adapters/foreign.ts';
import type { OutputFolder } from '../../model/output.ts';
import { hashOf } from '../../platform/hash.ts';
import { openSite } from '../../platform/node-files.ts';
import type { MigrationPlace, TargetState } from './migration-place.ts';

interface StageRequest {
  readonly made: readonly MigratedFile[];
  /** Files of the old site. */
  readonly files: ForeignFiles;
  readonly place: MigrationPlace & TargetState;
  readonly isForced: boolean;
  /** Only its staging folder is written. */
  readonly output: OutputFolder;
}

export interface StagedMigration {
  readonly plan: WritingPlan;
  /** Content hashes of what the migration made. */
  readonly hashes: ReadonlyMap<string, string>;
  /** Those of what stands in the target under these names. */
  readonly found: ReadonlyMap<string, string>;
  /** New texts of edited files, by their paths in the target. */
  readonly offers: readonly string[];
  /** Where edited files that are replaced go on: paths in the target by their own. */
  readonly copies: ReadonlyMap<string, string>;
  /** Texts that were offered by an earlier run and are of no use any more. */
  readonly staleOffers: readonly string[];
}

export async function stageMigration(request: StageRequest): Promise<StagedMigration> {
  const { made, files, place, isForced, output } = request;
  const target = openSite(place.target);
  const hashes = new Map<string, string>();
  for (const file of made) {
    const bytes = await bytesOf(file, files);
    // The check of the new site tells where it is missing.
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

/** No copy of an earlier run is written over: each may be the only one. */
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

/** Files of the target that stay are part of the site, so the check has to see them. */
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
