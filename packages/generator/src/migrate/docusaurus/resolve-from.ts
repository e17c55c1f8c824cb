// The file of the old site that an import or a link means, whichever way it is written.
import { posix } from 'node:path';
import type { Placement } from './placement.ts';
import { isBelow, type MovedFolder } from './reading/content-folders.ts';

interface Resolving {
  readonly known: ReadonlySet<string>;
  readonly folders: readonly MovedFolder[];
  /** The first that has a file counts. */
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
      // Without an ending it is a page, unless code has that name: webpack looks from the site's folder.
      return first(bases, ['']) ?? first([asked.slice(1)], codeGuesses);
    }
    const isRelative = /^\.{1,2}(\/|$)/.test(asked);
    const { own, above } = foldersOf(from, folders);
    if (isRelative)
      return first(
        own.map((folder) => posix.join(folder, asked)),
        guesses,
      );
    // Without a dot in front it is a package, unless a file has exactly that name: beside it, or from the top.
    return first(
      [...own, ...above].map((folder) => posix.join(folder, asked)),
      [''],
    );
  };
}

/** Without webpack's loaders, queries, hashes and the scheme for files that are no pages. */
function pathAsked(specifier: string): string | undefined {
  const written = specifier
    .replace(/^.*!/, '')
    .replace(/^pathname:\/\//, '')
    .replace(/[?#].*/s, '');
  if (/^([a-z][\w+.-]*:|\/\/)/i.test(written)) return undefined;
  try {
    return decodeURI(written);
  } catch {
    return written;
  }
}

interface Around {
  /** Folder of a file, and for a translation that of the original, too. */
  readonly own: readonly string[];
  /** Folder of the content that it belongs to, and the site's. */
  readonly above: readonly string[];
}

function foldersOf(from: string, folders: readonly MovedFolder[]): Around {
  const own = posix.dirname(from);
  const moved = folders.find((folder) => isBelow(folder.from, from));
  if (!moved) return { own: [own], above: ['.'] };
  if (moved.original === moved.from) return { own: [own], above: [moved.from, '.'] };
  const original = posix.join(moved.original, posix.dirname(posix.relative(moved.from, from)));
  return { own: [own, original], above: [moved.from, moved.original, '.'] };
}
