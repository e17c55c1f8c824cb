// File system operations on folders of a migration.
import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { featurePackages } from 'docsgen/internals';

const { resolve } = createRequire(import.meta.url);

/** Packages of docsgen that a new site may need, with their absolute folders: this package and its dependencies. */
export const sitePackages = ['@docsgen/migrate', ...featurePackages.map(({ module }) => module)].map((name) => ({
  name,
  folder: dirname(resolve(`${name}/package.json`)),
}));

/**
 * Links packages into `to`, so that the new site can be checked before it is published. The packages are those in the
 * first existing `node_modules` of the folders, and `sitePackages`. The returned function removes the links.
 */
export function linkPackages(to: string, folders: readonly string[]): () => void {
  const modules = join(to, 'node_modules');
  if (existsSync(modules)) return () => {};
  const from = folders.map((folder) => join(folder, 'node_modules')).find((path) => existsSync(path));
  const found = from === undefined ? [] : packagesIn(from).map((name) => [name, join(from, name)] as const);
  const own = sitePackages.map(({ name, folder }) => [name, folder] as const);
  for (const [name, path] of new Map([...own, ...found])) link(path, join(modules, name));
  return () => rmSync(modules, { recursive: true, force: true });
}

/** Returns the names of all packages in a `node_modules` folder. */
function packagesIn(folder: string): readonly string[] {
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
  return names.flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(folder, name)).map((each) => `${name}/${each}`) : name,
  );
}

function link(target: string, path: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    // Windows allows all users to create junctions, but not symbolic links.
    symlinkSync(target, path, 'junction');
  } catch {
    // If the package cannot be linked, the check reports that it is missing.
  }
}

export function removeFolder(path: string): void {
  rmSync(path, { recursive: true, force: true });
}

/** Does nothing if the folder is not empty. */
export function removeEmptyFolder(path: string): void {
  try {
    rmdirSync(path);
  } catch {
    // The folder does not exist, or is not empty.
  }
}
