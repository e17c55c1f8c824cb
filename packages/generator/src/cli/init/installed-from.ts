import { relative, resolve } from 'node:path';
import type { Ports } from '../../model/adapters/ports.ts';
import { existingPath, openSite, realPath } from '../../platform/node-files.ts';

/**
 * Returns the npm specifier of the running docsgen, relative to `target`, such as `file:../docsgen-1.0.0.tgz`. Returns
 * `undefined` if docsgen was installed from a registry.
 */
export async function installedFrom(
  target: string,
  { compiledFolder }: Pick<Ports, 'compiledFolder'>,
): Promise<string | undefined> {
  const checkout = await realPath(resolve(compiledFolder, '../../..'));
  const [, project] = /^(.*?)[\\/]node_modules[\\/]/.exec(checkout) ?? [];
  const path = project === undefined ? checkout : await pathIn(project);
  return path && `file:${relative(await realPath(target), path).replaceAll('\\', '/')}`;
}

/** Returns the absolute path of a project's docsgen package, or `undefined` if it was installed from a registry. */
async function pathIn(project: string): Promise<string | undefined> {
  const [, written] =
    /^(?:file:|(?=\.{0,2}\/))(.+)$/.exec(specIn(await openSite(project).readText('package.json'))) ?? [];
  return written && existingPath(resolve(project, written));
}

function specIn(packageText: string | undefined): string {
  try {
    const { dependencies, devDependencies } = JSON.parse(packageText ?? '');
    return String(devDependencies?.docsgen ?? dependencies?.docsgen);
  } catch {
    return '';
  }
}
