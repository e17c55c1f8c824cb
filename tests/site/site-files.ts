// A site as a literal, its files written into a real folder and read back. Small files are read and written without
// waiting in between, which takes a fraction of the time.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Path from the site's folder to what stands in the file. */
export type SiteLiteral = Readonly<Record<string, string | Uint8Array>>;

export async function writeFiles(root: string, files: SiteLiteral): Promise<void> {
  const targets = Object.entries(files).map(([path, content]) => ({ target: join(root, path), content }));
  for (const folder of new Set(targets.map(({ target }) => dirname(target)))) mkdirSync(folder, { recursive: true });
  for (const { target, content } of targets) writeFileSync(target, content);
}

/** Path from the folder to what stands in the file. */
export type Folder = ReadonlyMap<string, Buffer>;

/** Every file below a folder with its bytes, by path from there; empty where there is no such folder. */
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
 * In words; `undefined`: there is none. The first folder is the one that is wrong. vitest's own comparison goes through
 * bytes one by one, which takes longer than building a site.
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
