// Determines the source and target folder of a migration, and refuses folders that cannot be used.
import { basename, join, resolve } from 'node:path';
import { existingPath, isInside, kindOf, openSite, type Ports, realPath, UsageError } from 'docsgen/internals';
import { type MigrationRecord, parseRecord, recordFile } from '../writing/migration-record.ts';
import type { ForeignGenerator } from './foreign-generators.ts';

export interface MigrationFolders {
  /** Absolute path of the original site. */
  readonly source: string;
  /** Absolute path of the new site, which may not exist. */
  readonly target: string;
  /** The target as shown in messages. */
  readonly shownTarget: string;
}

export interface TargetState {
  /** `undefined` if no migration has written to the target. */
  readonly record: MigrationRecord | undefined;
  /** Paths of all files in the target, except hidden files and installed packages. */
  readonly there: readonly string[];
}

interface PlaceRequest {
  readonly generator: ForeignGenerator;
  /** Path of the site as written on the command line. */
  readonly folder: string;
  readonly out: string | undefined;
  readonly isForced: boolean;
}

export async function findMigrationFolders(
  request: PlaceRequest,
  { cwd }: Pick<Ports, 'cwd'>,
): Promise<MigrationFolders> {
  const { folder, out, generator } = request;
  const source = resolve(cwd, folder);
  await refuseSource(request, source);
  const target = resolve(cwd, out ?? `${source}-docsgen`);
  const written = out ?? `${folder.replace(/(?<![/\\])[/\\]+$/, '')}-docsgen`;
  if ((await kindOf(target)) === 'file') throw new UsageError(`${written} is a file: pass a folder to --out`);
  const place = { source, target, shownTarget: written };
  await refuseOverlap(place, generator);
  await readTarget(place, request);
  return place;
}

/** Throws an error if the target contains files that this migration did not write. */
export async function readTarget(
  place: MigrationFolders,
  { generator, isForced }: Pick<PlaceRequest, 'generator' | 'isForced'>,
): Promise<TargetState> {
  const files = openSite(place.target);
  const there = await files.list('', 'visible');
  const record = parseRecord(await files.readText(recordFile));
  const state = { there, record };
  if (!isForced) refuseOthers(place, state, generator);
  return state;
}

async function refuseSource({ folder, generator }: PlaceRequest, source: string): Promise<void> {
  const { name, configurations } = generator;
  const kind = await kindOf(source);
  if (kind === 'file') throw new UsageError(`'${folder}' is a file: pass the folder of the ${name} site instead`);
  if (kind === undefined) throw new UsageError(`Folder not found: '${folder}'`);
  for (const each of configurations) if ((await existingPath(join(source, each))) !== undefined) return;
  const remedy = 'pass the folder that contains the configuration';
  throw new UsageError(`${folder} is not a ${name} site, because ${configurations[0]} does not exist: ${remedy}`);
}

async function refuseOverlap(
  { source, target, shownTarget }: MigrationFolders,
  { name }: ForeignGenerator,
): Promise<void> {
  const [from, to] = [await realPath(source), await realPath(target)];
  if (!isInside(from, to) && !isInside(to, from)) return;
  const relation = from === to ? 'is' : isInside(from, to) ? 'is inside' : 'contains';
  const byDefault = `${basename(source)}-docsgen next to the ${name} site`;
  const remedy = `choose another folder with --out (default: ${byDefault})`;
  throw new UsageError(`${shownTarget} ${relation} the original site, which is never changed: ${remedy}`);
}

/** Throws an error if the target contains files of another migration or of the user. */
function refuseOthers(
  { source, shownTarget }: MigrationFolders,
  { record, there }: TargetState,
  { name }: ForeignGenerator,
): void {
  if (record?.generator === name && record.source === basename(source)) return;
  if (record) {
    const other = `${record.source} (${record.generator})`;
    const remedy = 'choose another folder with --out, or use --force to replace it';
    throw new UsageError(`${shownTarget} contains the migration of another site, ${other}: ${remedy}`);
  }
  if (there.length === 0) return;
  const remedy = 'choose another folder with --out, or use --force to overwrite files with the same names';
  throw new UsageError(`${shownTarget} is not empty (it contains ${there[0]}): ${remedy}`);
}

/**
 * Throws an error if the target is inside a folder that the original site reads, because the next run would also read
 * the new site.
 */
export async function refuseInsideContent(
  { source, target }: MigrationFolders,
  used: readonly string[],
): Promise<void> {
  const outside = new Set(
    used.map((path) => /^(\.\.\/)+[^/]+(?=\/)/.exec(path)?.[0]).filter((each) => each !== undefined),
  );
  const to = await realPath(target);
  for (const folder of outside) {
    if (isInside(await realPath(resolve(source, folder)), to))
      throw new UsageError(
        `The new folder is inside ${folder}, which the original site reads: choose another folder with --out`,
      );
  }
}
