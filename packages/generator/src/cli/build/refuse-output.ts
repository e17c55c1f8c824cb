// Refuses output folders that may contain other files, because a build writes and removes files in its output folder.
import { sep } from 'node:path';
import { UsageError } from '../../diagnostics/usage-error.ts';
import type { Ports } from '../../model/adapters/ports.ts';
import { isFolder, realPath } from '../../platform/node-files.ts';
import { isInside } from '../../text/file-paths.ts';
import type { OpenedSite } from '../open-site.ts';

export async function refuseUnsafeOutput({ files: { root }, outDir }: OpenedSite, { env }: Ports): Promise<void> {
  const target = await realPath(outDir);
  if (isInside(target, await realPath(root)))
    throw new UsageError(`The output folder ${outDir} contains the site; choose another folder with --out`);
  const home = env.HOME ?? env.USERPROFILE;
  if (home !== undefined && isInside(target, await realPath(home)))
    throw new UsageError(
      `The output folder ${outDir} is or contains your home folder; choose another folder with --out`,
    );
  for (const name of ['content', 'static']) {
    const source = `${root}${sep}${name}`;
    if ((await isFolder(source)) && isInside(await realPath(source), target)) {
      throw new UsageError(
        `The output folder ${outDir} is inside ${name}/, which contains sources; choose another folder with --out`,
      );
    }
  }
}
