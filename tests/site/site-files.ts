// Writes a site, given as an object literal, into a real folder, and reads files back. Uses synchronous functions,
// which take a fraction of the time for small files.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Content of each file by its path, relative to the site's folder. */
export type SiteLiteral = Readonly<Record<string, string | Uint8Array>>;

export async function writeFiles(root: string, files: SiteLiteral): Promise<void> {
  const targets = Object.entries(files).map(([path, content]) => ({ target: join(root, path), content }));
  for (const folder of new Set(targets.map(({ target }) => dirname(target)))) mkdirSync(folder, { recursive: true });
  for (const { target, content } of targets) writeFileSync(target, content);
}

/** Content of each file by its path, relative to the folder. */
export type Folder = ReadonlyMap<string, Buffer>;

/** Returns the bytes of every file below a folder by relative path. Empty if the folder does not exist. */
export async function readFolder(folder: string): Promise<Folder> {
  const found = new Map<string, Buffer>();
  for (const entry of existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    found.set(path.slice(folder.length + 1), readFileSync(path));
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Describes the first difference, or returns `undefined` if there is none. The first folder is the one under test.
 * Vitest's comparison checks bytes one by one, which takes longer than building a site.
 */
export function firstDifference(one: Folder, other: Folder): string | undefined {
  for (const path of [...new Set([...one.keys(), ...other.keys()])].sort()) {
    const [left, right] = [one.get(path), other.get(path)];
    if (left === undefined) return `${path} is missing`;
    if (right === undefined) return `${path} should not be there`;
    if (!left.equals(right)) return `${path} differs\n${shortDiff(left.toString(), right.toString())}`;
  }
  return undefined;
}

function shortDiff(is: string, shouldBe: string): string {
  const at = [...is].findIndex((letter, index) => letter !== shouldBe[index]);
  const place = at < 0 ? is.length : at;
  const excerpt = (text: string): string => JSON.stringify(text.slice(Math.max(0, place - 80), place + 120));
  return `  is:        ${excerpt(is)}\n  should be: ${excerpt(shouldBe)}`;
}
