// Props of configured links: navbar, menus, footer, sidebars.
import type { NavbarItem, NavbarLink, SectionVersions } from '@docsgen/contract/views';
import type { ConfiguredLink, ConfiguredNavbarItem } from '../../model/config.ts';
import type { SidebarLinkItem } from '../../model/sidebar.ts';
import type { Page, PageLocation } from '../../model/site.ts';
import { hrefOf, pageIdIn, pageKeyOf, sectionKey, sidebarKey } from '../../routes/routes.ts';
import { hrefTo, localized, mainPage, type RenderContext, sidebarOf } from './render-context.ts';
import { versionMenu } from './version-menu.ts';

export function targetHref(context: RenderContext, page: PageLocation, target: ConfiguredLink['target']): string {
  if (target.kind === 'external') return target.href;
  if (target.kind === 'page') return context.resolveLink(page, undefined, { href: target.to, use: 'link' }).href;
  const found = pageOfTarget(context, page, { target, key: target.section });
  return hrefOf(context.graph.config, found?.url ?? `${page.locale.prefix}/`);
}

interface SectionTarget {
  readonly target: Extract<ConfiguredLink['target'], { readonly section: unknown }>;
  /** Key of the section in one version. */
  readonly key: string;
}

/** Returns the target page. If the target is a whole section, returns the section's first page. */
function pageOfTarget(
  context: RenderContext,
  { locale }: PageLocation,
  { target, key }: SectionTarget,
): Page | undefined {
  const { pages, locales } = context.graph;
  if (target.kind === 'section')
    return target.page === undefined
      ? mainPage(context, key, locale)
      : pages.get(pageKeyOf(locale, pageIdIn(key, target.page)));
  const first = locales.get(locale.code)?.sidebars.get(sidebarKey(key, target.sidebar))?.sequence[0];
  return first && pages.get(first.page);
}

interface SidebarHref {
  readonly href: string;
  /** Whether the link is marked as a link to another site. */
  readonly isExternal: boolean;
}

export function sidebarHref(context: RenderContext, page: PageLocation, { link, from }: SidebarLinkItem): SidebarHref {
  if (typeof link === 'string') return { href: hrefTo(context, link), isExternal: false };
  const isExternal = from === undefined || link.target.kind === 'external';
  return { href: targetHref(context, from ?? page, link.target), isExternal };
}

/**
 * Returns the target of the link in each version of its section: the same page if it exists there, otherwise the
 * version's first page.
 */
function versionsOf(context: RenderContext, page: PageLocation, link: ConfiguredLink): SectionVersions | undefined {
  const { target } = link;
  if (target.kind !== 'section' && target.kind !== 'sidebar') return undefined;
  const section = context.graph.config.sections.find((each) => each.id === target.section);
  if (section === undefined || section.versions.length < 2) return undefined;
  const hrefs = section.versions.flatMap((version): SectionVersions['hrefs'] => {
    const key = sectionKey(section, version);
    const found = pageOfTarget(context, page, { target, key }) ?? mainPage(context, key, page.locale);
    return found === undefined ? [] : [[version.name, hrefOf(context.graph.config, found.url)]];
  });
  return { section: section.id, hrefs };
}

export function linkView(context: RenderContext, page: PageLocation, link: ConfiguredLink): NavbarLink {
  const { config } = context.graph;
  const href = targetHref(context, page, link.target);
  const isExternal = link.target.kind === 'external';
  const currentHref = hrefOf(config, page.url);
  return {
    kind: 'link',
    label: localized(context, link.label, page.locale),
    href,
    isExternal,
    isActive: !isExternal && isActive(context, page, link),
    isCurrent: !isExternal && currentHref === href,
    side: link.side,
    versions: versionsOf(context, page, link),
    description: link.description && localized(context, link.description, page.locale),
  };
}

/**
 * A link to a section is active only in this section, even if the path of another section is below it. A link to the
 * home page is active only on the home page.
 */
function isActive(context: RenderContext, page: PageLocation, link: ConfiguredLink): boolean {
  const { config } = context.graph;
  const { target, activePath } = link;
  if (target.kind === 'sidebar') {
    const shown = context.graph.pages.get(page.key);
    const key = page.section?.id === target.section && page.version && sectionKey(page.section, page.version);
    return !!key && !!shown && sidebarOf(context, shown)?.key === sidebarKey(key, target.sidebar);
  }
  const section = target.kind === 'section' ? config.sections.find((each) => each.id === target.section) : undefined;
  if (section && activePath === section.basePath) return page.section?.id === section.id;
  const home = `${page.locale.prefix}/`;
  const currentHref = hrefOf(config, page.url);
  if (activePath !== undefined) return isBelow(currentHref, hrefOf(config, `${page.locale.prefix}${activePath}`));
  const href = targetHref(context, page, link.target);
  return href === hrefOf(config, home) ? currentHref === href : isBelow(currentHref, href);
}

/** Compares complete path segments: `/api/intro/` is below `/api`, `/apis/` is not. */
function isBelow(href: string, start: string): boolean {
  const base = start.replace(/(?<!\/)\/+$/, '');
  return href === start || href === base || href.startsWith(`${base}/`);
}

export function navbarItemView(context: RenderContext, page: PageLocation, item: ConfiguredNavbarItem): NavbarItem {
  if (item.kind === 'link') return linkView(context, page, item);
  if (item.kind === 'versions') return versionMenu(context, page, item);
  const items = item.items.map((link) => linkView(context, page, link));
  return {
    kind: 'dropdown',
    label: localized(context, item.label, page.locale),
    items,
    isActive: items.some((link) => link.isActive),
    side: item.side,
  };
}
