// The generators whose sites can move in: how their folders are recognised, and what reads them. Only the one that is
// asked for is loaded.

import type { Migration } from '../../migrate/migration.ts';
import type { ForeignFiles, ForeignModules } from '../../model/adapters/foreign.ts';
import type { Checked } from '../../model/diagnostic.ts';

export interface ForeignGenerator {
  readonly name: Migration['generator'];
  /** Names of its configuration, from the site's folder, the usual one first. */
  readonly configurations: readonly string[];
  /** A word in the text of its configuration, where other sites have one of that name, too. */
  readonly word?: string;
  readonly read: (files: ForeignFiles, modules: ForeignModules) => Promise<Checked<Migration | undefined>>;
}

export type GeneratorName = 'docusaurus' | 'vitepress' | 'starlight';

export const foreignGenerators: Readonly<Record<GeneratorName, ForeignGenerator>> = {
  docusaurus: {
    name: 'Docusaurus',
    configurations: ['js', 'ts', 'mjs', 'cjs', 'mts', 'cts'].map((ending) => `docusaurus.config.${ending}`),
    read: async (files, modules) => {
      const { migrateDocusaurus } = await import('../../migrate/docusaurus/migrate-docusaurus.ts');
      return migrateDocusaurus(files, modules);
    },
  },
  vitepress: {
    name: 'VitePress',
    configurations: ['ts', 'mts', 'js', 'mjs', 'cts', 'cjs'].flatMap((ending) => [
      `.vitepress/config.${ending}`,
      `.vitepress/config/index.${ending}`,
    ]),
    read: async (files, modules) => {
      const { migrateVitepress } = await import('../../migrate/vitepress/migrate-vitepress.ts');
      return migrateVitepress(files, modules);
    },
  },
  starlight: {
    name: 'Starlight',
    configurations: ['mjs', 'ts', 'js', 'mts', 'cjs'].map((ending) => `astro.config.${ending}`),
    word: 'starlight',
    read: async (files, modules) => {
      const { migrateStarlight } = await import('../../migrate/starlight/migrate-starlight.ts');
      return migrateStarlight(files, modules);
    },
  },
};
