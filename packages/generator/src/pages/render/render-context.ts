// What rendering needs beside the page itself, and the small questions that every view asks.

import type { DocumentView, NotFoundPageView, SidebarNode } from '@docsgen/contract/views';
import type { Languages } from '@docsgen/theme/messages';
import type { TemplatedPage } from '@docsgen/theme/page-template';
import type { LastUpdate, LastUpdates } from '../../model/adapters/history.ts';
import type { ClientAssets } from '../../model/client-assets.ts';
import type { Locale, LocalizedText } from '../../model/config.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { DrawingFailure, OwnParts } from '../../model/overrides.ts';
import type { LocaleCode, PageKey, SourcePath } from '../../model/paths.ts';
import type { Page, PageLocation, Reference, ResolvedLink, Sidebar, SiteGraph, SourcedPage } from '../../model/site.ts';
import { hrefOf, ownSidebar, pageKeyOf, sectionKey, sidebarKey, urlKey } from '../../routes/routes.ts';
import { isExternal } from '../../text/hrefs.ts';
import { textIn } from '../../text/localized.ts';
import type { BrandView } from './head/brand-props.ts';
import type { SidebarCache } from './sidebar/sidebar-cache.ts';

export interface RenderContext {
  readonly graph: SiteGraph;
  readonly assets: ClientAssets;
  readonly languages: Languages;
  /** Resolves a reference of a page. Files that it names are loaded by then. */
  readonly resolveLink: (
    page: PageLocation,
    file: SourcePath | undefined,
    reference: Pick<Reference, 'href' | 'use'> & Partial<Pick<Reference, 'file'>>,
  ) => ResolvedLink;
  /** Logo and picture of the landing page, by locale. */
  readonly brand: ReadonlyMap<LocaleCode, BrandView>;
  /** The announcement as HTML, by locale. */
  readonly announcements: ReadonlyMap<LocaleCode, string>;
  /** The copyright line as HTML, by locale. */
  readonly copyrights: ReadonlyMap<LocaleCode, string>;
  /** Path of a locale's title index in the output. */
  readonly titleIndex: (locale: Locale) => string;
  /** Path of the full text index in the output; `undefined`: there is none. */
  readonly searchIndex: string | undefined;
  /** HTML that pages with the same sidebar share. */
  readonly sidebarCache: SidebarCache;
  readonly updates: LastUpdates;
  /** Draws with the site's own parts; left out: it has none. */
  readonly own?: OwnDrawing | undefined;
  /** `docsgen 0.1.0`. */
  readonly generator: string;
}

/** What this thread draws with the site's own parts. What throws draws nothing, and is told. */
export interface OwnDrawing extends Pick<OwnParts, 'hash'> {
  /** `''`: a part has thrown. */
  readonly renderPage: (prepared: TemplatedPage, article: readonly string[], shown: string) => string;
  readonly renderNotFound: (view: DocumentView<NotFoundPageView>) => string;
  readonly renderSidebarItem: (node: SidebarNode, lang: string) => string;
  /** Notes what a part threw while it was drawn for a page, here or in another thread. */
  readonly note: (thrown: DrawingFailure, page: string) => void;
  readonly failures: () => readonly Diagnostic[];
}

export function localized(context: RenderContext, text: LocalizedText, locale: Locale): string {
  return textIn(text, locale.code, context.graph.config.locales[0].code);
}

export function hrefTo(context: RenderContext, key: PageKey): string {
  const page = context.graph.pages.get(key);
  return page ? hrefOf(context.graph.config, page.url) : '';
}

/** A whole address; `undefined`: the configuration gives no `url`. */
export function absolute(context: RenderContext, href: string): string | undefined {
  const { url } = context.graph.config;
  if (isExternal(href)) return href;
  return url === undefined ? undefined : url + href;
}

/** The same page in another locale; every page has one. */
export function inLocale(context: RenderContext, page: PageLocation, locale: Locale): Page | undefined {
  return context.graph.pages.get(pageKeyOf(locale, page.id));
}

/** The sidebar of a page: the one that it stands in, another one that front matter names, or none. */
export function sidebarOf({ graph }: RenderContext, page: Page): Sidebar | undefined {
  const wanted = page.kind === 'doc' || page.kind === 'own' ? page.parsed.frontMatter.displayedSidebar : undefined;
  if (page.kind === 'own') return wanted ? graph.locales.get(page.locale.code)?.sidebars.get(wanted) : undefined;
  if (page.section === undefined || wanted === null) return undefined;
  if (wanted === undefined) return ownSidebar(graph, page);
  const sidebars = graph.locales.get(page.locale.code)?.sidebars;
  const named = sidebars?.get(sidebarKey(sectionKey(page.section, page.version), wanted)) ?? sidebars?.get(wanted);
  return named ?? ownSidebar(graph, page);
}

export function lastUpdateOf({ updates }: RenderContext, page: Page): LastUpdate | undefined {
  return isSourced(page) ? updates.get(page.parsed.file.path) : undefined;
}

/** How authors know a page: its source, or else its file in the output. */
export function shownPath(page: Page): string {
  return isSourced(page) ? page.parsed.file.path : page.output;
}

export function isSourced(page: Page): page is SourcedPage {
  return page.kind !== 'category';
}

/** The first page of a section and version: the one at its root, else the first of its sidebar. */
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
