// Paths in modules: where a file is by now that a component imports.
import { folderOf, relativePath } from '../../../text/hrefs.ts';
import type { Placement } from '../placement.ts';

/** Style sheets are CSS in the new site, whatever they were made of. */
export function styleTarget(path: string): string {
  return path.replace(/\.(scss|sass|less)$/, '.css');
}

interface Moved {
  /** Path of the importing module in the new site. */
  readonly to: string;
  /** As the import has it. */
  readonly path: string;
  /** Path of the file in the old site. */
  readonly file: string;
}

/** The import as it is written in the new site, which is the same where nothing has moved. */
export function movedPath({ to, path, file }: Moved, { targetOf }: Pick<Placement, 'targetOf'>): string {
  const target = styleTarget(targetOf(file));
  const ending = /\.\w+$/.exec(file)?.[0] ?? '';
  const isWhole = path.endsWith(ending);
  const short = isWhole ? target : target.slice(0, -ending.length);
  const isFolder = !isWhole && /\/index$/.test(short) && !/\/index$/.test(path);
  const meant = isFolder ? short.slice(0, -'/index'.length) : short;
  if (path.startsWith('@site/')) return `@site/${meant}`;
  const relative = relativePath(folderOf(to), meant, './');
  // `../Thing/` and `..` are fine as they are where they still lead there.
  return relative.replace(/\/$/, '') === path.replace(/\/$/, '') ? path : relative;
}
