// Values shared by all functions that read a Docusaurus site.

import type { Diagnostic } from 'docsgen/internals';
import type { ForeignFiles, ForeignModules } from '../../foreign-site.ts';
import type { DocsVersion, DocusaurusLocale } from '../site.ts';
import type { ReadConfig } from './read-config.ts';

export interface SiteReading {
  readonly files: ForeignFiles;
  readonly modules: ForeignModules;
  readonly config: ReadConfig;
  /** The default locale is first. */
  readonly locales: readonly DocusaurusLocale[];
  readonly tell: (diagnostic: Diagnostic) => void;
}

/** Returns the folder of a plugin's translations: `i18n/fr/docusaurus-plugin-content-docs-community`. */
export function translationFolder({ folder }: Pick<DocusaurusLocale, 'folder'>, plugin: string, id: string): string {
  return `${folder}/docusaurus-plugin-${plugin}${id === 'default' ? '' : `-${id}`}`;
}

/** Returns the folder of a version's translations, relative to the folder of the plugin's translations. */
export function translatedVersion({ name }: Pick<DocsVersion, 'name'>): string {
  return name === 'current' ? name : `version-${name}`;
}
