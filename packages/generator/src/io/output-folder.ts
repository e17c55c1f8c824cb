// The disk, as far as sites are written: the output folder and the staging folder beside it.
import { randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import type { MadeFolder, OutputFolder, OutputPlace } from '../model/output.ts';
import { ifExists, isInside, readPart, stampOf, there } from './node-files.ts';

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
    if (!target.startsWith(folder + sep)) throw new Error(`${path} lies outside of the output folder`);
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
      // A link that leads nowhere is something, too.
      if (there(() => lstatSync(published)) !== undefined) return false;
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
