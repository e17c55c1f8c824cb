// A VitePress site as it was read. Paths are from its folder, the one that has `.vitepress`.
import type { ForeignFiles } from '../../model/adapters/foreign.ts';
import type { ForeignConfig } from '../foreign-config.ts';
import type { MovedPage, Moves } from '../moves.ts';
import type { LooseMap } from '../untyped-values.ts';

export interface VitepressLocale {
  /** Folder of its pages and first part of their addresses; `''`: the language without one. */
  readonly folder: string;
  readonly code: string;
  readonly htmlLang: string;
  readonly label: string | undefined;
  readonly direction: 'ltr' | 'rtl' | undefined;
  /** What it says of the site, over what the site says. */
  readonly config: LooseMap;
  readonly themeConfig: LooseMap;
}

export interface VitepressPage extends MovedPage {
  readonly text: string;
  readonly frontMatter: LooseMap;
  readonly locale: VitepressLocale;
  /** As sidebars name it in the new site; `undefined`: it is the landing page. */
  readonly id: string | undefined;
  /** Address within its language, without an ending: `/guide/start`, `/guide/`. */
  readonly address: string;
}

export interface VitepressSite {
  readonly files: ForeignFiles;
  readonly config: ForeignConfig;
  readonly themeConfig: LooseMap;
  /** Folder of the pages, `''` or with a slash at its end. */
  readonly sourceFolder: string;
  /** The one without a folder first. */
  readonly locales: readonly [VitepressLocale, ...VitepressLocale[]];
  readonly pages: readonly VitepressPage[];
  readonly moves: Moves;
  /** Every file below the site's folder. */
  readonly paths: ReadonlySet<string>;
}
