// Lists the commands to run after `docsgen init`.
import type { PackageManager } from './package-managers.ts';

interface NextRequest {
  readonly packageManager: PackageManager;
  /** Path of the site relative to the working directory; `''` if they are the same. */
  readonly folder: string;
  /** Whether docsgen is installed in the site's `node_modules`. */
  readonly isInstalled: boolean;
  /** Whether the site's `package.json` contains the scripts of a new site. */
  readonly hasScripts: boolean;
  /** See `TargetFolder`. */
  readonly docsgen: string;
  /** Names or local specifiers of the feature packages to install. */
  readonly packages: readonly string[];
}

interface NextStep {
  readonly what: string;
  readonly commands: readonly string[];
}

export function nextCommands(request: NextRequest): readonly NextStep[] {
  const { packageManager, folder, isInstalled, hasScripts, docsgen, packages } = request;
  const { name, add, exec, once } = packageManager;
  const [install, run] = [`${name} install`, `${name} run`];
  const enter = folder === '' ? [] : [`cd ${quoted(folder)}`];
  // A local docsgen package must be installed first, because package managers would search a registry for it.
  // Feature packages are installed first, because the configuration lists them.
  if ((!isInstalled && isLocal(docsgen)) || packages.length > 0) {
    const needed = isInstalled ? packages : [isLocal(docsgen) ? docsgen : 'docsgen', ...packages];
    const toSee = hasScripts
      ? [install, `${run} dev`]
      : [`${add} ${needed.map(quoted).join(' ')}`, `${exec} docsgen serve --watch --open`];
    return [{ what: 'Next steps', commands: [...enter, ...toSee] }];
  }
  const serve = ['docsgen serve', folder === '' ? '' : quoted(folder), '--watch --open'].filter(Boolean).join(' ');
  const look = { what: 'To preview the site', commands: [`${isInstalled ? exec : once} ${serve}`] };
  const work = [...enter, ...(isInstalled ? [] : [install]), ...(hasScripts ? [`${run} dev`] : [])];
  if (isInstalled && hasScripts) return [{ what: 'Next steps', commands: work }];
  return hasScripts ? [look, { what: 'To work on the site', commands: work }] : [look];
}

/** Whether docsgen is installed from a file, which other machines cannot access. */
export function isLocal(docsgen: string): boolean {
  return docsgen.startsWith('file:');
}

function quoted(path: string): string {
  return /^@?[\w./~:-]+$/.test(path) ? path : JSON.stringify(path);
}
