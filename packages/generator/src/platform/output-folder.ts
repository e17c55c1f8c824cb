// Writes to the output folder, and to the staging folder next to it or inside it (`staging-location.ts`).
import {
  copyFileSync,
  existsSync,
  linkSync,
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
import { dirname, join, sep } from 'node:path';
import type { BuiltOutput, OutputFolder, OutputFolders } from '../model/output.ts';
import { isInside } from '../text/file-paths.ts';
import { ifExists, there } from './missing-files.ts';
import { readPart, stampOf } from './node-files.ts';
import { newStagingName, stagingLocation, stagingLocations, stagingNames } from './staging-location.ts';

export function openOutput(outDir: string): OutputFolder {
  const place = stagingLocation(outDir);
  return openStaging(outDir, join(place.folder, newStagingName(place)));
}

/** `root` is the absolute path of a folder with the staged files (in `site`) and the journal. */
function openStaging(outDir: string, root: string): OutputFolder {
  return outputAt({ published: outDir, staging: join(root, 'site') });
}

/** Opens the same folders in another thread. */
export function outputAt(place: OutputFolders): OutputFolder {
  const { published, staging } = place;
  const write = openWriter();
  const root = dirname(staging);
  const spare = join(root, 'spare');
  const moveTo = (path: string, from: string): void => {
    const target = below(published, path);
    write.makeFolder(target);
    renameSync(from, target);
  };
  return {
    place,
    ...journalIn(root),
    read: async (path) => {
      const target = join(published, path);
      // On a new site, this check is faster than throwing an exception for each page.
      return existsSync(target) ? there(() => readFileSync(target)) : undefined;
    },
    // Names that are too long are reported with the other diagnostics of the build.
    stage: async ({ path, content }) => unlessTooLong(() => write.file(below(staging, path), content)),
    readStaged: async (path) => there(() => readFileSync(below(staging, path))),
    publishAll: async () => {
      // `lstat` also finds a dangling symbolic link.
      if (there(() => lstatSync(published)) !== undefined) return false;
      try {
        renameSync(staging, published);
        return true;
      } catch {
        return false;
      }
    },
    publish: async (path) => moveTo(path, below(staging, path)),
    standIn: async (paths, content) => {
      const model = join(root, 'stand-in');
      // Other hard links to this file, such as the one in the output, must not change.
      rmSync(model, { force: true });
      write.file(model, content);
      for (const path of paths) {
        copyByLink(model, spare);
        moveTo(path, spare);
      }
    },
    replace: async (path, content) => {
      write.file(spare, content);
      moveTo(path, spare);
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
  };
}

function unlessTooLong(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENAMETOOLONG')) throw error;
  }
}

/** Returns functions that write files, and create each folder on first use. */
function openWriter(): {
  readonly makeFolder: (path: string) => void;
  readonly file: (path: string, content: string | Uint8Array) => void;
} {
  const made = new Set<string>();
  const makeFolder = (path: string): void => {
    const folder = dirname(path);
    if (made.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    made.add(folder);
  };
  return {
    makeFolder,
    file: (path, content) => {
      makeFolder(path);
      writeFileSync(path, content);
    },
  };
}

/** `root` is the staging folder of one build. */
function journalIn(root: string): Pick<OutputFolder, 'writeJournal' | 'readJournal' | 'endJournal' | 'close'> {
  const journal = join(root, 'journal.json');
  return {
    writeJournal: async (content) => {
      const whole = `${journal}.new`;
      writeFileSync(whole, content);
      renameSync(whole, journal);
    },
    readJournal: async () => there(() => readFileSync(journal, 'utf8')),
    endJournal: async () => rmSync(journal, { force: true }),
    close: async () => {
      if (!existsSync(journal)) await rm(root, { recursive: true, force: true });
    },
  };
}

/** Returns the absolute path. As a last safeguard, throws an error if the path is outside the folder. */
function below(folder: string, path: string): string {
  const target = join(folder, path);
  if (!target.startsWith(folder + sep)) throw new Error(`${path} is outside the output folder`);
  return target;
}

/**
 * Returns the staging folders of interrupted builds. Only the process that holds the lock may finish or remove them.
 */
export function openInterrupted(outDir: string): readonly OutputFolder[] {
  return stagingLocations(outDir).flatMap((place) =>
    stagingNames(place).map((name) => openStaging(outDir, join(place.folder, name))),
  );
}

export function openBuiltOutput(folder: string, name: string): BuiltOutput {
  return {
    name,
    read: (path, part) => there(() => (part ? readPart(join(folder, path), part) : readFileSync(join(folder, path)))),
  };
}

/** Returns the sorted names of all non-hidden subfolders, or an empty array if the folder does not exist. */
export async function foldersIn(folder: string): Promise<readonly string[]> {
  const entries = (await ifExists(readdir(folder, { withFileTypes: true }))) ?? [];
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
  return folders.map(({ name }) => name).sort();
}

/** Creates a hard link if the file system supports it, and a copy otherwise. */
function copyByLink(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
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
