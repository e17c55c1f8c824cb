// Loads a configuration in TypeScript or JavaScript, and finds the source positions of its values.

import type { ConfigModules, ModuleBundle } from '../model/config-module.ts';
import { type Diagnostic, error, type KeyPath, type Position } from '../model/diagnostic.ts';
import { pathFromRoot } from '../text/file-paths.ts';
import { type ConfigFile, type ConfigSource, failedSource } from './config-file.ts';
import { bundleErrors, bundleOf, explainThrown, positionFrom } from './module-files.ts';
import { findPlaces } from './module-positions.ts';
import { plainValue } from './plain-value.ts';

interface BundledConfig {
  readonly file: ConfigFile;
  readonly bundle: ModuleBundle;
  readonly code: string;
}

export async function loadModule(file: ConfigFile, modules: ConfigModules): Promise<ConfigSource> {
  const { files, name } = file;
  const bundle = await bundleOf(name, files, modules);
  const inputs = bundle.inputs.map((path) => pathFromRoot(files.root, path)).filter((path) => path !== name);
  const { code } = bundle;
  if (code === undefined) return failedSource(bundleErrors(bundle, { files, name, message: cannotLoad }), inputs);
  const bundled = { file, bundle, code };
  const places = await findPlaces(code);
  const positionsOf = (part: 'key' | 'value') => (path: KeyPath) => {
    const written = places(path, part).map(bundle.originalPlace);
    const place = written.find((each) => each !== undefined);
    return place ? positionFrom(place, files) : { line: 1, column: 1 };
  };
  const source = { positionOf: positionsOf('value'), positionOfKey: positionsOf('key'), inputs };
  try {
    const value = await exportedValue(code, modules);
    if (value === undefined) return { ...source, value, diagnostics: [without(bundled, source.positionOf([]))] };
    const plain = plainValue(value);
    const diagnostics = plain.strange.map(({ path, message }) =>
      error({ code: 'config', message, file: name, position: source.positionOf(path) }),
    );
    return { ...source, value: plain.value, diagnostics };
  } catch (thrown) {
    return { ...source, value: undefined, diagnostics: [explain(thrown, bundled, source.positionOf([]))] };
  }
}

/** Returns the default export. If it is a function, calls it and returns the result. */
async function exportedValue(code: string, { run, environment }: ConfigModules): Promise<unknown> {
  const { default: exported } = await run(code);
  return typeof exported === 'function' ? exported(environment) : exported;
}

const cannotLoad = 'Could not load the configuration';

function without({ file, code }: BundledConfig, position: Position): Diagnostic {
  const hasExport = /\bas default\b|^export default\b/m.test(code);
  return hasExport
    ? error({
        code: 'config',
        message: 'The configuration is undefined',
        file: file.name,
        position,
        hint: 'Return it from the function: export default defineConfig(() => ({ … }))',
      })
    : error({
        code: 'config',
        message: 'The configuration file has no default export',
        file: file.name,
        hint: 'Add export default defineConfig({ … })',
      });
}

function explain(thrown: unknown, { file: { files, name }, bundle }: BundledConfig, whole: Position): Diagnostic {
  const failure = thrown instanceof Error ? thrown : { message: String(thrown) };
  const { reason, places } = explainThrown(failure, { files, bundle, name });
  return error({ code: 'config', file: name, position: places[0] ?? whole, message: `${cannotLoad}: ${reason}` });
}
