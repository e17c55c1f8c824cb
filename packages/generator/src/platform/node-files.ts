// Reads files. The site's files are read synchronously, because for small files, the overhead of Node's thread pool
// takes many times longer than reading.
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
      // Static files are published unchanged, so `docsgen check` does not read them. Their permissions are checked
      // instead.
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
 * With this flag, reading a named pipe returns no content instead of blocking. Windows has neither the flag nor named
 * pipes in the file system. Node accepts a number, although its types do not.
 */
const flag = (constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)) as unknown as string;

/**
 * Milliseconds after which a timestamp is reliable. The timestamps of some file systems have a resolution of two
 * seconds, which can hide a second change.
 */
const untilSettled = 2000;

/**
 * The inode number distinguishes files written within the resolution of timestamps. Unlike the modification time, the
 * change time cannot be set.
 */
export function stampOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}

/** Returns the stats of a file or link target inside the site, or `undefined` if they cannot be read. */
function statsInside(root: string, path: string): Stats | undefined {
  try {
    const stats = there(() => lstatSync(path));
    if (!stats?.isSymbolicLink()) return stats;
    const real = there(() => realpathSync.native(path));
    return real !== undefined && isInside(realpathSync.native(root), real) ? there(() => statSync(real)) : undefined;
  } catch {
    // The reason is reported when the file is read.
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

/** Returns the folder itself if it exists, or its nearest existing ancestor. */
export async function nearestFolder(path: string): Promise<string> {
  return (await isFolder(path)) || dirname(path) === path ? path : nearestFolder(dirname(path));
}

/** Returns absolute paths of the direct subfolders, without symbolic links. Empty if the folder cannot be read. */
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
  /** Maximum number of files to count. */
  readonly most: number;
}

/** Ignores hidden folders and installed packages. Returns 0 if the folder cannot be read. */
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
    // The module that reads the folder reports the reason if it cannot be read.
  }
  return count;
}

/** Creates the folder if necessary. */
export function writeText(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Creates the folder if necessary. Returns `false` and writes nothing if the file exists. */
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

/** Creates the folder if necessary. Throws if the file exists. */
export function copyNewFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to, constants.COPYFILE_EXCL);
}

/** Also removes parent folders that become empty. */
export function removeFile(path: string): void {
  rmSync(path);
  for (let folder = dirname(path); readdirSync(folder).length === 0; folder = dirname(folder)) rmdirSync(folder);
}

/** Returns `undefined` for missing files, pipes and devices. Rejects if permission is denied. */
export async function kindOf(path: string): Promise<'file' | 'folder' | undefined> {
  const stats = await ifExists(stat(path));
  if (stats?.isDirectory()) return 'folder';
  if (!stats?.isFile()) return undefined;
  await (await open(path)).close();
  return 'file';
}

/** Returns the real path, or `undefined` if it does not exist. */
export function existingPath(path: string): Promise<string | undefined> {
  return ifExists(realpath(path));
}

/** Returns the real path. If the path does not exist, resolves only the part that exists. */
export async function realPath(path: string): Promise<string> {
  return (await existingPath(path)) ?? join(await realPath(dirname(path)), basename(path));
}

/** Returns fewer bytes if the file is shorter. */
export function readPart(path: string, { start, length }: FilePart): Uint8Array {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(length);
    return bytes.subarray(0, readSync(file, bytes, 0, length, start));
  } finally {
    closeSync(file);
  }
}
