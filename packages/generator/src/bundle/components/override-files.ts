// The folder `theme/` of a site. All builds look into it; only where there is something in it are the parts known.
import type { SiteFiles } from '../../model/adapters/file-system.ts';

export const partFolder = 'theme';

/** A path from that folder; the group is the name of the part. */
export const partScript = /^([^/]+)\.[jt]sx?$/;

/** Paths from that folder. What begins with `_`, and what is in a folder, is no part. */
export async function partScripts(files: Pick<SiteFiles, 'list'>): Promise<readonly string[]> {
  const listed = await files.list(partFolder, 'visible');
  return listed.filter((path) => partScript.test(path) && !/^_|\.d\.ts$|\.(test|spec|stories)\./.test(path));
}

/** Whether a change of this file, named from the site's folder, can add or remove a part. */
export function isPartFile(path: string): boolean {
  return path.startsWith(`${partFolder}/`) && partScript.test(path.slice(partFolder.length + 1));
}
