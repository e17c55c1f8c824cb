// What a compiled component is made of, read from what esbuild tells of a build.
import { dirname, extname, join, relative, resolve, sep } from 'node:path';
import type { Metafile } from 'esbuild';
import type { ModuleMistake } from '../../model/config-module.ts';

/** What stands in front of the name of a module that pages import, where it is an entry point of esbuild's. */
export const entryPrefix = 'docsgen-entry:';

/** What follows the path of a module for browsers where it stands for itself, and not for the island it becomes. */
export const clientSuffix = '?client';

/** Endings that an import may leave out, in the order in which they are tried. */
export const endings = ['.tsx', '.ts', '.jsx', '.js', '.mjs', '.css', '.json'];

/** How esbuild names a file among its inputs. */
export function inputKey(path: string, root: string): string {
  return relative(root, path).split(sep).join('/');
}

/** Absolute path of an input; `undefined` for what docsgen makes itself. */
export function pathOfInput(key: string, root: string): string | undefined {
  const styles = /^docsgen-styles:(.*)-\w+(\.module\.css)$/.exec(key);
  if (styles) return resolve(root, `${styles[1]}${styles[2]}`);
  return /^(docsgen-\w+:|<)/.test(key) ? undefined : resolve(root, key.replace(/\?client$/, ''));
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
  const inputs = reached(metafile, entry, () => true).flatMap((key) => pathOfInput(key, root) ?? []);
  return {
    inputs: [...new Set(inputs.flatMap((path) => [path, ...packageFile(path)]))].sort(),
    islands: before
      .filter(isIsland)
      .map((key) => key.slice(0, -clientSuffix.length))
      .filter((key) => !isPackaged(key) || isLeft(metafile, key))
      .sort(),
  };
}

export function isPackaged(path: string): boolean {
  return /(?:^|[\\/])node_modules[\\/]/.test(path);
}

/** Whether anything asks for what it exports: packages list modules that a site does not use. */
function isLeft({ outputs }: Metafile, key: string): boolean {
  return Object.values(outputs).some(({ inputs }) => (inputs[key]?.bytesInOutput ?? 0) > 0);
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

/** What says where the files of a package are. */
function packageFile(path: string): readonly string[] {
  const [, folder] = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(path) ?? [];
  return folder === undefined ? [] : [join(folder, 'package.json')];
}

/** Absolute paths of files that are not there, and that imports would mean instead if they were. */
export function shadowing({ inputs }: Metafile, root: string): readonly string[] {
  const found = new Set<string>();
  for (const [key, { imports }] of Object.entries(inputs)) {
    const importer = pathOfInput(key, root);
    if (importer === undefined || importer.includes('node_modules')) continue;
    for (const { path, original = '' } of imports) {
      const place = placeOf(original, importer, root);
      const target = place === undefined ? undefined : pathOfInput(path, root);
      if (place === undefined || target === undefined || target === place) continue;
      for (const each of [place, ...endings.map((ending) => place + ending)]) {
        if (each === target) break;
        if (each !== place || extname(each) !== '') found.add(each);
      }
    }
  }
  return [...found];
}

/** Absolute paths at which what mistakes miss could appear. */
export function awaited(mistakes: readonly ModuleMistake[], root: string): readonly string[] {
  return mistakes.flatMap(({ message, place: at }) => {
    const [, original] = /^Could not resolve "(.*)"$/.exec(message) ?? [];
    if (original === undefined || at === undefined) return [];
    const place = placeOf(original, at.path, root);
    if (place === undefined) return packageFile(join(root, 'node_modules', original, 'file'));
    return [place, ...endings.flatMap((ending) => [place + ending, join(place, `index${ending}`)])];
  });
}

function placeOf(original: string, importer: string, root: string): string | undefined {
  if (original.startsWith('@site/')) return join(root, original.slice('@site/'.length));
  return /^\.{1,2}(\/|$)/.test(original) ? join(dirname(importer), original) : undefined;
}
