// Where a migration reads and where it writes, and why it would rather not.
import { basename, dirname, join, resolve } from 'node:path';
import { type MigrationRecord, parseRecord, recordFile } from '../../migrate/writing/migration-record.ts';
import type { Ports } from '../../model/adapters/ports.ts';
import { existingPath, kindOf, openSite, realPath } from '../../platform/node-files.ts';
import { foldersIn, openLeftovers } from '../../platform/output-folder.ts';
import { isInside } from '../../text/file-paths.ts';
import { groupBy } from '../../text/group-by.ts';
import { nearestName } from '../../text/suggest.ts';
import { UsageError } from '../usage-error.ts';
import type { ForeignGenerator } from './foreign-generators.ts';

export interface MigrationPlace {
  /** Absolute path of the old site's folder. */
  readonly source: string;
  /** Absolute path of the new site's folder, which need not exist. */
  readonly target: string;
  /** The same as it is to be called in messages. */
  readonly shownTarget: string;
}

/** What stands in the target. */
export interface TargetState {
  /** `undefined`: no migration has written into the target. */
  readonly record: MigrationRecord | undefined;
  /** Paths of all files in the target but hidden ones and installed packages. */
  readonly there: readonly string[];
}

interface PlaceRequest {
  readonly generator: ForeignGenerator;
  /** As it was written. */
  readonly folder: string;
  readonly out: string | undefined;
  readonly isForced: boolean;
}

export async function findPlace(request: PlaceRequest, { cwd }: Pick<Ports, 'cwd'>): Promise<MigrationPlace> {
  const { folder, out, generator } = request;
  const source = resolve(cwd, folder);
  await refuseSource(request, source);
  // Beside the old site, under a name that says what it is.
  const target = resolve(cwd, out ?? `${source}-docsgen`);
  const written = out ?? `${folder.replace(/(?<![/\\])[/\\]+$/, '')}-docsgen`;
  if ((await kindOf(target)) === 'file') throw new UsageError(`${written} is a file: name a folder with --out`);
  const place = { source, target, shownTarget: written };
  await refuseOverlap(place, generator);
  // What an interrupted run has left there is finished first.
  if (openLeftovers(target).length === 0) await readTarget(place, request);
  return place;
}

/** Refuses a target with files of others. */
export async function readTarget(
  place: MigrationPlace,
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
  if (kind === 'file') throw new UsageError(`${folder} is a file: name the folder of the ${name} site`);
  if (kind === undefined) {
    const meant = nearestName(basename(source), await foldersIn(dirname(source)));
    const hint = meant === undefined ? '' : `. Did you mean ${join(dirname(folder), meant)}?`;
    throw new UsageError(`There is no folder ${folder}${hint}`);
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
  const commands = found.map((each) => `docsgen migrate ${name.toLowerCase()} ${quoted(each)}${target}`);
  const mistake = `${folder} is no ${name} site: it has no ${namesInShort(configurations)}`;
  if (commands.length === 0) return `${mistake}, nor has the folder above or one in it. Name the folder that has it`;
  return `${mistake}. Did you mean this?\n  ${commands.join('\n  ')}`;
}

/** `astro.config.{mjs,ts}` */
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
  { source, target, shownTarget }: MigrationPlace,
  { name }: ForeignGenerator,
): Promise<void> {
  const [from, to] = [await realPath(source), await realPath(target)];
  if (!isInside(from, to) && !isInside(to, from)) return;
  const where = from === to ? 'is the old site itself' : isInside(from, to) ? 'is inside the old site' : 'is around it';
  const byDefault = `${basename(source)}-docsgen beside the ${name} site`;
  const remedy = `name another folder for the new one with --out (without it, it is ${byDefault})`;
  throw new UsageError(`${shownTarget} ${where}, and the old site is never changed: ${remedy}`);
}

/** What stands there and is not this migration's own. */
function refuseOthers(
  { source, shownTarget }: MigrationPlace,
  { record, there }: TargetState,
  { name }: ForeignGenerator,
): void {
  if (record?.generator === name && record.source === basename(source)) return;
  if (record) {
    const other = `${record.source} (${record.generator})`;
    const remedy = 'name another folder with --out, or add --force to replace it';
    throw new UsageError(`${shownTarget} has what was made of another site, ${other}: ${remedy}`);
  }
  if (there.length === 0) return;
  const remedy = 'name another folder with --out, or add --force to write into it, over files of the same names';
  throw new UsageError(`${shownTarget} has files already, ${there[0]} among them: ${remedy}`);
}

/** What the site reads beside its own folder must not have the new one in it: the next run would read that. */
export async function refuseInsideContent({ source, target }: MigrationPlace, used: readonly string[]): Promise<void> {
  const outside = new Set(
    used.map((path) => /^(\.\.\/)+[^/]+(?=\/)/.exec(path)?.[0]).filter((each) => each !== undefined),
  );
  const to = await realPath(target);
  for (const folder of outside) {
    if (isInside(await realPath(resolve(source, folder)), to))
      throw new UsageError(`The new folder is inside ${folder}, which the old site reads: name another with --out`);
  }
}
