// Read-only access to the files of the original site, in its folder and next to it.
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { openReading, type Reading } from 'docsgen/internals';
import type { ForeignFiles } from '../foreign-site.ts';

export function openForeign(root: string): ForeignFiles {
  const reading = openReading();
  const { attempt, unreadable } = reading;
  const bytesOf = (path: string): Buffer | undefined => attempt(path, () => readFileSync(join(root, path)));
  return {
    root,
    readText: async (path) =>
      bytesOf(path)
        ?.toString('utf8')
        .replace(/^\uFEFF/, ''),
    readBytes: async (path) => bytesOf(path),
    list: async (folder) => {
      const start = attempt(folder, () => realpathSync.native(join(root, folder)));
      return start === undefined ? [] : filesBelow({ root, folder: start, prefix: '', above: [start], reading }).sort();
    },
    unreadable,
  };
}

interface Walk {
  /** Used in messages. */
  readonly root: string;
  readonly folder: string;
  readonly prefix: string;
  /** Real paths of the folder and its ancestors, to prevent endless recursion through symbolic links. */
  readonly above: readonly string[];
  readonly reading: Reading;
}

function filesBelow({ folder, prefix, ...rest }: Walk): readonly string[] & string[] {
  const { root, above, reading } = rest;
  const entries = reading.attempt(relative(root, folder), () => readdirSync(folder, { withFileTypes: true })) ?? [];
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    const stats = entry.isSymbolicLink() ? reading.attempt(relative(root, path), () => statSync(path)) : entry;
    if (stats?.isFile()) return [prefix + entry.name];
    if (!stats?.isDirectory() || isHidden(entry.name)) return [];
    const real = entry.isSymbolicLink() ? realpathSync.native(path) : path;
    if (above.includes(real)) return [];
    return filesBelow({ ...rest, folder: real, prefix: `${prefix}${entry.name}/`, above: [...above, real] });
  });
}

/** `.well-known` is published by sites. */
function isHidden(name: string): boolean {
  return name === 'node_modules' || (name.startsWith('.') && name !== '.well-known');
}
