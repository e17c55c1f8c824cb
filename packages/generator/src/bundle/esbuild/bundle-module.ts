// Bundles a configuration or plugin and the files that it imports (TypeScript, JavaScript or JSON) into one module.
// Packages are not bundled, because Node loads them.
import { SourceMap } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildOptions } from 'esbuild';
import type { BundleRequest, ModuleBundle } from '../../model/config-module.ts';
import { bundler } from './bundler.ts';
import { isBuildFailure, problemOf } from './esbuild-errors.ts';
import { locationVariables, moduleSources } from './module-sources.ts';

export const singleModuleSettings = {
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  sourcemap: 'external',
  charset: 'utf8',
  logLevel: 'silent',
  // Ignores the site's `tsconfig.json`, which is intended for editors.
  tsconfigRaw: {},
} as const satisfies BuildOptions;

const settings = {
  ...singleModuleSettings,
  // Uses Node's resolution conditions instead of the conditions for bundlers.
  conditions: ['node'],
  mainFields: ['main'],
  define: locationVariables,
} as const satisfies BuildOptions;

export async function bundleModule({ path, readText }: BundleRequest): Promise<ModuleBundle> {
  const folder = dirname(path);
  const inputs = new Set([path]);
  const read = (input: string): Promise<string | undefined> => {
    inputs.add(input);
    return readText(input);
  };
  try {
    const { outputFiles } = await bundler.build({
      ...settings,
      absWorkingDir: folder,
      entryPoints: [path],
      outfile: join(folder, 'config.mjs'),
      plugins: [moduleSources(read)],
    });
    const textOf = (end: string): string => outputFiles.find((file) => file.path.endsWith(end))?.text ?? '';
    return withPositions({ inputs: [...inputs], code: textOf('.mjs'), map: textOf('.map'), problems: [] }, path);
  } catch (failure) {
    if (!isBuildFailure(failure)) throw failure;
    const problems = failure.errors.map((message) => problemOf(message, folder));
    return withPositions({ inputs: [...inputs], code: undefined, map: undefined, problems }, path);
  } finally {
    // If it is not stopped, the esbuild process keeps using memory until this process exits.
    await bundler.stop();
  }
}

/** Whether esbuild has a working executable for this machine. */
export async function bundlerWorks(): Promise<boolean> {
  try {
    await bundler.transform('');
    await bundler.stop();
    return true;
  } catch {
    return false;
  }
}

/** Adds the function of a bundle that finds positions, which cannot be cached. `path` is the path of the module. */
export function withPositions(bundle: Omit<ModuleBundle, 'originalPlace'>, path: string): ModuleBundle {
  const { map, inputs } = bundle;
  const places = { folder: dirname(path), inputs: new Set(inputs) };
  return { ...bundle, originalPlace: map === undefined ? () => undefined : positionFinder(map, places) };
}

/** The returned function finds only positions in `inputs`, because a bundle can contain other code. */
export function positionFinder(
  map: string,
  { folder, inputs }: { readonly folder: string; readonly inputs: ReadonlySet<string> },
): ModuleBundle['originalPlace'] {
  const sources = new SourceMap(JSON.parse(map));
  return ({ line, column }) => {
    const entry = sources.findEntry(line - 1, column - 1);
    if (!('originalSource' in entry)) return undefined;
    const { originalSource, originalLine, originalColumn } = entry;
    const path = originalSource.startsWith('file:') ? fileURLToPath(originalSource) : resolve(folder, originalSource);
    return inputs.has(path) ? { path, line: originalLine + 1, column: originalColumn + 1 } : undefined;
  };
}
