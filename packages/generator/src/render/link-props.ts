// Links of the configuration (navbar, menus, footer, sidebars) as one page shows them.
import type { NavbarItem, NavbarLink } from '@docsgen/theme/props';
import { hrefOf } from '../graph/routes.ts';
import type { ConfiguredLink, ConfiguredNavbarItem } from '../model/config.ts';
import type { PageKey } from '../model/paths.ts';
import type { PagePlace } from '../model/site.ts';
import { localized, mainPage, type RenderContext } from './render-context.ts';

export function linkHref(context: RenderContext, page: PagePlace, link: ConfiguredLink): string {
  const { target } = link;
  if (target.kind === 'external') return target.href;
  if (target.kind === 'page') return context.fill(page, undefined, { href: target.to, use: 'link' }).href;
  const wanted = target.page === undefined ? undefined : `${page.locale.code}|${target.section}:${target.page}`;
  const found =
    wanted === undefined ? mainPage(context, target.section, page.locale) : context.graph.pages.get(wanted as PageKey);
  return hrefOf(context.graph.config, found?.url ?? `${page.locale.prefix}/`);
}

export function linkView(context: RenderContext, page: PagePlace, link: ConfiguredLink): NavbarLink {
  const { config } = context.graph;
  const href = linkHref(context, page, link);
  const isExternal = link.target.kind === 'external';
  const here = hrefOf(config, page.url);
  const start = link.activePath === undefined ? href : hrefOf(config, `${page.locale.prefix}${link.activePath}`);
  return {
    kind: 'link',
    label: localized(context, link.label, page.locale),
    href,
    isExternal,
    isActive: !isExternal && isBelow(here, start),
    isCurrent: !isExternal && here === href,
    side: link.side,
  };
}

/** On a segment's boundary: `/api` holds `/api/intro/`, not `/apis/`. */
function isBelow(href: string, start: string): boolean {
  const base = start.replace(/\/+$/, '');
  return href === start || href === base || href.startsWith(`${base}/`);
}

export function navbarItemView(context: RenderContext, page: PagePlace, item: ConfiguredNavbarItem): NavbarItem {
  if (item.kind === 'link') return linkView(context, page, item);
  const items = item.items.map((link) => linkView(context, page, link));
  return {
    kind: 'dropdown',
    label: localized(context, item.label, page.locale),
    items,
    isActive: items.some((link) => link.isActive),
    side: item.side,
  };
}
