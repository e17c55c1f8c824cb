// New paths of files that components import.
import { folderOf, relativePath } from 'docsgen/internals';
import type { Placement } from '../placement.ts';

/** Style sheets are CSS in the new site, regardless of their original language. */
export function styleTarget(path: string): string {
  return path.replace(/\.(scss|sass|less)$/, '.css');
}

interface Moved {
  /** New path of the importing module. */
  readonly to: string;
  /** As written in the import. */
  readonly path: string;
  /** Original path of the imported file. */
  readonly file: string;
}

/** Returns the new specifier, which is unchanged if no file has moved. */
export function movedPath({ to, path, file }: Moved, { targetOf }: Pick<Placement, 'targetOf'>): string {
  const target = styleTarget(targetOf(file));
  const ending = /\.\w+$/.exec(file)?.[0] ?? '';
  const isWhole = path.endsWith(ending);
  const short = isWhole ? target : target.slice(0, -ending.length);
  const isFolder = !isWhole && /\/index$/.test(short) && !/\/index$/.test(path);
  const meant = isFolder ? short.slice(0, -'/index'.length) : short;
  if (path.startsWith('@site/')) return `@site/${meant}`;
  const relative = relativePath(folderOf(to), meant, './');
  // Specifiers such as `../Thing/` and `..` stay unchanged if they still resolve to the same file.
  return relative.replace(/\/$/, '') === path.replace(/\/$/, '') ? path : relative;
}
