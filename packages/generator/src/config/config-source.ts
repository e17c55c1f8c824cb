// A configuration as it was read, before its keys are checked: the same for every language it can be written in.
import { encodingMistakes } from '../diagnostics/check-encoding.ts';
import type { SiteFiles } from '../model/adapters/file-system.ts';
import type { ConfigModules } from '../model/config-module.ts';
import { parseYaml, type YamlSource } from './yaml/yaml-source.ts';

export interface ConfigSource
  extends Pick<YamlSource, 'value' | 'positionOf' | 'positionOfKey' | 'diagnostics'>,
    Partial<Pick<YamlSource, 'commentAt'>> {
  /** Files that it was made of beside its own, from the site's folder. */
  readonly inputs: readonly string[];
}

export interface ConfigFile {
  /** Path from the site's folder. */
  readonly name: string;
  readonly text: string;
  readonly files: SiteFiles;
  readonly modules: ConfigModules | undefined;
}

/** The ending of the name tells the language; YAML needs none. */
export async function readSource(file: ConfigFile): Promise<ConfigSource> {
  const { name, text, files, modules } = file;
  const unreadable = await encodingMistakes(files, { path: name, text, code: 'config' });
  if (unreadable.length > 0) return withMistakes(unreadable);
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

/** Without a value: what is wrong is all there is to say. */
export function withMistakes(
  diagnostics: ConfigSource['diagnostics'],
  inputs: ConfigSource['inputs'] = [],
): ConfigSource {
  const nowhere = (): { line: number; column: number } => ({ line: 1, column: 1 });
  return { value: undefined, positionOf: nowhere, positionOfKey: nowhere, diagnostics, inputs };
}
