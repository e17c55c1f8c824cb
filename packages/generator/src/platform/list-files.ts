// Lists the files of a folder of the site, and what stands among them and is no file of the site.
import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RefusedEntry } from '../model/adapters/file-system.ts';
import { isInside } from '../text/file-paths.ts';
import type { Reading } from './unreadable-files.ts';

interface ListedFiles {
  /** Paths from the folder, sorted. */
  readonly found: readonly string[];
  readonly refused: readonly RefusedEntry[];
}

interface ListRequest extends Pick<Walk, 'which' | 'reading'> {
  /** From the site's folder. */
  readonly folder: string;
}

/** A folder that cannot be read counts as empty. */
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
  /** Real path of the site's folder. */
  readonly root: string;
  /** What paths from the listed folder begin with to be such from the site's. */
  readonly base: string;
  /** Real path of the folder to walk. */
  readonly folder: string;
  readonly prefix: string;
  readonly which: 'visible' | 'all';
  readonly reading: Reading;
  readonly found: string[];
  readonly refused: RefusedEntry[];
  /** Real paths of the folder and those above, so that links in a circle end. */
  readonly above: ReadonlySet<string>;
}

/** Links are followed while they stay inside the site. */
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

/** `real`: where the link leads. */
function reasonAgainst(
  real: string | undefined,
  root: string,
  above: ReadonlySet<string>,
): RefusedEntry['reason'] | undefined {
  if (real === undefined) return 'broken';
  if (above.has(real)) return 'circle';
  return isInside(root, real) ? undefined : 'outside';
}
