// The cache on disk. Any file may be missing at any time, and no function throws.
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';
import type { CacheFolder } from '../model/adapters/file-system.ts';
import { readPart } from './node-files.ts';

const ownFolder = '.docsgen';

/** Returns the absolute path of a file in the cache of a site. */
export function cachePath(root: string, name: string): string {
  return join(root, ownFolder, 'cache', name);
}

/** Opens `.docsgen/cache` of a site, and creates a `.gitignore` that excludes `.docsgen` from Git. */
export function openCache(root: string): CacheFolder {
  const own = join(root, ownFolder);
  const folder = cachePath(root, '');
  const made = new Set<string>();
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
    ...filesIn(folder),
    write: (name, content) =>
      orNothing(() => {
        const target = join(folder, name);
        ignoreAll();
        makeFolder(dirname(target));
        const beside = `${target}.${process.pid}-${threadId}`;
        writePieces(beside, content);
        renameSync(beside, target);
      }),
    remove: (name) => void orNothing(() => rmSync(join(folder, name), { force: true })),
    touch: (name) =>
      void orNothing(() => {
        const now = new Date();
        utimesSync(join(folder, name), now, now);
      }),
  };
}

/** Reads cache files in any folder. */
export function filesIn(folder: string): Pick<CacheFolder, 'read' | 'list'> {
  return {
    read: (name, part) =>
      orNothing(() => (part ? readPart(join(folder, name), part) : readFileSync(join(folder, name)))),
    list: (below) =>
      (orNothing(() => readdirSync(join(folder, below), { recursive: true, encoding: 'utf8' })) ?? []).flatMap(
        (name) => {
          const stats = orNothing(() => statSync(join(folder, below, name)));
          return stats?.isFile() ? [{ name: `${below}/${name}`, size: stats.size, used: stats.mtimeMs }] : [];
        },
      ),
  };
}

function orNothing<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Writes chunks one by one, so that they do not all have to be in memory at once. */
function writePieces(path: string, content: string | Uint8Array | Iterable<Uint8Array>): void {
  if (typeof content === 'string' || content instanceof Uint8Array) {
    writeFileSync(path, content);
    return;
  }
  const file = openSync(path, 'w');
  try {
    for (const piece of content) writeSync(file, piece);
  } finally {
    closeSync(file);
  }
}
