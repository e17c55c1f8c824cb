// Read-only access to the files of the original site, in its folder and next to it.
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { openReading } from 'docsgen/internals';
import type { ForeignFiles } from '../foreign-site.ts';

export function openForeign(root: string): ForeignFiles {
  const { attempt, unreadable } = openReading();
  const bytesOf = (path: string): Buffer | undefined => attempt(path, () => readFileSync(join(root, path)));
  /** `above` contains the real paths of the folder and its ancestors: symbolic links can be cyclic. */
  const filesBelow = (folder: string, prefix: string, above: readonly string[]): string[] => {
    const entries = attempt(relative(root, folder), () => readdirSync(folder, { withFileTypes: true })) ?? [];
    return entries.flatMap((entry) => {
      const path = join(folder, entry.name);
      const stats = entry.isSymbolicLink() ? attempt(relative(root, path), () => statSync(path)) : entry;
      if (stats?.isFile()) return [prefix + entry.name];
      if (!stats?.isDirectory() || isHidden(entry.name)) return [];
      const real = entry.isSymbolicLink() ? realpathSync.native(path) : path;
      return above.includes(real) ? [] : filesBelow(real, `${prefix}${entry.name}/`, [...above, real]);
    });
  };
  return {
    root,
    readText: async (path) =>
      bytesOf(path)
        ?.toString('utf8')
        .replace(/^\uFEFF/, ''),
    readBytes: async (path) => bytesOf(path),
    list: async (folder) => {
      const start = attempt(folder, () => realpathSync.native(join(root, folder)));
      return start === undefined ? [] : filesBelow(start, '', [start]).sort();
    },
    unreadable,
  };
}

/** `.well-known` is published by sites. */
function isHidden(name: string): boolean {
  return name === 'node_modules' || (name.startsWith('.') && name !== '.well-known');
}
