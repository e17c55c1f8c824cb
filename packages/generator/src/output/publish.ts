// Puts staged files in place: first what pages need, then the pages, then away with what no build makes any more.
// A build that ends before this point, or in the middle of it, leaves no page without its assets.
import type { Diagnostic } from '../model/diagnostic.ts';
import type { OutputFolder, PublishSummary } from '../model/output.ts';
import type { OutputPath } from '../model/paths.ts';
import type { StagedFiles } from './stage.ts';

/** Says which files are docsgen's; nothing else in the output folder is ever touched. */
export const manifestPath = '.docsgen-manifest.json' as OutputPath;

export interface PublishRequest {
  readonly folder: OutputFolder;
  readonly staged: StagedFiles;
  /** Only part of the site was built: what the rest made stays. */
  readonly isPartial: boolean;
}

export async function publish({ folder, staged, isPartial }: PublishRequest): Promise<PublishSummary> {
  const before = await readManifest(folder);
  const now = new Set([...staged.changed, ...staged.unchanged]);
  const stale = isPartial ? [] : before.filter((path) => !now.has(path));
  const summary: PublishSummary = {
    written: staged.changed.length,
    unchanged: staged.unchanged.length,
    removed: stale.length,
    bytes: staged.bytes,
  };
  await folder.stage({ path: manifestPath, content: manifestOf(now) });
  if (await folder.publishAll()) return summary;
  const blocking = standingInTheWay(stale, staged.changed);
  await writeManifest(folder, [...before, ...now]);
  for (const path of blocking) await folder.remove(path);
  for (const path of inOrder(staged.changed)) await folder.publish(path);
  for (const path of stale) if (!blocking.has(path)) await folder.remove(path);
  await writeManifest(folder, [...now, ...(isPartial ? before : [])]);
  return summary;
}

function manifestOf(files: Iterable<OutputPath>): Buffer {
  return Buffer.from(`${JSON.stringify({ files: [...new Set(files)].sort() }, null, 1)}\n`);
}

/** Of a folder that was named by mistake nobody wants to read every file. */
const mostForeign = 5;

/** Files that would be overwritten though no build made them: somebody's own, in a folder named by mistake. */
export async function foreignFiles({ folder, staged }: PublishRequest): Promise<readonly Diagnostic[]> {
  const own = new Set(await readManifest(folder));
  const found: OutputPath[] = [];
  for (const path of inOrder(staged.changed)) {
    if (!own.has(path) && (await folder.read(path)) !== undefined) found.push(path);
  }
  const shown = found
    .slice(0, mostForeign)
    .map((path) => `a file ${path} that docsgen did not make, and would overwrite`);
  const others = found.length - shown.length;
  return [...shown, ...(others > 0 ? [`${others} more files like these`] : [])].map((what) => ({
    code: 'output',
    severity: 'error',
    message: `The output folder has ${what}`,
    file: '',
    position: undefined,
    hint: 'Take it away, or name another folder with --out',
    related: [],
  }));
}

export interface Differences {
  readonly different: readonly OutputPath[];
  readonly missing: readonly OutputPath[];
  /** An earlier build made them, and this one does not. */
  readonly surplus: readonly OutputPath[];
}

/** What publishing would change, for those who only want to know. */
export async function findDifferences({ folder, staged, isPartial }: PublishRequest): Promise<Differences> {
  const missing: OutputPath[] = [];
  const different: OutputPath[] = [];
  for (const path of staged.changed) ((await folder.read(path)) === undefined ? missing : different).push(path);
  const made = new Set([...staged.changed, ...staged.unchanged]);
  const surplus = isPartial ? [] : (await readManifest(folder)).filter((path) => !made.has(path));
  return { different, missing, surplus };
}

/** Where a file becomes a folder, or a folder a file, the old one has to go first. */
function standingInTheWay(stale: readonly OutputPath[], changed: readonly OutputPath[]): ReadonlySet<OutputPath> {
  const files = new Set<string>(changed);
  const folders = new Set(changed.flatMap(foldersAbove));
  return new Set(stale.filter((path) => folders.has(path) || foldersAbove(path).some((folder) => files.has(folder))));
}

/** `a` and `a/b` for `a/b/c`. */
export function foldersAbove(path: string): readonly string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

function inOrder(paths: readonly OutputPath[]): readonly OutputPath[] {
  const rank = (path: string): number =>
    path.startsWith('assets/') ? 0 : path.endsWith('.html') ? 2 : path === 'sitemap.xml' ? 3 : 1;
  return [...paths].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

/** Files are claimed before they are moved into place: a build that ends in the middle leaves none behind for good. */
async function writeManifest(folder: OutputFolder, claimed: readonly OutputPath[]): Promise<void> {
  const content = manifestOf(claimed);
  const published = await folder.read(manifestPath);
  if (published !== undefined && content.equals(published)) return;
  await folder.stage({ path: manifestPath, content });
  await folder.publish(manifestPath);
}

/** A manifest that cannot be read claims nothing: then nothing is removed. */
async function readManifest(folder: OutputFolder): Promise<readonly OutputPath[]> {
  const bytes = await folder.read(manifestPath);
  if (bytes === undefined) return [];
  try {
    const { files }: { files?: unknown } = JSON.parse(new TextDecoder().decode(bytes));
    return Array.isArray(files) ? files.filter(isSafePath) : [];
  } catch {
    return [];
  }
}

function isSafePath(path: unknown): path is OutputPath {
  return (
    typeof path === 'string' &&
    path !== '' &&
    !path.startsWith('/') &&
    !path.includes('\\') &&
    !path.split('/').includes('..')
  );
}
