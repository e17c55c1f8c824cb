// Runs the configuration of a Docusaurus site as Docusaurus does.
import { type Checked, error } from 'docsgen/internals';
import { firstFile, readForeignConfig } from '../../foreign-config.ts';
import type { ForeignFiles, ForeignModules } from '../../foreign-site.ts';
import type { DocusaurusSite } from '../site.ts';

/** In the order in which Docusaurus looks for them. */
const names = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((ending) => `docusaurus.config.${ending}`);

export interface ReadConfig extends Pick<DocusaurusSite, 'configFile' | 'config' | 'positionOf' | 'standIns'> {}

interface Reading {
  readonly files: ForeignFiles;
  readonly modules: ForeignModules;
}

export async function readConfig({ files, modules }: Reading): Promise<Checked<ReadConfig | undefined>> {
  const read = await readForeignConfig({
    ...{ files, modules, names },
    shown: 'docusaurus.config.js or .ts',
    example: 'export default { title: … }',
    folders: ['website', 'docs', 'documentation', 'site', 'www'],
  });
  if (read.value !== undefined) {
    const { file: configFile, value: config, positionOf, standIns } = read.value;
    return { value: { configFile, config, positionOf, standIns }, diagnostics: read.diagnostics };
  }
  const first = await firstFile(files, ['siteConfig.js', 'website/siteConfig.js']);
  if (first === undefined || (await firstFile(files, names)) !== undefined)
    return { value: undefined, diagnostics: read.diagnostics };
  const hint = 'Upgrade it to Docusaurus 2 first: npx @docusaurus/migrate migrate';
  const mistake = error({
    code: 'migration',
    message: 'This site uses Docusaurus 1, which is not supported',
    file: first,
    hint,
  });
  return { value: undefined, diagnostics: [mistake] };
}
