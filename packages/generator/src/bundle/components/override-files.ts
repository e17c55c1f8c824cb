// Finds the files in a site's `theme/` folder. Every build checks it; the code for overrides is loaded only if it has
// files.
import type { SiteFiles } from '../../model/adapters/file-system.ts';

export const partFolder = 'theme';

/** A path relative to `theme/`. The capture group is the name of the component. */
export const partScript = /^([^/]+)\.[jt]sx?$/;

/** Returns paths relative to `theme/`. Files whose name starts with `_` and files in subfolders are not overrides. */
export async function partScripts(files: Pick<SiteFiles, 'list'>): Promise<readonly string[]> {
  const listed = await files.list(partFolder, 'visible');
  return listed.filter((path) => partScript.test(path) && !/^_|\.d\.ts$|\.(test|spec|stories)\./.test(path));
}

/** Whether a change of this file may add or remove an override. `path` is relative to the site's root. */
export function isPartFile(path: string): boolean {
  return path.startsWith(`${partFolder}/`) && partScript.test(path.slice(partFolder.length + 1));
}
