// Runs the configuration of a Docusaurus site as Docusaurus does.
import type { Checked } from 'docsgen/internals';
import { readForeignConfig } from '../../foreign-config.ts';
import type { ForeignFiles, ForeignModules } from '../../foreign-site.ts';
import type { DocusaurusSite } from '../site.ts';

/** In the order in which Docusaurus looks for them. */
const names = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((ending) => `docusaurus.config.${ending}`);

export interface ReadConfig extends Pick<DocusaurusSite, 'configFile' | 'config' | 'positionOf'> {}

export async function readConfig(
  files: ForeignFiles,
  modules: ForeignModules,
): Promise<Checked<ReadConfig | undefined>> {
  const { value, diagnostics } = await readForeignConfig({ files, modules, names });
  return { value: value && { ...value, configFile: value.file, config: value.value }, diagnostics };
}
