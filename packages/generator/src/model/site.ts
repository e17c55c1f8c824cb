// The graph of a site, which contains its pages and sidebars.

import type { ResolvedLink } from './article.ts';
import type { Brand } from './brand.ts';
import type { ConfiguredLink, Locale, Section, SiteConfig, Version } from './config.ts';
import type { Ledger } from './ledger.ts';
import type { LocaleCode, OutputPath, PageId, PageKey, SourcePath, UrlPath } from './paths.ts';
import type { PagePost, PostList, PostTag } from './posts.ts';
import type { Sidebar } from './sidebar.ts';
import type { ParsedSource, SourceTree } from './source.ts';

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

export type TranslationState = 'original' | 'current' | 'outdated' | 'missing';

interface PageBase {
  readonly key: PageKey;
  readonly id: PageId;
  readonly locale: Locale;
  readonly url: UrlPath;
  readonly output: OutputPath;
  readonly title: string;
  readonly description: string | undefined;
  readonly translation: TranslationState;
  readonly isUnlisted: boolean;
}

/** The properties of a page that are needed to resolve its links. */
export interface PageLocation extends Pick<PageBase, 'key' | 'id' | 'locale' | 'url'> {
  readonly section: Section | undefined;
  readonly version: Version | undefined;
}

/** A page generated from a Markdown file. */
export interface DocPage extends PageBase {
  readonly kind: 'doc';
  readonly section: Section;
  readonly version: Version;
  readonly parsed: ParsedSource;
  /** Locale of the source. Differs from the page's locale if the translation is missing. */
  readonly sourceLocale: Locale;
  /** Only in sections of posts. */
  readonly post?: PagePost;
  /** Only outside sections of posts. */
  readonly tags?: readonly PostTag[];
  /**
   * Set for pages outside sections of posts if the date is in the future. Only the development server shows such a
   * page.
   */
  readonly isScheduled?: true;
}

export interface HomePage extends PageBase {
  readonly kind: 'home';
  readonly section: undefined;
  readonly version: undefined;
  readonly parsed: ParsedSource;
  readonly sourceLocale: Locale;
}

/** A page in `pages/`: a component or Markdown, outside all sections. May be the landing page. */
export interface CustomPage extends PageBase {
  readonly kind: 'own';
  readonly section: undefined;
  readonly version: undefined;
  readonly parsed: ParsedSource;
  readonly sourceLocale: Locale;
}

/** A generated index page: the pages of a category as cards. */
export interface CategoryPage extends PageBase {
  readonly kind: 'category';
  readonly section: Section;
  readonly version: Version;
  /**
   * Category or sidebar file that defines the page; `undefined` if the page replaces a missing index page at the root.
   */
  readonly file: SourcePath | undefined;
  readonly image: string | undefined;
  readonly keywords: readonly string[];
  /** Posts to list instead of the content of the category. */
  readonly posts?: PostList;
  /** Pages to list instead of the content of the category. */
  readonly listed?: readonly ListedPage[];
  /** Parent page in the breadcrumbs. */
  readonly above?: PageKey;
}

interface ListedPage {
  readonly page: PageKey;
  readonly label: string;
  readonly description: string | undefined;
  /** In the list of tags: number of pages with the tag. */
  readonly count?: number;
}

/** Landing page of a site without its own landing page. Lists the sections. */
export interface SectionsPage extends PageBase {
  readonly kind: 'category';
  readonly section: undefined;
  readonly version: undefined;
  readonly file: undefined;
  readonly image: undefined;
  readonly keywords: readonly string[];
}

export type Page = DocPage | HomePage | CustomPage | CategoryPage | SectionsPage;

export type SourcedPage = DocPage | HomePage | CustomPage;

export function isSourced(page: Page): page is SourcedPage {
  return page.kind !== 'category';
}

/** Returns the path that identifies a page to authors: its source file or, if it has none, its output file. */
export function shownPath(page: Page): string {
  return isSourced(page) ? page.parsed.file.path : page.output;
}
