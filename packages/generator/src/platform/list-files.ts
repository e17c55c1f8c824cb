// Lists the files in a folder of the site, and symbolic links that are not followed.
import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RefusedEntry } from '../model/adapters/file-system.ts';
import { isInside } from '../text/file-paths.ts';
import type { Reading } from './unreadable-files.ts';

interface ListedFiles {
  /** Paths relative to the folder, sorted. */
  readonly found: readonly string[];
  readonly refused: readonly RefusedEntry[];
}

interface ListRequest extends Pick<Walk, 'which' | 'reading'> {
  /** Path relative to the site's root. */
  readonly folder: string;
}

/** Treats an unreadable folder as empty. */
export function listFiles(root: string, { folder, which, reading }: ListRequest): ListedFiles {
  const found: string[] = [];
  const refused: RefusedEntry[] = [];
  const start = reading.attempt(folder, () => realpathSync.native(join(root, folder)));
  if (start === undefined) return { found, refused };
  const above = new Set([start]);
  const base = folder === '' ? '' : `${folder}/`;
  walk({ root: realpathSync.native(root), base, folder: start, prefix: '', which, reading, found, refused, above });
  return { found: found.sort(), refused };
}

interface Walk {
  /** Real path of the site's root. */
  readonly root: string;
  /** Prefix that makes paths relative to the site's root. */
  readonly base: string;
  /** Real path of the folder to walk. */
  readonly folder: string;
  readonly prefix: string;
  readonly which: 'visible' | 'all';
  readonly reading: Reading;
  readonly found: string[];
  readonly refused: RefusedEntry[];
  /** Real paths of the folder and its ancestors, to detect circular links. */
  readonly above: ReadonlySet<string>;
}

/** Follows symbolic links whose target is inside the site. */
function walk({ folder, prefix, ...rest }: Walk): void {
  const { root, base, which, reading, found, refused, above } = rest;
  const own = (base + prefix).slice(0, -1);
  const entries = reading.attempt(own, () => readdirSync(folder, { withFileTypes: true })) ?? [];
  for (const entry of entries) {
    if (which === 'visible' && (entry.name.startsWith('.') || entry.name === 'node_modules')) continue;
    const path = join(folder, entry.name);
    const name = prefix + entry.name;
    const real = entry.isSymbolicLink() ? reading.attempt(base + name, () => realpathSync.native(path)) : path;
    const kind = real !== undefined && entry.isSymbolicLink() ? statSync(real) : entry;
    const reason = entry.isSymbolicLink() ? reasonAgainst(real, root, above) : undefined;
    if (real === undefined || reason !== undefined) refused.push({ path: name, reason: reason ?? 'broken' });
    else if (kind.isDirectory()) {
      walk({ ...rest, folder: real, prefix: `${name}/`, above: new Set([...above, real]) });
    } else if (kind.isFile()) found.push(name);
    else refused.push({ path: name, reason: 'no file' });
  }
}

/** Returns the reason why a link is not followed. `real` is the target of the link. */
function reasonAgainst(
  real: string | undefined,
  root: string,
  above: ReadonlySet<string>,
): RefusedEntry['reason'] | undefined {
  if (real === undefined) return 'broken';
  if (above.has(real)) return 'circle';
  return isInside(root, real) ? undefined : 'outside';
}
