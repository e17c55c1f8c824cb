// A VitePress site. Paths are relative to the folder that contains `.vitepress`.

import type { ForeignConfig } from '../foreign-config.ts';
import type { ForeignFiles } from '../foreign-site.ts';
import type { MovedPage, Moves } from '../moves.ts';
import type { LooseMap } from '../untyped-values.ts';

export interface VitepressLocale {
  /** Folder of the locale's pages and first segment of their URLs, or `''` for the root locale. */
  readonly folder: string;
  readonly code: string;
  readonly htmlLang: string;
  readonly label: string | undefined;
  readonly direction: 'ltr' | 'rtl' | undefined;
  /** The locale's settings, merged into the settings of the site. */
  readonly config: LooseMap;
  readonly themeConfig: LooseMap;
}

export interface VitepressPage extends MovedPage {
  readonly text: string;
  readonly frontMatter: LooseMap;
  readonly locale: VitepressLocale;
  /** Id in sidebars of the new site, or `undefined` for the landing page. */
  readonly id: string | undefined;
  /** Path within the locale, without an extension: `/guide/start`, `/guide/`. */
  readonly address: string;
}

export interface VitepressSite {
  readonly files: ForeignFiles;
  readonly config: ForeignConfig;
  readonly themeConfig: LooseMap;
  /** Folder of the pages: `''`, or with a trailing slash. */
  readonly sourceFolder: string;
  /** The root locale comes first. */
  readonly locales: readonly [VitepressLocale, ...VitepressLocale[]];
  readonly pages: readonly VitepressPage[];
  readonly moves: Moves;
  /** All files in the site's folder. */
  readonly paths: ReadonlySet<string>;
}
