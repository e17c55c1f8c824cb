// Finds the files in a site's `theme/` folder that override theme components.

import { type Checked, type Diagnostic, error } from '../../model/diagnostic.ts';
import { themeComponents } from '../../model/theme-components.ts';
import { nearestName } from '../../text/wording.ts';
import type { WantedModule } from '../esbuild/component-bundle.ts';
import { overrideFolder, overridePath } from './override-files.ts';

/**
 * Returns the overrides, sorted by name. `root` is the site's absolute path, and `scripts` is the result of
 * `overridePaths`.
 */
export function findOverrides(root: string, scripts: readonly string[]): Checked<readonly WantedModule[]> {
  const found = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  const unknownFiles: string[] = [];
  for (const path of scripts) {
    const name = overridePath.exec(path)?.[1] ?? '';
    const other = found.get(name);
    if (!themeComponents.some((row) => row.name === name)) unknownFiles.push(path);
    else if (other === undefined) found.set(name, path);
    else diagnostics.push(duplicate(path, other, name));
  }
  // If no file name is similar to the name of a component, the `theme/` folder may have another purpose.
  const isOverrideFolder = found.size > 0 || unknownFiles.some((path) => similarName(path) !== undefined);
  if (isOverrideFolder) diagnostics.push(...unknownFiles.map(unknownComponent));
  const parts = [...found].map(([name, path]) => ({ name, path: `${root}/${overrideFolder}/${path}` }));
  return { value: parts.sort((a, b) => (a.name < b.name ? -1 : 1)), diagnostics };
}

function similarName(path: string): string | undefined {
  const name = path
    .replace(/\.\w+$/, '')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase();
  const names = themeComponents.map(({ name }) => name);
  return names.find((each) => each === name) ?? nearestName(name, names);
}

function unknownComponent(path: string): Diagnostic {
  const suggestion = similarName(path);
  const ending = path.slice(path.lastIndexOf('.'));
  return error({
    code: 'part',
    message: `The theme has no component named '${path.replace(/\.\w+$/, '')}'`,
    file: `${overrideFolder}/${path}`,
    hint:
      suggestion === undefined
        ? 'Run `docsgen theme` for the names of components. Prefix other files with _ or move them to a subfolder'
        : `Did you mean ${overrideFolder}/${suggestion}${ending}?`,
  });
}

function duplicate(path: string, other: string, name: string): Diagnostic {
  return error({
    code: 'part',
    message: `Two files override the theme component '${name}'`,
    file: `${overrideFolder}/${path}`,
    hint: `Keep either this file or ${overrideFolder}/${other} and delete the other`,
  });
}
