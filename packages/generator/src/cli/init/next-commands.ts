// What to type after `docsgen init`, for the package manager that is in use.
import type { PackageManager } from './package-managers.ts';

interface NextRequest {
  readonly packageManager: PackageManager;
  /** The site's folder from the one that the command ran in; `''`: the same. */
  readonly folder: string;
  /** docsgen is among the packages of the project. */
  readonly isInstalled: boolean;
  /** `package.json` has the scripts. */
  readonly hasScripts: boolean;
  /** See `StarterPlace`. */
  readonly docsgen: string;
}

interface NextStep {
  readonly what: string;
  readonly commands: readonly string[];
}

export function nextCommands(request: NextRequest): readonly NextStep[] {
  const { packageManager, folder, isInstalled, hasScripts, docsgen } = request;
  const { install, add, run, exec, once } = packageManager;
  const enter = folder === '' ? [] : [`cd ${quoted(folder)}`];
  // Until it is installed, a package manager would look for it in a registry.
  if (!isInstalled && isLocal(docsgen)) {
    const toSee = hasScripts
      ? [install, `${run} dev`]
      : [`${add} ${quoted(docsgen)}`, `${exec} docsgen serve --watch --open`];
    return [{ what: 'To see it', commands: [...enter, ...toSee] }];
  }
  const serve = ['docsgen serve', folder === '' ? '' : quoted(folder), '--watch --open'].filter(Boolean).join(' ');
  const look = { what: 'To see it', commands: [`${isInstalled ? exec : once} ${serve}`] };
  const work = [...enter, ...(isInstalled ? [] : [install]), ...(hasScripts ? [`${run} dev`] : [])];
  if (isInstalled && hasScripts) return [{ what: 'To see it', commands: work }];
  return hasScripts ? [look, { what: 'To work on it from now on', commands: work }] : [look];
}

/** It is not in a registry, so other machines cannot install it. */
export function isLocal(docsgen: string): boolean {
  return docsgen.startsWith('file:');
}

function quoted(path: string): string {
  return /^[\w./~:-]+$/.test(path) ? path : JSON.stringify(path);
}
