// Converts between absolute paths, which the bundler uses, and paths relative to the site's root directory.
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

interface ReportOptions {
  readonly files: SiteFiles;
  /** File to report for an error that has no position. */
  readonly name: string;
  /** Start of each message. */
  readonly message: string;
}

export function mistakesIn({ mistakes }: ModuleBundle, { files, name, message }: ReportOptions): readonly Diagnostic[] {
  return mistakes.map((mistake) =>
    error({
      code: 'config',
      message: `${message}: ${mistake.message}`,
      file: name,
      position: mistake.place && positionFrom(mistake.place, files),
    }),
  );
}
