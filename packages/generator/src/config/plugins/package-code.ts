// Finds the source files of an installed or linked package, for cache keys.
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import { lockfiles } from '../../text/lockfiles.ts';
import { packageFolder, packageName } from '../../text/package-name.ts';

/**
 * Returns the source files of a package and the lockfiles next to its `node_modules` folder, as paths relative to the
 * site's root directory. In a monorepo, that folder can be above the site. Symbolic links are followed, so that changes
 * in workspace packages are detected. Changes in dependencies are detected through the lockfile. Returns an empty list
 * if the package is not installed.
 */
export async function packageCode(module: string, files: SiteFiles): Promise<readonly string[]> {
  const exists = async (path: string): Promise<boolean> => (await files.readText(path)) !== undefined;
  const folder = await packageFolder(packageName(module), { root: files.root, exists });
  if (folder === undefined) return [];
  const above = folder.slice(0, folder.indexOf('node_modules/'));
  return [...lockfiles.map((file) => above + file), ...(await codeBelow(folder, files))];
}

/**
 * Returns JavaScript, TypeScript and JSON files, except hidden files, as paths relative to the site's root directory.
 */
export async function codeBelow(folder: string, files: SiteFiles): Promise<readonly string[]> {
  const names = await files.list(folder, 'visible');
  return names.map((name) => (folder === '' ? name : `${folder}/${name}`)).filter((path) => isCodeBelow(folder, path));
}

/** Whether `codeBelow` returns the path if the file exists. */
export function isCodeBelow(folder: string, path: string): boolean {
  const isInFolder = folder === '' ? !path.includes('/') : path.startsWith(`${folder}/`);
  return isInFolder && /\.([cm]?[jt]s|json)$/.test(path);
}
