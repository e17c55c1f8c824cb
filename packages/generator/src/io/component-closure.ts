// What a compiled component is made of, read from what esbuild tells of a build.
import { relative, resolve, sep } from 'node:path';
import type { Metafile } from 'esbuild';

/** A module that pages import, as an entry point of esbuild's. */
export function entryName(name: string): string {
  return `docsgen-entry:${name}`;
}

/** What follows the path of a module for browsers where it stands for itself, and not for the island it becomes. */
export const clientSuffix = '?client';

/** How esbuild names a file among its inputs. */
export function inputKey(path: string, root: string): string {
  return relative(root, path).split(sep).join('/');
}

/** Absolute path of an input; none for what docsgen makes itself. */
export function pathOfInput(key: string, root: string): readonly string[] {
  if (key.startsWith('docsgen-styles:'))
    return [key.slice('docsgen-styles:'.length).replace(/-\w+(\.module\.css)$/, '$1')];
  if (/^docsgen-[\w]+:/.test(key) || key.startsWith('<')) return [];
  return [resolve(root, key.replace(/\?.*$/, ''))];
}

interface Closure {
  /** Absolute paths. */
  readonly inputs: readonly string[];
  /** Paths of modules for browsers, from the site's folder, which no other such module stands before. */
  readonly islands: readonly string[];
}

export function closureOf(metafile: Metafile, entry: string, root: string): Closure {
  const isIsland = (key: string): boolean => key.endsWith(clientSuffix);
  const before = reached(metafile, entry, (key) => !isIsland(key));
  const inputs = reached(metafile, entry, () => true).flatMap((key) => pathOfInput(key, root));
  return {
    inputs: [...new Set(inputs)].sort(),
    islands: before
      .filter(isIsland)
      .map((key) => key.slice(0, -clientSuffix.length))
      .sort(),
  };
}

/** Keys of all inputs from an entry on. `goesOn`: whether what an input imports counts, too. */
function reached({ inputs }: Metafile, entry: string, goesOn: (key: string) => boolean): readonly string[] {
  const seen = new Set([entry]);
  for (const key of seen) {
    if (!goesOn(key)) continue;
    for (const { path, external } of inputs[key]?.imports ?? []) if (!external) seen.add(path);
  }
  return [...seen];
}
