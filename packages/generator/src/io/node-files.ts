// The disk, as far as it is read: a site's files, and what there is at a path. The site is read without waiting in between:
// handing a small file to another thread and back takes many times longer than reading it.
import {
  closeSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { open, readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import type { FilePart, SiteFiles } from '../model/file-system.ts';

export function openSite(root: string): SiteFiles {
  return {
    root,
    readText: async (path) => withoutMark(there(() => readFileSync(join(root, path), 'utf8'))),
    readBytes: async (path) => there(() => readFileSync(join(root, path))),
    list: async (folder, which) => {
      const found: string[] = [];
      const start = there(() => realpathSync.native(join(root, folder)));
      if (start === undefined) return [];
      walk({ root: realpathSync.native(root), folder: start, prefix: '', which, found, above: new Set([start]) });
      return found.sort();
    },
    stamp: async (path) => {
      const stats = statsInside(root, join(root, path));
      return stats?.isFile() ? stampOf(stats) : undefined;
    },
    mark: async (path) => {
      const stats = statsInside(root, join(root, path));
      if (!stats?.isFile() || Date.now() - Math.max(stats.mtimeMs, stats.ctimeMs) < untilSettled) return undefined;
      return stampOf(stats);
    },
  };
}

/** Milliseconds: file systems count time in steps of up to two seconds, and within one step a file can change again unseen. */
const untilSettled = 2000;

/** The number tells two files apart that were written within one tick of the clock; the second time cannot be set back. */
export function stampOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}

/** A link counts as what it leads to while that is inside the site, as in lists. */
function statsInside(root: string, path: string): Stats | undefined {
  const stats = there(() => lstatSync(path));
  if (!stats?.isSymbolicLink()) return stats;
  const real = there(() => realpathSync.native(path));
  return real !== undefined && isInside(realpathSync.native(root), real) ? there(() => statSync(real)) : undefined;
}

function withoutMark(text: string | undefined): string | undefined {
  return text?.startsWith('\uFEFF') ? text.slice(1) : text;
}

export function readAbsolute(path: string): Promise<Uint8Array> {
  return readFile(path);
}

export async function isFolder(path: string): Promise<boolean> {
  return (await ifExists(stat(path)))?.isDirectory() ?? false;
}

/** Absolute paths of the folders in a folder, links not followed; none of what is gone or may not be read. */
export function subfolders(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
  } catch {
    return [];
  }
}

export interface FileCount {
  readonly isCounted: (name: string) => boolean;
  /** Counting ends there. */
  readonly most: number;
}

/** Hidden folders and installed packages apart; 0 where nothing can be read. */
export function countFiles(folder: string, request: FileCount): number {
  let count = 0;
  const visit = (each: string): void => {
    for (const entry of readdirSync(each, { withFileTypes: true })) {
      if (count >= request.most) return;
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      if (entry.isDirectory()) visit(join(each, entry.name));
      else if (entry.isFile() && request.isCounted(entry.name)) count += 1;
    }
  };
  try {
    visit(folder);
  } catch {
    // What cannot be read is complained of by whoever reads it.
  }
  return count;
}

/** Its folder is made if need be. */
export function writeText(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Not pipes and devices, which may never end; a file that may not be read is an error. */
export async function kindOf(path: string): Promise<'file' | 'folder' | undefined> {
  const stats = await ifExists(stat(path));
  if (stats?.isDirectory()) return 'folder';
  if (!stats?.isFile()) return undefined;
  await (await open(path)).close();
  return 'file';
}

/** Missing files are an answer; anything else, such as a file nobody may read, is an error. */
export async function ifExists<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** `ifExists` for what is read without waiting. */
export function there<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    ['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENAMETOOLONG'].includes(String(error.code))
  );
}

interface Walk {
  /** Real path of the site's folder. */
  readonly root: string;
  /** Real path of the folder to walk. */
  readonly folder: string;
  readonly prefix: string;
  readonly which: 'visible' | 'all';
  readonly found: string[];
  /** Real paths of the folder and those above, so that links in a circle end. */
  readonly above: ReadonlySet<string>;
}

/** Links are followed while they stay inside the site. */
function walk({ root, folder, prefix, which, found, above }: Walk): void {
  const entries = there(() => readdirSync(folder, { withFileTypes: true })) ?? [];
  for (const entry of entries) {
    if (which === 'visible' && (entry.name.startsWith('.') || entry.name === 'node_modules')) continue;
    const path = join(folder, entry.name);
    const real = entry.isSymbolicLink() ? there(() => realpathSync.native(path)) : path;
    if (real === undefined || (entry.isSymbolicLink() && !isInside(root, real))) continue;
    const kind = entry.isSymbolicLink() ? statSync(real) : entry;
    const name = prefix + entry.name;
    if (kind.isDirectory() && !above.has(real)) {
      walk({ root, folder: real, prefix: `${name}/`, which, found, above: new Set([...above, real]) });
    } else if (kind.isFile()) {
      found.push(name);
    }
  }
}

/** Links followed. */
export function existingPath(path: string): Promise<string | undefined> {
  return ifExists(realpath(path));
}

/** Links followed; of what does not exist yet, as far as it does. */
export async function realPath(path: string): Promise<string> {
  return (await existingPath(path)) ?? join(await realPath(dirname(path)), basename(path));
}

export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}

/** Less where the file ends before. */
export function readPart(path: string, { start, length }: FilePart): Uint8Array {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(length);
    return bytes.subarray(0, readSync(file, bytes, 0, length, start));
  } finally {
    closeSync(file);
  }
}
