// Inputs of rendering in addition to the page, and functions that many views use.

import type { DocPageView, DocumentView } from '@docsgen/contract/views';
import { type Languages, type Messages, messagesFor } from '@docsgen/theme/messages';
import type { TemplatedPage } from '@docsgen/theme/page-template';
import type { Renderer } from '@docsgen/theme/render-document';
import type { LastUpdate, LastUpdates } from '../../model/adapters/history.ts';
import type { Reference, ResolvedLink } from '../../model/article.ts';
import type { ClientAssets } from '../../model/client-assets.ts';
import type { Locale, LocalizedText } from '../../model/config.ts';
import type { RenderingFailure } from '../../model/overrides.ts';
import type { LocaleCode, PageKey, SourcePath } from '../../model/paths.ts';
import type { Sidebar } from '../../model/sidebar.ts';
import { isSourced, type Page, type PageLocation, type SiteGraph } from '../../model/site.ts';
import { hrefOf, pageKeyOf, sectionKey, sidebarKey, sidebarOfPage, urlKey } from '../../routes/routes.ts';
import { isExternal } from '../../text/hrefs.ts';
import { textIn } from '../../text/localized.ts';
import type { BrandView } from './head/brand-props.ts';
import type { SidebarCache } from './sidebar/sidebar-cache.ts';

/** Data of the site that pages show. */
export interface SiteContext {
  readonly graph: SiteGraph;
  readonly assets: ClientAssets;
  readonly languages: Languages;
  /** Resolves a reference of a page. The files that the reference points to must already be loaded. */
  readonly resolveLink: (
    page: PageLocation,
    file: SourcePath | undefined,
    reference: Pick<Reference, 'href' | 'use'> & Partial<Pick<Reference, 'file'>>,
  ) => ResolvedLink;
  /** Announcement as HTML, by locale. */
  readonly announcements: ReadonlyMap<LocaleCode, string>;
  /** Copyright line as HTML, by locale. */
  readonly copyrights: ReadonlyMap<LocaleCode, string>;
  /** Whether pages offer full-text search. */
  readonly hasIndex: boolean;
  readonly updates: LastUpdates;
  /** For example `docsgen 0.1.0`. */
  readonly generator: string;
}

/** The code that renders a site's pages, and HTML that they share. */
export interface Rendering {
  readonly renderer: PageRenderer;
  /**
   * Records an error that an override threw while it rendered a page, in this thread or another thread. Set on sites
   * with component overrides.
   */
  readonly noteFailure?: ((thrown: RenderingFailure, page: string) => void) | undefined;
  /** Logo and landing page image, by locale. */
  readonly brand: ReadonlyMap<LocaleCode, BrandView>;
  /** HTML shared by pages with the same sidebar. */
  readonly sidebarCache: SidebarCache;
}

export interface RenderContext extends SiteContext, Rendering {}

/** Renders with the theme's components, or with the site's overrides. `path` identifies the page to authors. */
export interface PageRenderer extends Pick<Renderer, 'renderNotFound' | 'renderSidebarItem'> {
  /** Returns the content of a page's file. `article` is the article's HTML in chunks, or `[]` for pages without one. */
  readonly renderPage: (prepared: TemplatedPage, article: readonly string[], path: string) => Uint8Array;
  readonly renderAfterHeading: (view: DocumentView<DocPageView>, path: string) => string;
}

export function localized(context: SiteContext, text: LocalizedText, locale: Locale): string {
  return textIn(text, locale.code, context.graph.config.locales[0].code);
}

/** Returns the UI strings of a page. */
export function messagesOf({ languages }: SiteContext, { locale }: Pick<PageLocation, 'locale'>): Messages {
  return messagesFor(languages, locale.htmlLang);
}

export function hrefTo(context: RenderContext, key: PageKey): string {
  const page = context.graph.pages.get(key);
  return page ? hrefOf(context.graph.config, page.url) : '';
}

/** Returns an absolute URL, or `undefined` if the configuration has no `url`. */
export function absolute(context: RenderContext, href: string): string | undefined {
  const { url } = context.graph.config;
  if (isExternal(href)) return href;
  return url === undefined ? undefined : url + href;
}

/** Returns the same page in another locale. Every page exists in all locales. */
export function inLocale(context: RenderContext, page: PageLocation, locale: Locale): Page | undefined {
  return context.graph.pages.get(pageKeyOf(locale, page.id));
}

/** Returns the sidebar of a page: the sidebar that its front matter sets, or the sidebar that contains it. */
export function sidebarOf({ graph }: RenderContext, page: Page): Sidebar | undefined {
  const wanted = page.kind === 'doc' || page.kind === 'own' ? page.parsed.frontMatter.displayedSidebar : undefined;
  if (page.kind === 'own') return wanted ? graph.locales.get(page.locale.code)?.sidebars.get(wanted) : undefined;
  if (page.section === undefined || wanted === null) return undefined;
  if (wanted === undefined) return sidebarOfPage(graph, page);
  const sidebars = graph.locales.get(page.locale.code)?.sidebars;
  const named = sidebars?.get(sidebarKey(sectionKey(page.section, page.version), wanted)) ?? sidebars?.get(wanted);
  return named ?? sidebarOfPage(graph, page);
}

export function lastUpdateOf({ updates }: SiteContext, page: Page): LastUpdate | undefined {
  return isSourced(page) ? updates.get(page.parsed.file.path) : undefined;
}

/**
 * Returns the first page of a section and version: the page at its root or, if it has none, the first page in its
 * sidebar.
 */
export function mainPage(context: RenderContext, key: string, locale: Locale): Page | undefined {
  const { graph } = context;
  const section = graph.config.sections.find((each) =>
    each.versions.some((version) => sectionKey(each, version) === key),
  );
  const version = section?.versions.find((each) => sectionKey(section, each) === key);
  const root = graph.byUrl.get(urlKey(`${locale.prefix}${section?.basePath ?? ''}${version?.path ?? ''}`));
  const atRoot = root === undefined ? undefined : graph.pages.get(root);
  if (atRoot && atRoot.section === section && atRoot.version === version) return atRoot;
  const first = graph.locales.get(locale.code)?.sidebars.get(key)?.sequence[0]?.page;
  return first === undefined ? undefined : graph.pages.get(first);
}
