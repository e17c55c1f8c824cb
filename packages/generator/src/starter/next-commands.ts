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
}

interface NextStep {
  readonly what: string;
  readonly commands: readonly string[];
}

export function nextCommands({ packageManager, folder, isInstalled, hasScripts }: NextRequest): readonly NextStep[] {
  const { install, run, exec, once } = packageManager;
  const enter = folder === '' ? [] : [`cd ${quoted(folder)}`];
  const serve = ['docsgen serve', folder === '' ? '' : quoted(folder), '--watch --open'].filter(Boolean).join(' ');
  const look = { what: 'To see it', commands: [`${isInstalled ? exec : once} ${serve}`] };
  const work = [...enter, ...(isInstalled ? [] : [install]), ...(hasScripts ? [`${run} dev`] : [])];
  if (isInstalled && hasScripts) return [{ what: 'To see it', commands: work }];
  return hasScripts ? [look, { what: 'To work on it from now on', commands: work }] : [look];
}

function quoted(path: string): string {
  return /^[\w./~-]+$/.test(path) ? path : JSON.stringify(path);
}
