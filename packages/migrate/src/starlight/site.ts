// A Starlight site. Paths are relative to the folder that contains `astro.config`.

import type { ForeignConfig } from '../foreign-config.ts';
import type { ForeignFiles } from '../foreign-site.ts';
import type { LooseMap } from '../untyped-values.ts';

export const contentFolder = 'src/content/docs/';

export interface StarlightLocale {
  /**
   * Locale name in the configuration, folder of the locale's pages, and first segment of their URLs. `''` for the root
   * locale.
   */
  readonly folder: string;
  readonly code: string;
  readonly htmlLang: string;
  readonly label: string | undefined;
  readonly direction: 'ltr' | 'rtl' | undefined;
  /** Whether this is the default locale, which has no folder in URLs of the new site. */
  readonly isFirst: boolean;
}

export interface StarlightPage {
  readonly source: string;
  readonly text: string;
  readonly frontMatter: LooseMap;
  readonly locale: StarlightLocale;
  /** Relative to the folder of the locale. */
  readonly relative: string;
  /** Path in the new site. */
  readonly to: string;
  /** Id in sidebars of the new site, or `undefined` for the landing page. */
  readonly id: string | undefined;
  /** Path within the locale: `/guides/start/`. */
  readonly address: string;
  /** URL in the original site, with the locale. */
  readonly url: string;
}

export interface StarlightSite {
  readonly files: ForeignFiles;
  /** The argument of Astro's `defineConfig`. */
  readonly config: ForeignConfig;
  /** The options of the Starlight integration. */
  readonly options: LooseMap;
  readonly locales: readonly [StarlightLocale, ...StarlightLocale[]];
  readonly pages: readonly StarlightPage[];
  /** Pages by URL, with the locale and without a trailing slash. */
  readonly byUrl: ReadonlyMap<string, StarlightPage>;
  /** All files in the site's folder. */
  readonly paths: ReadonlySet<string>;
  /** Astro pages, and pages in other formats, which are not migrated. */
  readonly foreignPages: readonly string[];
}
