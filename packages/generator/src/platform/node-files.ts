// Reads from the disk: a site's files, and what there is at a path. Files of a site are read synchronously: handing a
// small file to another thread and back takes many times longer than reading it.
import {
  closeSync,
  constants,
  copyFileSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  rmdirSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { open, readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { FilePart, RefusedEntry, SiteFiles } from '../model/adapters/file-system.ts';
import { isInside } from '../text/file-paths.ts';
import { listFiles } from './list-files.ts';
import { ifExists, there } from './missing-files.ts';
import { openReading } from './unreadable-files.ts';

export function openSite(root: string): SiteFiles {
  const refusedIn = new Map<string, readonly RefusedEntry[]>();
  const reading = openReading();
  const { attempt, unreadable } = reading;
  return {
    root,
    readText: async (path) =>
      withoutMark(attempt(path, () => readFileSync(join(root, path), { encoding: 'utf8', flag }))),
    readBytes: async (path) => attempt(path, () => readFileSync(join(root, path), { flag })),
    list: async (folder, which) => {
      const { found, refused } = listFiles(root, { folder, which, reading });
      refusedIn.set(folder, refused);
      // Such files are published as they are, and a check reads none of them.
      const probe = (path: string): void => closeSync(openSync(join(root, path), 'r'));
      if (which === 'all') for (const path of found) attempt(`${folder}/${path}`, () => probe(`${folder}/${path}`));
      return found;
    },
    refused: async (folder) => refusedIn.get(folder) ?? [],
    unreadable,
    stamp: async (path) => {
      const stats = statsInside(root, join(root, path));
      return stats?.isFile() ? stampOf(stats) : undefined;
    },
    settledStamp: async (path) => {
      const stats = statsInside(root, join(root, path));
      if (!stats?.isFile() || Date.now() - Math.max(stats.mtimeMs, stats.ctimeMs) < untilSettled) return undefined;
      return stampOf(stats);
    },
  };
}

/**
 * A pipe without an end is read as empty instead of waited for. Windows has no such flag, and no such pipes. Node takes
 * numbers as well, whatever its types say.
 */
const flag = (constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)) as unknown as string;

/** Milliseconds. File systems count time in steps of up to two seconds; within one, a file can change again unseen. */
const untilSettled = 2000;

/**
 * The inode number tells apart two files that were written within one tick of the clock; the time of the last status
 * change cannot be set back.
 */
export function stampOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}

/** Stats of a link's target while that is inside the site, as in lists. `undefined`, too, where they are not told. */
function statsInside(root: string, path: string): Stats | undefined {
  try {
    const stats = there(() => lstatSync(path));
    if (!stats?.isSymbolicLink()) return stats;
    const real = there(() => realpathSync.native(path));
    return real !== undefined && isInside(realpathSync.native(root), real) ? there(() => statSync(real)) : undefined;
  } catch {
    // Reading the file tells why.
    return undefined;
  }
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

export async function existingFile(path: string): Promise<boolean> {
  return (await ifExists(stat(path)))?.isFile() ?? false;
}

/** The folder itself, or the nearest one above it that is there. */
export async function nearestFolder(path: string): Promise<string> {
  return (await isFolder(path)) || dirname(path) === path ? path : nearestFolder(dirname(path));
}

/** Absolute paths of the folders in a folder, links not followed; none if the folder cannot be read. */
export function subfolders(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
  } catch {
    return [];
  }
}

interface FileCount {
  readonly isCounted: (name: string) => boolean;
  /** The count ends there. */
  readonly most: number;
}

/** Without hidden folders and installed packages; 0 where nothing can be read. */
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
    // The stage that reads the folder reports why it cannot be read.
  }
  return count;
}

/** Makes the folder, too, if it is missing. */
export function writeText(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Makes the folder, too, if it is missing. False, and nothing written, where something is in the way already. */
export function writeNewText(path: string, text: string): boolean {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['EEXIST', 'ENOTDIR'].includes(String(error.code))) return false;
    throw error;
  }
}

/** Makes the folder, too, if it is missing. Throws where something is there already. */
export function copyNewFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to, constants.COPYFILE_EXCL);
}

/** Removes the folders above it, too, that it leaves empty. */
export function removeFile(path: string): void {
  rmSync(path);
  for (let folder = dirname(path); readdirSync(folder).length === 0; folder = dirname(folder)) rmdirSync(folder);
}

/** `undefined` for pipes and devices, too, which may never end. Rejects for a file that may not be read. */
export async function kindOf(path: string): Promise<'file' | 'folder' | undefined> {
  const stats = await ifExists(stat(path));
  if (stats?.isDirectory()) return 'folder';
  if (!stats?.isFile()) return undefined;
  await (await open(path)).close();
  return 'file';
}

/** Real path, links followed; `undefined` where there is nothing. */
export function existingPath(path: string): Promise<string | undefined> {
  return ifExists(realpath(path));
}

/** Real path, links followed; of a path that does not exist yet, with the real path of the part that does. */
export async function realPath(path: string): Promise<string> {
  return (await existingPath(path)) ?? join(await realPath(dirname(path)), basename(path));
}

/** Fewer bytes where the file ends before. */
export function readPart(path: string, { start, length }: FilePart): Uint8Array {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(length);
    return bytes.subarray(0, readSync(file, bytes, 0, length, start));
  } finally {
    closeSync(file);
  }
}
