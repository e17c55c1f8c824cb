// The only file that touches the disk. The site is read without waiting in between: handing a small file to
// another thread and back takes many times longer than reading it.
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  type Stats,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { open, readdir, readFile, realpath, rm, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import { threadId } from 'node:worker_threads';
import type { CacheFolder, FilePart, SiteFiles } from '../model/file-system.ts';
import type { MadeFolder, OutputFolder, OutputPlace } from '../model/output.ts';

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
function stampOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
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
async function ifExists<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** `ifExists` for what is read without waiting. */
function there<T>(read: () => T): T | undefined {
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

/** The staging folder stands beside the output, so that moving a file is one step that cannot be seen half done. */
export function openOutput(outDir: string): OutputFolder {
  const staging = join(dirname(outDir), `${stagingPrefix(outDir)}${process.pid}-${randomBytes(4).toString('hex')}`);
  return outputAt({ published: outDir, staging });
}

/** The folders that another thread has opened. */
export function outputAt(place: OutputPlace): OutputFolder {
  const { published, staging } = place;
  const made = new Set<string>();
  /** The last line of defence: whatever went wrong before, nothing outside of the two folders is touched. */
  const below = (folder: string, path: string): string => {
    const target = join(folder, path);
    if (target === folder || !isInside(folder, target)) throw new Error(`${path} lies outside of the output folder`);
    return target;
  };
  const makeFolder = (path: string): void => {
    const folder = dirname(path);
    if (made.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    made.add(folder);
  };
  return {
    place,
    read: async (path) => {
      const target = join(published, path);
      // An error for each page of a new site costs more than asking.
      return existsSync(target) ? there(() => readFileSync(target)) : undefined;
    },
    stage: async ({ path, content }) => {
      const target = below(staging, path);
      makeFolder(target);
      writeFileSync(target, content);
    },
    readStaged: async (path) => there(() => readFileSync(below(staging, path))),
    publishAll: async () => {
      if (existsSync(published)) return false;
      try {
        renameSync(staging, published);
        return true;
      } catch {
        return false;
      }
    },
    publish: async (path) => {
      const target = below(published, path);
      makeFolder(target);
      move(below(staging, path), target);
    },
    remove: async (path) => {
      const target = below(published, path);
      rmSync(target, { force: true });
      removeEmptyFolders(dirname(target), published);
    },
    stamp: async (path) => {
      const stats = there(() => statSync(join(published, path)));
      return stats?.isFile() ? stampOf(stats) : undefined;
    },
    close: async () => {
      await rm(staging, { recursive: true, force: true });
      await removeLeftovers(published);
    },
  };
}

export function openMade(folder: string, name: string): MadeFolder {
  return {
    name,
    read: (path, part) => there(() => (part ? readPart(join(folder, path), part) : readFileSync(join(folder, path)))),
  };
}

/** Names of the folders in a folder, hidden ones left out, sorted; none where there is no such folder. */
export async function foldersIn(folder: string): Promise<readonly string[]> {
  const entries = (await ifExists(readdir(folder, { withFileTypes: true }))) ?? [];
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
  return folders.map(({ name }) => name).sort();
}

function stagingPrefix(outDir: string): string {
  return `.${basename(outDir)}.staging-`;
}

/** A killed build cannot clean up after itself; the process whose number its staging folder bears has ended. */
async function removeLeftovers(outDir: string): Promise<void> {
  const prefix = stagingPrefix(outDir);
  const names = (await ifExists(readdir(dirname(outDir)))) ?? [];
  for (const name of names.filter((each) => each.startsWith(prefix))) {
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    if (pid > 0 && !isRunning(pid)) await rm(join(dirname(outDir), name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}

/** Where a mount stands between the two folders, a copy beside the target does what renaming cannot. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'EXDEV') throw error;
    const beside = `${to}.staging-${process.pid}`;
    cpSync(from, beside);
    renameSync(beside, to);
  }
}

function removeEmptyFolders(folder: string, end: string): void {
  for (let at = folder; at !== end && isInside(end, at); at = dirname(at)) {
    try {
      rmdirSync(at);
    } catch {
      return;
    }
  }
}

/** What docsgen keeps for itself in a site's folder: `.docsgen/cache`. It tells git that none of it is to be committed. */
export function openCache(root: string): CacheFolder {
  const own = join(root, '.docsgen');
  const folder = join(own, 'cache');
  const made = new Set<string>();
  const orNothing = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch {
      return undefined;
    }
  };
  const makeFolder = (path: string): void => {
    if (made.has(path)) return;
    mkdirSync(path, { recursive: true });
    made.add(path);
  };
  const ignoreAll = (): void => {
    const path = join(own, '.gitignore');
    if (made.has(path)) return;
    made.add(path);
    makeFolder(own);
    if (!existsSync(path)) writeFileSync(path, '*\n');
  };
  return {
    read: (name, part) =>
      orNothing(() => (part ? readPart(join(folder, name), part) : readFileSync(join(folder, name)))),
    write: (name, content) =>
      orNothing(() => {
        const target = join(folder, name);
        ignoreAll();
        makeFolder(dirname(target));
        const beside = `${target}.${process.pid}-${threadId}`;
        writeFileSync(beside, content);
        renameSync(beside, target);
      }),
    remove: (name) => void orNothing(() => rmSync(join(folder, name), { force: true })),
    list: (below) =>
      (orNothing(() => readdirSync(join(folder, below), { recursive: true, encoding: 'utf8' })) ?? []).flatMap(
        (name) => {
          const stats = orNothing(() => statSync(join(folder, below, name)));
          return stats?.isFile() ? [{ name: `${below}/${name}`, size: stats.size, used: stats.mtimeMs }] : [];
        },
      ),
    touch: (name) =>
      void orNothing(() => {
        const now = new Date();
        utimesSync(join(folder, name), now, now);
      }),
  };
}

function readPart(path: string, { start, length }: FilePart): Uint8Array {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(length);
    return bytes.subarray(0, readSync(file, bytes, 0, length, start));
  } finally {
    closeSync(file);
  }
}
