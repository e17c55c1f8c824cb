// The generators that docsgen can migrate from. The code for a generator is loaded only when it is used.

import type { Checked } from 'docsgen/internals';
import type { ForeignFiles, ForeignModules } from '../foreign-site.ts';
import type { Migration } from '../migration.ts';

export interface ForeignGenerator {
  readonly name: Migration['generator'];
  /** Paths of configuration files, relative to the site's root, starting with the most common path. */
  readonly configurations: readonly string[];
  readonly read: (files: ForeignFiles, modules: ForeignModules) => Promise<Checked<Migration | undefined>>;
}

export type GeneratorName = 'docusaurus' | 'vitepress' | 'starlight';

export const foreignGenerators: Readonly<Record<GeneratorName, ForeignGenerator>> = {
  docusaurus: {
    name: 'Docusaurus',
    configurations: ['js', 'ts', 'mjs', 'cjs', 'mts', 'cts'].map((ending) => `docusaurus.config.${ending}`),
    read: async (...site) => (await import('../docusaurus/migrate-docusaurus.ts')).migrateDocusaurus(...site),
  },
  vitepress: {
    name: 'VitePress',
    configurations: ['ts', 'mts', 'js', 'mjs', 'cts', 'cjs'].flatMap((ending) => [
      `.vitepress/config.${ending}`,
      `.vitepress/config/index.${ending}`,
    ]),
    read: async (...site) => (await import('../vitepress/migrate-vitepress.ts')).migrateVitepress(...site),
  },
  starlight: {
    name: 'Starlight',
    configurations: ['mjs', 'ts', 'js', 'mts', 'cjs'].map((ending) => `astro.config.${ending}`),
    read: async (...site) => (await import('../starlight/migrate-starlight.ts')).migrateStarlight(...site),
  },
};
