// Where the running docsgen was installed from, when that is a file or folder and no registry: a new site beside it
// gets the same one.
import { dirname, join, relative, resolve } from 'node:path';
import { openSite, realPath } from '../io/node-files.ts';
import type { Ports } from '../model/ports.ts';

/** As package.json of `target` names it. `undefined`: the nearest package.json with docsgen has it from a registry. */
export async function installedFrom(target: string, { cwd }: Pick<Ports, 'cwd'>): Promise<string | undefined> {
  for (let folder = cwd; ; folder = dirname(folder)) {
    const text = folder === target ? undefined : await openSite(folder).readText('package.json');
    const spec = text === undefined ? undefined : specIn(text);
    const path = text === undefined ? undefined : await pathOf(folder, spec);
    if (path !== undefined) return `file:${relative(target, path).replaceAll('\\', '/')}`;
    if (spec !== undefined || folder === dirname(folder)) return undefined;
  }
}

async function pathOf(folder: string, spec: string | undefined): Promise<string | undefined> {
  const [, written] = /^(?:file:|link:|(?=\.{0,2}\/))(.+)$/.exec(spec ?? '') ?? [];
  if (written !== undefined) return resolve(folder, written);
  const installed = join(folder, 'node_modules/docsgen');
  const real = await realPath(installed);
  return real === join(await realPath(folder), 'node_modules/docsgen') || real === installed ? undefined : real;
}

function specIn(text: string): string | undefined {
  try {
    const { dependencies, devDependencies } = JSON.parse(text);
    const spec: unknown = devDependencies?.docsgen ?? dependencies?.docsgen;
    return typeof spec === 'string' ? spec : undefined;
  } catch {
    return undefined;
  }
}
