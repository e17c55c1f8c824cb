// Finds the files in a site's `theme/` folder. Every build checks this folder, but loads the code for overrides only if
// it contains files.
import type { SiteFiles } from '../../model/adapters/file-system.ts';

export const overrideFolder = 'theme';

/** Matches the path of an override, relative to `theme/`. The capture group is the name of the component. */
export const overridePath = /^([^/]+)\.[jt]sx?$/;

/** Returns paths relative to `theme/`. Files in subfolders, and files whose name starts with `_`, are not overrides. */
export async function overridePaths(files: Pick<SiteFiles, 'list'>): Promise<readonly string[]> {
  const listed = await files.list(overrideFolder, 'visible');
  return listed.filter((path) => overridePath.test(path) && !/^_|\.d\.ts$|\.(test|spec|stories)\./.test(path));
}

/** Whether a change to this file can add or remove an override. `path` is relative to the site's root. */
export function isOverridePath(path: string): boolean {
  return path.startsWith(`${overrideFolder}/`) && overridePath.test(path.slice(overrideFolder.length + 1));
}
