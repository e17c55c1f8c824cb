// The files in a site's folder `theme/` that take the place of parts of the theme.
import { partRows } from '@docsgen/contract/parts';
import { error } from '../../diagnostics/create.ts';
import type { WantedModule } from '../../model/adapters/component-bundler.ts';
import type { Checked, Diagnostic } from '../../model/diagnostic.ts';
import { nearestName } from '../../text/suggest.ts';
import { partFolder, partScript } from './override-files.ts';

/** By name, in the order of their names. `root`: absolute path of the site's folder, `scripts`: see `partScripts`. */
export function findOwnParts(root: string, scripts: readonly string[]): Checked<readonly WantedModule[]> {
  const found = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  const strangers: string[] = [];
  for (const path of scripts) {
    const name = partScript.exec(path)?.[1] ?? '';
    const other = found.get(name);
    if (!partRows.some((row) => row.name === name)) strangers.push(path);
    else if (other === undefined) found.set(name, path);
    else diagnostics.push(twice(path, other, name));
  }
  // A folder of this name can be anything, where no file in it means a part.
  const isMeant = found.size > 0 || strangers.some((path) => meantBy(path) !== undefined);
  if (isMeant) diagnostics.push(...strangers.map(noPart));
  const parts = [...found].map(([name, path]) => ({ name, path: `${root}/${partFolder}/${path}` }));
  return { value: parts.sort((a, b) => (a.name < b.name ? -1 : 1)), diagnostics };
}

function meantBy(path: string): string | undefined {
  const written = path
    .replace(/\.\w+$/, '')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase();
  const names = partRows.map(({ name }) => name);
  return names.find((name) => name === written) ?? nearestName(written, names);
}

function noPart(path: string): Diagnostic {
  const meant = meantBy(path);
  const ending = path.slice(path.lastIndexOf('.'));
  return error({
    code: 'part',
    message: `There is no part '${path.replace(/\.\w+$/, '')}' of the theme`,
    file: `${partFolder}/${path}`,
    hint:
      meant === undefined
        ? 'docsgen theme lists the parts; a file that is none begins with _ or stands in a folder'
        : `Did you mean ${partFolder}/${meant}${ending}?`,
  });
}

function twice(path: string, other: string, name: string): Diagnostic {
  return error({
    code: 'part',
    message: `The part '${name}' is there twice`,
    file: `${partFolder}/${path}`,
    hint: `Keep this file or ${partFolder}/${other}`,
  });
}
