// What a page of a section has around its content: sidebar, breadcrumbs, version, previous and next, last update.
import type { BreadcrumbView, PageLink, SectionFrame, VersionView } from '@docsgen/theme/props';
import { stringsFor } from '@docsgen/theme/strings';
import { hrefOf, sectionKey, urlKey } from '../graph/routes.ts';
import type { PageKey } from '../model/paths.ts';
import type { CategoryPage, DocPage, Page, Sidebar } from '../model/site.ts';
import { lastUpdatedLine } from './last-updated.ts';
import { hrefTo, localized, mainPage, type RenderContext, sidebarOf } from './render-context.ts';
import { sidebarView } from './sidebar-props.ts';

export function frameView(context: RenderContext, page: DocPage | CategoryPage): SectionFrame {
  const sidebar = sidebarOf(context, page);
  return {
    sidebar: sidebar && sidebarView(context, page, sidebar),
    breadcrumbs: sidebar && context.graph.config.hasBreadcrumbs ? breadcrumbsOf(context, page, sidebar) : [],
    version: versionView(context, page),
    previous: neighbour(context, page, sidebar, -1),
    next: neighbour(context, page, sidebar, 1),
    lastUpdated: lastUpdatedLine(context, page),
  };
}

function breadcrumbsOf(
  context: RenderContext,
  page: DocPage | CategoryPage,
  sidebar: Sidebar,
): readonly BreadcrumbView[] {
  const { config, byUrl } = context.graph;
  const trail = sidebar.trails.get(page.key) ?? [];
  const above = trail.filter((category) => category.page !== page.key);
  const homeKey = byUrl.get(urlKey(page.locale.prefix));
  const hasHome = homeKey !== undefined && homeKey !== page.key;
  const home: readonly BreadcrumbView[] = hasHome
    ? [{ label: stringsFor(page.locale.htmlLang).home, href: hrefOf(config, `${page.locale.prefix}/`), isHome: true }]
    : [];
  const own = page.kind === 'doc' ? (page.parsed.frontMatter.sidebarLabel ?? page.title) : page.title;
  const last = trail.at(-1);
  return [
    ...home,
    ...above.map((category) => ({
      label: category.label,
      href: category.page === undefined ? undefined : hrefTo(context, category.page),
      isHome: false,
    })),
    { label: last?.page === page.key ? last.label : own, href: undefined, isHome: false },
  ];
}

/** The label stands on the page where the configuration gives one, or where there are several to tell apart. */
function versionView(context: RenderContext, page: DocPage | CategoryPage): VersionView {
  const { section, version, locale } = page;
  const all = section.versions.length > 1 ? section.versions : [];
  return {
    label: localized(context, version.label, locale),
    isShown: version.isLabelled || section.versions.length > 1,
    all: all.map((each) => ({
      label: localized(context, each.label, locale),
      href: hrefOf(context.graph.config, (inVersion(context, page, sectionKey(section, each)) ?? page).url),
      section: section.id,
      version: each.name,
      isCurrent: each === version,
    })),
  };
}

/** The same page in another version, else where that version begins. */
export function inVersion(context: RenderContext, page: DocPage | CategoryPage, key: string): Page | undefined {
  const docId = page.id.slice(page.id.indexOf(':') + 1);
  return (
    context.graph.pages.get(`${page.locale.code}|${key}:${docId}` as PageKey) ?? mainPage(context, key, page.locale)
  );
}

function neighbour(
  context: RenderContext,
  page: DocPage | CategoryPage,
  sidebar: Sidebar | undefined,
  step: -1 | 1,
): PageLink | undefined {
  const frontMatter = page.kind === 'doc' ? page.parsed.frontMatter : undefined;
  const chosen = step === -1 ? frontMatter?.paginationPrevious : frontMatter?.paginationNext;
  if (chosen === null) return undefined;
  const key =
    chosen === undefined ? undefined : `${page.locale.code}|${sectionKey(page.section, page.version)}:${chosen}`;
  const place = sidebar?.places.get(page.key);
  const inOrder = place === undefined ? undefined : sidebar?.sequence[place + step];
  const target = context.graph.pages.get((key ?? inOrder?.page) as PageKey);
  if (!target || target.isUnlisted) return undefined;
  const written = target.kind === 'doc' ? target.parsed.frontMatter : undefined;
  const label =
    written?.paginationLabel ?? (key === undefined ? inOrder?.label : written?.sidebarLabel) ?? target.title;
  return { label, href: hrefOf(context.graph.config, target.url) };
}
