import { relative, resolve } from 'node:path';
import type { Ports } from '../../model/adapters/ports.ts';
import { existingPath, openSite, realPath } from '../../platform/node-files.ts';

/** A package that is running: docsgen, or a package with commands. */
interface RunningPackage {
  readonly name: string;
  /** Absolute path of its folder. */
  readonly folder: string;
}

/** Returns docsgen as a running package. */
export function docsgenPackage({ compiledFolder }: Pick<Ports, 'compiledFolder'>): RunningPackage {
  return { name: 'docsgen', folder: resolve(compiledFolder, '../../..') };
}

/**
 * Returns the npm specifier of a running package, relative to `target`, such as `file:../docsgen-1.0.0.tgz`. Returns
 * `undefined` if the package was installed from a registry.
 */
export async function installedFrom(target: string, { name, folder }: RunningPackage): Promise<string | undefined> {
  const real = await realPath(folder);
  const [, project] = /^(.*?)[\\/]node_modules[\\/]/.exec(real) ?? [];
  const path = project === undefined ? real : await pathIn(project, name);
  return path && `file:${relative(await realPath(target), path).replaceAll('\\', '/')}`;
}

/**
 * Returns the npm specifier of one of docsgen's feature packages, next to docsgen: in `packages/` of a clone, or in the
 * folder of its tarball. Returns `undefined` if it does not exist there. `docsgen` is docsgen's specifier.
 */
export async function specifierOf(feature: string, docsgen: string, target: string): Promise<string | undefined> {
  const [, path] = /^file:(.*)$/.exec(docsgen) ?? [];
  if (path === undefined) return docsgen;
  const [name = ''] = feature.split('/').slice(-1);
  const own = /\.tgz$/.test(path) ? path.replace(/docsgen-([^/]*)$/, `docsgen-${name}-$1`) : `${path}/packages/${name}`;
  const isThere = own !== path && (await existingPath(resolve(await realPath(target), own))) !== undefined;
  return isThere ? `file:${own}` : undefined;
}

/** Returns the absolute path that a project has installed a package from, or `undefined` for a registry. */
async function pathIn(project: string, name: string): Promise<string | undefined> {
  const [, written] =
    /^(?:file:|(?=\.{0,2}\/))(.+)$/.exec(specIn(await openSite(project).readText('package.json'), name)) ?? [];
  return written && existingPath(resolve(project, written));
}

function specIn(packageText: string | undefined, name: string): string {
  try {
    const { dependencies, devDependencies } = JSON.parse(packageText ?? '');
    return String(devDependencies?.[name] ?? dependencies?.[name]);
  } catch {
    return '';
  }
}
