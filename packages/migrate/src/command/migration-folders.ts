// Determines the source and target folder of a migration, and refuses folders that cannot be used.
import { basename, dirname, join, resolve } from 'node:path';
import {
  existingPath,
  foldersIn,
  groupBy,
  isInside,
  kindOf,
  nearestName,
  openSite,
  type Ports,
  realPath,
  UsageError,
} from 'docsgen/internals';
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

async function refuseSource(request: PlaceRequest, source: string): Promise<void> {
  const { folder, generator } = request;
  const { name, configurations } = generator;
  const kind = await kindOf(source);
  if (kind === 'file') throw new UsageError(`'${folder}' is a file: pass the folder of the ${name} site instead`);
  if (kind === undefined) {
    const meant = nearestName(basename(source), await foldersIn(dirname(source)));
    const hint = meant === undefined ? '' : `. Did you mean ${join(dirname(folder), meant)}?`;
    throw new UsageError(`Folder not found: '${folder}'${hint}`);
  }
  if (await hasOneOf(source, configurations)) return;
  throw new UsageError(await noSiteThere(request, source));
}

async function noSiteThere({ folder, out, generator }: PlaceRequest, source: string): Promise<string> {
  const { name, configurations } = generator;
  const near = ['..', ...(await foldersIn(source)).filter((each) => each !== 'node_modules')];
  const found: string[] = [];
  for (const each of near) if (await isSiteOf(generator, join(source, each))) found.push(join(folder, each));
  const quoted = (path: string): string => (/^[\w./~-]+$/.test(path) ? path : JSON.stringify(path));
  const target = out === undefined ? '' : ` --out ${quoted(out)}`;
  const commands = found.map((each) => `npx @docsgen/migrate ${name.toLowerCase()} ${quoted(each)}${target}`);
  const problem = `${folder} is not a ${name} site: ${namesInShort(configurations)} not found`;
  if (commands.length === 0)
    return `${problem}, nor in its parent folder or subfolders. Pass the folder that contains it`;
  return `${problem}. Did you mean this?\n  ${commands.join('\n  ')}`;
}

/** Returns a pattern such as `astro.config.{mjs,ts}`. */
function namesInShort(names: readonly string[]): string {
  const stems = groupBy(names, (name) => name.replace(/\.\w+$/, ''));
  const endings = (group: readonly string[]): string => group.map((name) => name.replace(/^.*\./, '')).join(',');
  return [...stems].map(([stem, group]) => `${stem}.{${endings(group)}}`).join(' or ');
}

async function isSiteOf({ configurations, word = '' }: ForeignGenerator, folder: string): Promise<boolean> {
  for (const name of configurations) {
    if ((await openSite(folder).readText(name))?.includes(word)) return true;
  }
  return false;
}

async function hasOneOf(folder: string, names: readonly string[]): Promise<boolean> {
  for (const name of names) if ((await existingPath(join(folder, name))) !== undefined) return true;
  return false;
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
