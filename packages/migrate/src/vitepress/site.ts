// A VitePress site. Paths are relative to the folder that contains `.vitepress`.
import type { LocalizedPage, LocalizedSite, SiteLocale } from '../localized-pages.ts';
import type { LooseMap } from '../untyped-values.ts';

export interface VitepressLocale extends SiteLocale {
  /** The locale's settings, merged into the settings of the site. */
  readonly config: LooseMap;
  readonly themeConfig: LooseMap;
}

export type VitepressPage = LocalizedPage<VitepressLocale>;

export interface VitepressSite extends LocalizedSite<VitepressLocale> {
  readonly themeConfig: LooseMap;
  /** Folder of the pages: `''`, or with a trailing slash. */
  readonly sourceFolder: string;
  readonly byRoute: ReadonlyMap<string, VitepressPage>;
}
