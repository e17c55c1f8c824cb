// Moves staged files into the output and removes unused files, with a journal.
import { type Diagnostic, error } from '../model/diagnostic.ts';
import type { OutputFolder, PublishSummary } from '../model/output.ts';
import type { OutputPath } from '../model/paths.ts';
import {
  assetFolder,
  hasHashedName,
  isIndexPart,
  isPage,
  isPageList,
  manifestPath,
  searchIndexFolder,
  searchRecordPath,
} from '../routes/output-paths.ts';
import { beginJournal } from './journal.ts';
import { manifestBytes, type OutputManifest, readManifest } from './output-manifest.ts';
import type { StagedFiles } from './stage.ts';

export interface PublishRequest {
  readonly folder: OutputFolder;
  readonly staged: StagedFiles;
  /** Whether only a part of the site was built. If so, all other files are preserved. */
  readonly isPartial: boolean;
  readonly retention: Retention;
}

/** Duration for which unused files with a hash in their name are kept, because open pages may still load them. */
export interface Retention {
  /** The current time in milliseconds since 1970. */
  readonly now: number;
  /** Retention time in milliseconds; 0 removes unused files immediately. */
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

/** Returns the unused files to keep, with the time when they became unused. */
function outdatedFiles(
  unused: readonly OutputPath[],
  known: OutputManifest['outdated'],
  { now, time, blocking }: Retention & { readonly blocking: readonly OutputPath[] },
): OutputManifest['outdated'] {
  const retained = new Map<OutputPath, number>();
  for (const path of unused) {
    if (blocking.includes(path) || !(hasHashedName(path) || isIndexPart(path))) continue;
    // If the clock was wrong, a recorded time can be in the future, and the files would be kept forever.
    const since = Math.min(known.get(path) ?? now, now);
    if (now - since < time) retained.set(path, since);
  }
  return retained;
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

/** Maximum number of reported files. A wrong output folder can contain thousands of files. */
const mostForeign = 5;

/**
 * Reports files that would be overwritten although no build wrote them. They suggest that the output folder is wrong.
 */
export async function foreignFiles({ folder, staged }: PublishRequest): Promise<readonly Diagnostic[]> {
  if (staged.changed.length === 0) return [];
  // The search record always belongs to docsgen, even if the manifest is damaged.
  const own = new Set([...(await readManifest(folder)).files, searchRecordPath]);
  const found: OutputPath[] = [];
  for (const path of inOrder(staged.changed)) {
    if (!own.has(path) && (await folder.read(path)) !== undefined) found.push(path);
  }
  const shown = found
    .slice(0, mostForeign)
    .map((path) => `the file ${path}, which docsgen did not write and would overwrite`);
  const others = found.length - shown.length;
  return [...shown, ...(others > 0 ? [`${others} more such files`] : [])].map((what) =>
    error({
      code: 'output',
      message: `The output folder contains ${what}`,
      hint: 'Remove it, or choose another folder with --out',
    }),
  );
}

interface Differences {
  readonly different: readonly OutputPath[];
  readonly missing: readonly OutputPath[];
  /** Files of an earlier build that are not part of this build. */
  readonly surplus: readonly OutputPath[];
}

/** Returns what publishing would change, without changing anything. */
export async function findDifferences({ folder, staged, isPartial }: PublishRequest): Promise<Differences> {
  const missing: OutputPath[] = [];
  const different: OutputPath[] = [];
  for (const path of staged.changed) ((await folder.read(path)) === undefined ? missing : different).push(path);
  const made = new Set([...staged.changed, ...staged.unchanged]);
  const { files, outdated } = await readManifest(folder);
  const surplus = isPartial ? [] : files.filter((path) => !made.has(path) && !outdated.has(path));
  return { different, missing, surplus };
}

/**
 * Returns old files to remove first, because a new folder has the path of an old file or a new file has the path of an
 * old folder.
 */
function standingInTheWay(unused: readonly OutputPath[], changed: readonly OutputPath[]): readonly OutputPath[] {
  if (unused.length === 0) return [];
  const files = new Set<string>(changed);
  const folders = new Set(changed.flatMap(foldersAbove));
  return unused.filter((path) => folders.has(path) || foldersAbove(path).some((folder) => files.has(folder)));
}

/** Returns the parent folders of a file: `a` and `a/b` for `a/b/c`. */
export function foldersAbove(path: string): readonly string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

function inOrder(paths: readonly OutputPath[], newPages: readonly OutputPath[] = []): readonly OutputPath[] {
  const areNew = new Set(newPages);
  const ranks = new Map(paths.map((path) => [path, areNew.has(path) ? order.newPage : rankOf(path)]));
  return [...paths].sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0) || (a < b ? -1 : 1));
}

/** Order of publishing: assets before the pages that use them, and lists of pages after the pages that they list. */
const order = { asset: 0, other: 1, newPage: 2, page: 3, search: 4, list: 5 };

function rankOf(path: OutputPath): number {
  if (path.startsWith(assetFolder) || isIndexPart(path)) return order.asset;
  if (isPageList(path)) return order.list;
  if (path.startsWith(searchIndexFolder)) return order.search;
  return isPage(path) ? order.page : order.other;
}
