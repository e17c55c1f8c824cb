// Puts what was staged into the output and takes out what no build makes any more, by way of a journal.
import { error } from '../diagnostics/create.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { OutputFolder, PublishSummary } from '../model/output.ts';
import type { OutputPath } from '../model/paths.ts';
import { hasHashedName, isIndexPart } from '../routes/hashed-name.ts';
import {
  assetFolder,
  isPage,
  manifestPath,
  searchIndexFolder,
  searchRecordPath,
  sitemapPath,
} from '../routes/output-paths.ts';
import { beginJournal } from './journal.ts';
import { manifestBytes, type OutputManifest, readManifest } from './output-manifest.ts';
import type { StagedFiles } from './stage.ts';

export interface PublishRequest {
  readonly folder: OutputFolder;
  readonly staged: StagedFiles;
  /** Only a part of the site was built: all other files stay. */
  readonly isPartial: boolean;
  readonly retention: Retention;
}

/** How long files with a hash in their name stay after they went out of use, for pages that are open then. */
export interface Retention {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Milliseconds; 0: they go at once. */
  readonly time: number;
}

export async function publish({ folder, staged, isPartial, retention }: PublishRequest): Promise<PublishSummary> {
  const before = await readManifest(folder);
  const made = new Set([...staged.changed, ...staged.unchanged]);
  const unused = before.files.filter((path) => !made.has(path));
  const blocking = isPartial ? [] : standingInTheWay(unused, staged.changed);
  const outdated = isPartial
    ? new Map([...before.outdated].filter(([path]) => !made.has(path)))
    : outdatedFiles(unused, before.outdated, { ...retention, blocking });
  const isKept = new Set([...outdated.keys(), ...blocking]);
  const removals = isPartial ? [] : unused.filter((path) => !isKept.has(path));
  const summary: PublishSummary = {
    written: staged.changed.length,
    unchanged: staged.unchanged.length,
    removed: removals.length + blocking.length,
    outdated: outdated.size,
    bytes: staged.bytes,
  };
  const manifest = manifestBytes({ files: [...made, ...(isPartial ? unused : outdated.keys())], outdated });
  if (staged.changed.length === 0 && removals.length === 0 && (await isPublished(folder, manifest))) return summary;
  await folder.stage({ path: manifestPath, content: manifest });
  if (await folder.publishAll()) return summary;
  const newPages = await missingPages(folder, staged.changed);
  await beginJournal(folder, {
    claim: manifestBytes({ files: [...before.files, ...made], outdated: before.outdated }).toString(),
    manifest: manifest.toString(),
    blocking,
    newPages,
    moves: inOrder(staged.changed, newPages),
    removals,
  });
  return summary;
}

/** Those of unused files that stay, with the time they went out of use. */
function outdatedFiles(
  unused: readonly OutputPath[],
  known: OutputManifest['outdated'],
  { now, time, blocking }: Retention & { readonly blocking: readonly OutputPath[] },
): OutputManifest['outdated'] {
  const kept = new Map<OutputPath, number>();
  for (const path of unused) {
    if (blocking.includes(path) || !(hasHashedName(path) || isIndexPart(path))) continue;
    // A clock that was wrong keeps nothing for ever.
    const since = Math.min(known.get(path) ?? now, now);
    if (now - since < time) kept.set(path, since);
  }
  return kept;
}

async function isPublished(folder: OutputFolder, manifest: Buffer): Promise<boolean> {
  const published = await folder.read(manifestPath);
  return published !== undefined && manifest.equals(published);
}

async function missingPages(folder: OutputFolder, paths: readonly OutputPath[]): Promise<readonly OutputPath[]> {
  const missing: OutputPath[] = [];
  for (const path of paths.filter(isPage)) if ((await folder.stamp(path)) === undefined) missing.push(path);
  return missing;
}

/** Most files to list: the folder may have been named by mistake and contain thousands. */
const mostForeign = 5;

/** Files that docsgen would overwrite although no build made them: the folder may have been named by mistake. */
export async function foreignFiles({ folder, staged }: PublishRequest): Promise<readonly Diagnostic[]> {
  if (staged.changed.length === 0) return [];
  // No other program makes a file of this name, and one that is damaged must not stand in the way.
  const own = new Set([...(await readManifest(folder)).files, searchRecordPath]);
  const found: OutputPath[] = [];
  for (const path of inOrder(staged.changed)) {
    if (!own.has(path) && (await folder.read(path)) !== undefined) found.push(path);
  }
  const shown = found
    .slice(0, mostForeign)
    .map((path) => `a file ${path} that docsgen did not make, and would overwrite`);
  const others = found.length - shown.length;
  return [...shown, ...(others > 0 ? [`${others} more files like these`] : [])].map((what) =>
    error({
      code: 'output',
      message: `The output folder has ${what}`,
      hint: 'Remove it, or name another folder with --out',
    }),
  );
}

interface Differences {
  readonly different: readonly OutputPath[];
  readonly missing: readonly OutputPath[];
  /** Files of an earlier build that this one does not make. */
  readonly surplus: readonly OutputPath[];
}

/** What publishing would change; changes nothing itself. */
export async function findDifferences({ folder, staged, isPartial }: PublishRequest): Promise<Differences> {
  const missing: OutputPath[] = [];
  const different: OutputPath[] = [];
  for (const path of staged.changed) ((await folder.read(path)) === undefined ? missing : different).push(path);
  const made = new Set([...staged.changed, ...staged.unchanged]);
  const { files, outdated } = await readManifest(folder);
  const surplus = isPartial ? [] : files.filter((path) => !made.has(path) && !outdated.has(path));
  return { different, missing, surplus };
}

/** Old files that have to go first, where a file becomes a folder or a folder a file. */
function standingInTheWay(unused: readonly OutputPath[], changed: readonly OutputPath[]): readonly OutputPath[] {
  if (unused.length === 0) return [];
  const files = new Set<string>(changed);
  const folders = new Set(changed.flatMap(foldersAbove));
  return unused.filter((path) => folders.has(path) || foldersAbove(path).some((folder) => files.has(folder)));
}

/** Folders above a file: `a` and `a/b` for `a/b/c`. */
export function foldersAbove(path: string): readonly string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

function inOrder(paths: readonly OutputPath[], newPages: readonly OutputPath[] = []): readonly OutputPath[] {
  const areNew = new Set(newPages);
  const ranks = new Map(paths.map((path) => [path, areNew.has(path) ? order.newPage : rankOf(path)]));
  return [...paths].sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0) || (a < b ? -1 : 1));
}

/** What pages need comes before pages, and what lists pages after them. */
const order = { asset: 0, other: 1, newPage: 2, page: 3, search: 4, sitemap: 5 };

function rankOf(path: OutputPath): number {
  if (path.startsWith(assetFolder) || isIndexPart(path)) return order.asset;
  if (path === sitemapPath) return order.sitemap;
  if (path.startsWith(searchIndexFolder)) return order.search;
  return isPage(path) ? order.page : order.other;
}
