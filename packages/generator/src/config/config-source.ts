// Reads a configuration file in YAML, JSON, TypeScript or JavaScript. The keys are not checked here.
import { encodingMistakes } from '../diagnostics/check-encoding.ts';
import type { SiteFiles } from '../model/adapters/file-system.ts';
import type { ConfigModules } from '../model/config-module.ts';
import { parseYaml, type YamlSource } from './yaml/yaml-source.ts';

export interface ConfigSource
  extends Pick<YamlSource, 'value' | 'positionOf' | 'positionOfKey' | 'diagnostics'>,
    Partial<Pick<YamlSource, 'commentAt'>> {
  /** Other files that the configuration imports, relative to the site's root directory. */
  readonly inputs: readonly string[];
}

export interface ConfigFile {
  /** Path relative to the site's root directory. */
  readonly name: string;
  readonly text: string;
  readonly files: SiteFiles;
  readonly modules: ConfigModules | undefined;
}

/** Reads a configuration in the language of its file extension. The default is YAML. */
export async function readSource(file: ConfigFile): Promise<ConfigSource> {
  const { name, text, files, modules } = file;
  const unreadable = await encodingMistakes(files, { path: name, text, code: 'config' });
  if (unreadable.length > 0) return failedSource(unreadable);
  if (modules && /\.[cm]?[jt]s$/.test(name)) {
    const { loadModule } = await import('./load-module.ts');
    return loadModule(file, modules);
  }
  if (name.endsWith('.json')) {
    const { parseJson } = await import('./parse-json.ts');
    return parseJson(file);
  }
  return { ...parseYaml(text, { file: name, firstLine: 1, code: 'config' }), inputs: [] };
}

/** Returns a source without a value for a file that could not be read or parsed. */
export function failedSource(
  diagnostics: ConfigSource['diagnostics'],
  inputs: ConfigSource['inputs'] = [],
): ConfigSource {
  const nowhere = (): { line: number; column: number } => ({ line: 1, column: 1 });
  return { value: undefined, positionOf: nowhere, positionOfKey: nowhere, diagnostics, inputs };
}
