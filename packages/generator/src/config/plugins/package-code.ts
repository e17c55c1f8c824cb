// The files that the code of an installed or linked package is made of, for cache keys.
import { resolve } from 'node:path';
import type { SiteFiles } from '../../model/adapters/file-system.ts';

/** Names of the files in which package managers record the versions of all dependencies. */
export const lockfiles: readonly string[] = [
  'package-lock.json',
  'npm-shrinkwrap.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'bun.lock',
];

/**
 * Paths of the code of a package, relative to the site's folder, and of the lockfiles next to the `node_modules` folder
 * in which Node finds it: that of the site, or one above it in a monorepo. Links are followed, so a package of a
 * workspace is covered by content. Dependencies are covered by the lockfile. Empty if the package is not installed.
 */
export async function packageCode(module: string, files: SiteFiles): Promise<readonly string[]> {
  const name = module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
  for (let up = ''; ; up += '../') {
    const folder = `${up}node_modules/${name}`;
    if ((await files.readText(`${folder}/package.json`)) !== undefined)
      return [...lockfiles.map((file) => up + file), ...(await codeBelow(folder, files))];
    const parent = resolve(files.root, up);
    if (parent === resolve(parent, '..')) return [];
  }
}

/** Paths of JavaScript, TypeScript and JSON files in a folder, relative to the site's folder; hidden ones left out. */
export async function codeBelow(folder: string, files: SiteFiles): Promise<readonly string[]> {
  const names = await files.list(folder, 'visible');
  return names
    .filter((name) => /\.([cm]?[jt]s|json)$/.test(name) && (folder !== '' || !name.includes('/')))
    .map((name) => (folder === '' ? name : `${folder}/${name}`));
}
