// Between the bundler, which names files as the disk does, and the site, which names them from its folder.
import { resolve } from 'node:path';
import { error } from '../diagnostics/create.ts';
import type { SiteFiles } from '../model/adapters/file-system.ts';
import type { ConfigModules, ModuleBundle, ModulePlace } from '../model/config-module.ts';
import type { Diagnostic, Position } from '../model/diagnostic.ts';
import { pathFromRoot } from '../text/file-paths.ts';

export function bundleOf(
  name: string,
  files: SiteFiles,
  { bundle }: Pick<ConfigModules, 'bundle'>,
): Promise<ModuleBundle> {
  return bundle({
    path: resolve(files.root, name),
    readText: (path) => files.readText(pathFromRoot(files.root, path)),
  });
}

export function positionFrom({ path, line, column }: ModulePlace, { root }: SiteFiles): Position {
  return { line, column, file: pathFromRoot(root, path) };
}

interface Telling {
  readonly files: SiteFiles;
  /** File of a mistake that has no place. */
  readonly name: string;
  /** What is to be said before the mistake itself. */
  readonly message: string;
}

export function mistakesIn({ mistakes }: ModuleBundle, { files, name, message }: Telling): readonly Diagnostic[] {
  return mistakes.map((mistake) =>
    error({
      code: 'config',
      message: `${message}: ${mistake.message}`,
      file: name,
      position: mistake.place && positionFrom(mistake.place, files),
    }),
  );
}
