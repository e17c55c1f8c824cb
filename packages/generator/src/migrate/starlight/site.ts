// A Starlight site as it was read. Paths are from its folder, the one that has `astro.config`.
import type { ForeignFiles } from '../../model/adapters/foreign.ts';
import type { ForeignConfig } from '../foreign-config.ts';
import type { LooseMap } from '../untyped-values.ts';

/** Folder of the pages. */
export const contentFolder = 'src/content/docs/';

export interface StarlightLocale {
  /** Its name in the configuration, folder of its pages and first part of their addresses; `''`: none. */
  readonly folder: string;
  readonly code: string;
  readonly htmlLang: string;
  readonly label: string | undefined;
  readonly direction: 'ltr' | 'rtl' | undefined;
  /** It has a folder there and none in addresses of the new site. */
  readonly isFirst: boolean;
}

export interface StarlightPage {
  readonly source: string;
  readonly text: string;
  readonly frontMatter: LooseMap;
  readonly locale: StarlightLocale;
  /** From the folder of its language. */
  readonly relative: string;
  /** Path in the new site. */
  readonly to: string;
  /** As sidebars name it in the new site; `undefined`: it is the landing page. */
  readonly id: string | undefined;
  /** Address within its language: `/guides/start/`. */
  readonly address: string;
  /** Address of the old site, with the language. */
  readonly url: string;
}

export interface StarlightSite {
  readonly files: ForeignFiles;
  /** What `defineConfig` of Astro got. */
  readonly config: ForeignConfig;
  /** What Starlight got. */
  readonly options: LooseMap;
  readonly locales: readonly [StarlightLocale, ...StarlightLocale[]];
  readonly pages: readonly StarlightPage[];
  /** Pages by address, with the language and without a slash at the end. */
  readonly byUrl: ReadonlyMap<string, StarlightPage>;
  /** Every file below the site's folder. */
  readonly paths: ReadonlySet<string>;
  /** Astro's own pages and pages in other formats, which are left behind. */
  readonly foreignPages: readonly string[];
}
