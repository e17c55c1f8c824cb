// The only file that touches the disk. The site is read without waiting in between: handing a small file to
// another thread and back takes many times longer than reading it.
import { randomBytes } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { cp, mkdir, open, readdir, readFile, realpath, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import type { CacheFolder, SiteFiles } from '../model/file-system.ts';
import type { OutputFolder } from '../model/output.ts';

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
      // The number tells two files apart that were written within one tick of the clock.
      return stats?.isFile() ? `${stats.size} ${stats.mtimeMs} ${stats.ino}` : undefined;
    },
  };
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
  const made = new Set<string>();
  /** The last line of defence: whatever went wrong before, nothing outside of the two folders is touched. */
  const below = (folder: string, path: string): string => {
    const target = join(folder, path);
    if (target === folder || !isInside(folder, target)) throw new Error(`${path} lies outside of the output folder`);
    return target;
  };
  const makeFolder = async (path: string): Promise<void> => {
    const folder = dirname(path);
    if (made.has(folder)) return;
    await mkdir(folder, { recursive: true });
    made.add(folder);
  };
  return {
    read: (path) => ifExists(readFile(join(outDir, path))),
    stage: async ({ path, content }) => {
      const target = below(staging, path);
      await makeFolder(target);
      await writeFile(target, content);
    },
    publish: async (path) => {
      const target = below(outDir, path);
      await makeFolder(target);
      await move(below(staging, path), target);
    },
    remove: async (path) => {
      const target = below(outDir, path);
      await rm(target, { force: true });
      await removeEmptyFolders(dirname(target), outDir);
    },
    close: async () => {
      await rm(staging, { recursive: true, force: true });
      await removeLeftovers(outDir);
    },
  };
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
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'EXDEV') throw error;
    const beside = `${to}.staging-${process.pid}`;
    await cp(from, beside);
    await rename(beside, to);
  }
}

async function removeEmptyFolders(folder: string, end: string): Promise<void> {
  for (let at = folder; at !== end && isInside(end, at); at = dirname(at)) {
    try {
      await rmdir(at);
    } catch {
      return;
    }
  }
}

/** What docsgen keeps for itself in a site's folder: `.docsgen/cache`. It tells git that none of it is to be committed. */
export function openCacheFolder(root: string): CacheFolder {
  const own = join(root, '.docsgen');
  const folder = join(own, 'cache');
  return {
    read: async (name) => {
      try {
        return readFileSync(join(folder, name));
      } catch {
        return undefined;
      }
    },
    write: async (name, content) => {
      const target = join(folder, name);
      const beside = `${target}.${process.pid}-${randomBytes(4).toString('hex')}`;
      try {
        await mkdir(dirname(target), { recursive: true });
        if (!existsSync(join(own, '.gitignore'))) await writeFile(join(own, '.gitignore'), '*\n');
        await writeFile(beside, content);
        await rename(beside, target);
      } catch {
        await rm(beside, { force: true }).catch(() => {});
      }
    },
  };
}
