// The graph of a site, which contains its pages and sidebars.

import type { ResolvedLink } from './article.ts';
import type { Brand } from './brand.ts';
import type { ConfiguredLink, Locale, SiteConfig } from './config.ts';
import type { Ledger } from './ledger.ts';
import type { Page, PageLocation } from './page.ts';
import type { LocaleCode, PageId, PageKey, SourcePath } from './paths.ts';
import type { Sidebar } from './sidebar.ts';
import type { SourceTree } from './source.ts';

export interface LocaleGraph {
  readonly locale: Locale;
  /**
   * Sidebars by section and version: `api`, `api@1.0`. If a section has several sidebars, the key also contains the
   * name: `api/guides`.
   */
  readonly sidebars: ReadonlyMap<string, Sidebar>;
  /** Sidebar keys of the pages that are not in the first sidebar of their section. */
  readonly sidebarKeys: ReadonlyMap<PageKey, string>;
}

export interface WaitingPage {
  readonly path: SourcePath;
  /** Date such as `2025-03-14`. */
  readonly day: string;
}

export interface SiteGraph {
  readonly config: SiteConfig;
  readonly tree: SourceTree;
  /** Pages of all locales, ordered by locale, section and path. */
  readonly pages: ReadonlyMap<PageKey, Page>;
  /** Pages by `urlKey`: lowercase URL without a trailing slash. */
  readonly byUrl: ReadonlyMap<string, PageKey>;
  /** Ids of pages, by source. */
  readonly bySource: ReadonlyMap<SourcePath, PageId>;
  /** Sources with `draft: true`. */
  readonly drafts: ReadonlySet<SourcePath>;
  /** Posts with a future date, earliest first. */
  readonly waiting: readonly WaitingPage[];
  readonly locales: ReadonlyMap<LocaleCode, LocaleGraph>;
  readonly brand: Brand;
  /** The URL ledger, or `undefined` if the site has none. */
  readonly ledger: Ledger | undefined;
  /** Links in hand-written sidebars. */
  readonly sidebarLinks: readonly SidebarFileLink[];
  /** Sizes of the images that components import, by `href`. Links to these images in articles are not changed. */
  readonly componentFiles?: ReadonlyMap<string, ResolvedLink['size']>;
}

interface SidebarFileLink {
  readonly file: string;
  readonly link: ConfiguredLink;
  readonly from: PageLocation;
}
