// Resolves imports and links of the original site, in all notations that Docusaurus supports.

import { posix } from 'node:path';
import { decodePath, folderOf, relativePath } from 'docsgen/internals';
import type { PlacedFile, Placement } from './placement.ts';
import { isBelow, type MovedFolder } from './reading/content-folders.ts';

interface Resolving {
  readonly known: ReadonlySet<string>;
  readonly folders: readonly MovedFolder[];
  /** The first folder that contains the file takes precedence. */
  readonly statics: readonly string[];
}

const endings = ['.js', '.jsx', '.ts', '.tsx', '.mjs', '.cjs', '.json', '.mdx', '.md', '.css'];
const codeGuesses = endings.slice(0, 4).flatMap((ending) => [ending, `/index${ending}`]);
const guesses = ['', ...endings, ...endings.map((ending) => `/index${ending}`)];

export function fileResolver({ known, folders, statics }: Resolving): Placement['resolveFrom'] {
  const first = (paths: readonly string[], tried: readonly string[]): string | undefined =>
    paths.flatMap((path) => tried.map((ending) => path + ending)).find((path) => known.has(path));
  const contents = folders.filter(({ kind }) => kind !== 'static').map(({ from }) => from);
  return (from, specifier) => {
    const asked = pathAsked(specifier);
    if (asked === undefined || asked === '') return undefined;
    const site = /^@site\/(.*)$/.exec(asked)?.[1];
    if (site !== undefined) return first([posix.normalize(site)], guesses);
    if (asked.startsWith('/')) {
      const bases = [...statics, '.', ...contents].map((base) => posix.join(base, asked));
      // A path without an extension is a page, unless a code file has this name: webpack resolves such paths from the
      // site's folder.
      return first(bases, ['']) ?? first([asked.slice(1)], codeGuesses);
    }
    const isRelative = /^\.{1,2}(\/|$)/.test(asked);
    const { own, above } = foldersOf(from, folders);
    if (isRelative)
      return first(
        own.map((folder) => posix.join(folder, asked)),
        guesses,
      );
    // A path without a leading dot is a package, unless a file has exactly this name, next to the importing file or in
    // the root folder.
    return first(
      [...own, ...above].map((folder) => posix.join(folder, asked)),
      [''],
    );
  };
}

/** Removes webpack loaders, queries, hashes and the `pathname://` scheme. */
function pathAsked(specifier: string): string | undefined {
  const written = specifier
    .replace(/^.*!/, '')
    .replace(/^pathname:\/\//, '')
    .replace(/[?#].*/s, '');
  if (/^([a-z][\w+.-]*:|\/\/)/i.test(written)) return undefined;
  return decodePath(written);
}

function foldersOf(from: string, folders: readonly MovedFolder[]) {
  const own = posix.dirname(from);
  const moved = folders.find((folder) => isBelow(folder.from, from));
  if (!moved) return { own: [own], above: ['.'] };
  if (moved.original === moved.from) return { own: [own], above: [moved.from, '.'] };
  const original = posix.join(moved.original, posix.dirname(posix.relative(moved.from, from)));
  return { own: [own, original], above: [moved.from, moved.original, '.'] };
}

/** Style sheets are CSS in the new site, regardless of their original language. */
export function styleTarget(path: string): string {
  return path.replace(/\.(scss|sass|less)$/, '.css');
}

interface Importing {
  readonly placed: Pick<PlacedFile, 'to'>;
  readonly placement: Pick<Placement, 'targetOf'>;
}

/**
 * Returns the new specifier, which is unchanged if no file has moved. `path` is the specifier in the import, and `file`
 * the original path of the imported file.
 */
export function movedPath({ placed, placement }: Importing, path: string, file: string): string {
  const target = styleTarget(placement.targetOf(file));
  const ending = /\.\w+$/.exec(file)?.[0] ?? '';
  const isWhole = path.endsWith(ending);
  const short = isWhole ? target : target.slice(0, -ending.length);
  const isFolder = !isWhole && /\/index$/.test(short) && !/\/index$/.test(path);
  const meant = isFolder ? short.slice(0, -'/index'.length) : short;
  if (path.startsWith('@site/')) return `@site/${meant}`;
  const relative = relativePath(folderOf(placed.to), meant, './');
  // Specifiers such as `../Thing/` and `..` stay unchanged if they still resolve to the same file.
  return relative.replace(/\/$/, '') === path.replace(/\/$/, '') ? path : relative;
}
