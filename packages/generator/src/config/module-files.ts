// Bundled modules of a site: converts between absolute paths, which the bundler uses, and paths relative to the site's
// root directory, and explains errors.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteFiles } from '../model/adapters/file-system.ts';
import type { ConfigModules, ModuleBundle, ModulePlace } from '../model/config-module.ts';
import { type Diagnostic, error, type Position } from '../model/diagnostic.ts';
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

/** Bundles a module that does not exist as a file. It is in the site's root directory, under the given name. */
export function bundleOfText(
  name: string,
  text: string,
  { files, bundle }: Pick<ConfigModules, 'bundle'> & { readonly files: SiteFiles },
): Promise<ModuleBundle> {
  const readText = async (path: string) => (path === name ? text : files.readText(path));
  return bundleOf(name, { ...files, readText }, { bundle });
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

export function bundleErrors(
  { problems }: ModuleBundle,
  { files, name, message }: ReportOptions,
): readonly Diagnostic[] {
  return problems.map((problem) =>
    error({
      code: 'config',
      message: `${message}: ${problem.message}`,
      file: name,
      position: problem.place && positionFrom(problem.place, files),
    }),
  );
}

const moduleUrl = /data:text\/javascript;base64,[\w+/=]+/g;

interface ThrownIn {
  readonly files: SiteFiles;
  readonly bundle: ModuleBundle;
  /** Path or package name of the module. */
  readonly name: string;
}

/** Returns the first line of the message, and the positions of the stack frames in the module, innermost first. */
export function explainThrown(thrown: Pick<Error, 'message' | 'stack'>, { files, bundle, name }: ThrownIn) {
  const [reason = ''] = thrown.message.split('\n');
  const frames = (thrown.stack ?? '').matchAll(/(?:base64,[\w+/=]+|(file:[^\s()]+?)):(\d+)(?::(\d+))?/g);
  const places = [...frames].flatMap(([, address, line, column = '1']): readonly Position[] => {
    const at = { line: Number(line), column: Number(column) };
    if (address === undefined) {
      const place = bundle.originalPlace(at);
      return place ? [positionFrom(place, files)] : [];
    }
    return address.includes(`/node_modules/${name}/`)
      ? [positionFrom({ path: fileURLToPath(address), ...at }, files)]
      : [];
  });
  return { reason: reason.replace(moduleUrl, name), places };
}
