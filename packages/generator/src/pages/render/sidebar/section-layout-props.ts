// Layout props of pages in a section: sidebar, breadcrumbs, version, pagination, last update.

import type { BreadcrumbView, PageLink, SectionLayoutView, VersionView } from '@docsgen/contract/views';
import type { Sidebar, SidebarCategoryItem } from '../../../model/sidebar.ts';
import type { CategoryPage, DocPage, Page } from '../../../model/site.ts';
import { docIdIn, hrefOf, pageIdIn, pageIdOf, pageKeyOf, sectionKey, urlKey } from '../../../routes/routes.ts';
import { footView } from '../foot-props.ts';
import { postBreadcrumbs, postPagination } from '../posts-props.ts';
import { hrefTo, localized, mainPage, messagesOf, type RenderContext, sidebarOf } from '../render-context.ts';
import { sidebarView } from './sidebar-props.ts';

export function sectionLayout(context: RenderContext, page: DocPage | CategoryPage): SectionLayoutView {
  const sidebar = sidebarOf(context, page);
  const pagination = page.section.posts
    ? postPagination(context, page)
    : { previous: adjacentPage(context, page, sidebar, -1), next: adjacentPage(context, page, sidebar, 1) };
  return {
    sidebar: sidebar && sidebarView(context, page, sidebar),
    breadcrumbs: context.graph.config.breadcrumbs ? breadcrumbsOf(context, page, sidebar) : [],
    version: versionView(context, page),
    foot: { ...footView(context, page), tags: tagList(context, page), ...pagination },
  };
}

function tagList(context: RenderContext, page: DocPage | CategoryPage): readonly PageLink[] | undefined {
  const tags = page.kind === 'doc' ? page.tags : undefined;
  return tags?.map((tag) => ({ label: tag.label, href: hrefTo(context, tag.page) }));
}

function breadcrumbsOf(
  context: RenderContext,
  page: DocPage | CategoryPage,
  sidebar: Sidebar | undefined,
): readonly BreadcrumbView[] {
  if (page.section.posts) return [...homeCrumb(context, page), ...postBreadcrumbs(context, page)];
  if (sidebar === undefined) return [];
  const categories = sidebar.breadcrumbs.get(page.key) ?? [];
  const categoryCrumbs: readonly Crumb[] = categories.filter((category) => category.page !== page.key);
  const above = [...categoryCrumbs, ...tagsAbove(context, page)];
  const own = page.kind === 'doc' ? (page.parsed.frontMatter.sidebarLabel ?? page.title) : page.title;
  const last = categories.at(-1);
  return [
    ...homeCrumb(context, page),
    ...above.map((category) => ({
      label: category.label,
      href: category.page === undefined ? undefined : hrefTo(context, category.page),
      isHome: false,
    })),
    { label: last?.page === page.key ? last.label : own, href: undefined, isHome: false },
  ];
}

/** The list of tags is above the page of a tag. */
function tagsAbove({ graph }: RenderContext, page: DocPage | CategoryPage): readonly Crumb[] {
  const key = page.kind === 'category' ? page.above : undefined;
  const label = key === undefined ? undefined : graph.pages.get(key)?.title;
  return label === undefined ? [] : [{ label, page: key }];
}

type Crumb = Pick<SidebarCategoryItem, 'label' | 'page'>;

function homeCrumb(context: RenderContext, page: DocPage | CategoryPage): readonly BreadcrumbView[] {
  const { config, byUrl } = context.graph;
  const homeKey = byUrl.get(urlKey(page.locale.prefix));
  const hasHome = homeKey !== undefined && homeKey !== page.key;
  if (!hasHome) return [];
  const { home } = messagesOf(context, page).shell;
  return [{ label: home, href: hrefOf(config, `${page.locale.prefix}/`), isHome: true }];
}

/**
 * The version label is shown if it is set in the configuration, or if the section has several versions. The version
 * menu is shown next to the label, unless the navbar has a version menu.
 */
function versionView(context: RenderContext, page: DocPage | CategoryPage): VersionView {
  const { section, version, locale } = page;
  const inNavbar = context.graph.config.navbar.items.some(
    (item) => item.kind === 'versions' && item.section === section.id,
  );
  const all = section.versions.length > 1 && !inNavbar ? section.versions : [];
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

/** Returns the same page in another version, or the first page of that version if it does not exist there. */
export function inVersion(context: RenderContext, page: DocPage | CategoryPage, key: string): Page | undefined {
  const same = pageKeyOf(page.locale, pageIdIn(key, docIdIn(page.id)));
  return context.graph.pages.get(same) ?? mainPage(context, key, page.locale);
}

function adjacentPage(
  context: RenderContext,
  page: DocPage | CategoryPage,
  sidebar: Sidebar | undefined,
  step: -1 | 1,
): PageLink | undefined {
  const frontMatter = page.kind === 'doc' ? page.parsed.frontMatter : undefined;
  const chosen = step === -1 ? frontMatter?.paginationPrevious : frontMatter?.paginationNext;
  if (chosen === null) return undefined;
  const key = chosen === undefined ? undefined : pageKeyOf(page.locale, pageIdOf(page.section, page.version, chosen));
  const index = sidebar?.sequenceIndexes.get(page.key);
  const inOrder = index === undefined ? undefined : sidebar?.sequence[index + step];
  const wanted = key ?? inOrder?.page;
  const target = wanted === undefined ? undefined : context.graph.pages.get(wanted);
  if (!target || target.isUnlisted) return undefined;
  const written = target.kind === 'doc' ? target.parsed.frontMatter : undefined;
  const label =
    written?.paginationLabel ?? (key === undefined ? inOrder?.label : written?.sidebarLabel) ?? target.title;
  return { label, href: hrefOf(context.graph.config, target.url) };
}
