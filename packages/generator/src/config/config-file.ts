// Types of a configuration file and its content.
import type { SiteFiles } from '../model/adapters/file-system.ts';
import type { ConfigModules } from '../model/config-module.ts';
import type { YamlSource } from './yaml/yaml-source.ts';

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

/** Returns a source without a value for a file that could not be read or parsed. */
export function failedSource(
  diagnostics: ConfigSource['diagnostics'],
  inputs: ConfigSource['inputs'] = [],
): ConfigSource {
  const nowhere = (): { line: number; column: number } => ({ line: 1, column: 1 });
  return { value: undefined, positionOf: nowhere, positionOfKey: nowhere, diagnostics, inputs };
}
