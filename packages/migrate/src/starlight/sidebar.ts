// Converts the sidebar: pages by URL, links, groups, and groups generated from folders.
import { posix } from 'node:path';
import { type Diagnostic, isExternal, type LocalizedText, warning } from 'docsgen/internals';
import type { LocalizedPage } from '../localized-pages.ts';
import { localizedLabel } from '../localized-text.ts';
import type { PlannedItem } from '../sidebar-plan.ts';
import { isMap, type LooseMap, mapIn, textIn } from '../untyped-values.ts';
import type { StarlightSite } from './site.ts';

type Tell = (diagnostic: Diagnostic) => void;

/** Returns `undefined` if the sidebar is generated from the folder tree. */
export function planSidebar(site: StarlightSite, tell: Tell): readonly PlannedItem[] | undefined {
  const { sidebar } = site.options;
  return Array.isArray(sidebar) ? sidebar.flatMap((item) => planItem(site, item, tell)) : undefined;
}

function planItem(site: StarlightSite, item: unknown, tell: Tell): readonly PlannedItem[] {
  if (typeof item === 'string') return planItem(site, { slug: item }, tell);
  if (!isMap(item)) return [];
  const label = labelOf(site, item.label, mapIn(item.translations));
  const badge = badgeOf(site, item.badge);
  const isCollapsed = item.collapsed === true;
  const directory = textIn(mapIn(item.autogenerate).directory);
  if (directory !== undefined) {
    const folder = directory.replace(/^\/|\/$/g, '') || '.';
    const items = hasFolder(site, folder) ? [{ folder }] : [];
    return label === undefined ? items : [{ label, badge, items, isCollapsed }];
  }
  if (Array.isArray(item.items))
    return [{ label, badge, isCollapsed, items: item.items.flatMap((each) => planItem(site, each, tell)) }];
  if (item.slug !== undefined) {
    const slug = textIn(item.slug) ?? '';
    const page = pageAt(site, slug === 'index' ? '/' : slug);
    if (page === undefined) return missing(site, slug, tell);
    if (page.id !== undefined) return [{ label, badge, page: page.id }];
    return [{ label: label ?? textIn(page.frontMatter.title), to: page.address }];
  }
  const link = textIn(item.link) ?? '';
  if (isExternal(link)) return [{ label, badge, href: link }];
  const page = pageAt(site, link);
  if (page?.id !== undefined && !link.includes('#')) return [{ label, badge, page: page.id }];
  if (page) return [{ label, badge, to: page.address + (/#.*/.exec(link)?.[0] ?? '') }];
  const path = `/${link.replace(/^\//, '')}`;
  return site.paths.has(`public${path}`) ? [{ label, badge, href: path }] : missing(site, path, tell);
}

function missing({ config }: StarlightSite, slug: string, tell: Tell): readonly PlannedItem[] {
  const message = `Broken link in the sidebar: ${slug} does not exist`;
  tell(warning({ code: 'migration', message, file: config.file, hint: 'Create the page, or remove the item' }));
  return [];
}

/** URLs in sidebars have no locale, but may start with the folder of the default locale. */
export function pageAt({ byUrl, locales }: StarlightSite, link: string): LocalizedPage | undefined {
  const path = posix.join('/', link.replace(/[?#].*/s, '')).replace(/\/$/, '');
  const [{ folder }] = locales;
  return byUrl.get(folder === '' ? path : `/${folder}${path}`) ?? byUrl.get(path);
}

function hasFolder({ pages, locales }: StarlightSite, folder: string): boolean {
  return pages.some(
    ({ relative, locale }) => locale === locales[0] && (folder === '.' || relative.startsWith(`${folder}/`)),
  );
}

/** Reads a label: a string, or one string per locale, with `translations`. Keys are BCP 47 tags or locale names. */
export function labelOf(
  { locales }: StarlightSite,
  written: unknown,
  translations: LooseMap = {},
): LocalizedText | undefined {
  const all = isMap(written) ? written : {};
  const [first] = locales;
  const textFor = (each: { readonly code: string; readonly htmlLang: string }): string | undefined =>
    [translations, all].flatMap((map) => textIn(map[each.htmlLang]) ?? textIn(map[each.code]) ?? [])[0];
  const text = textIn(written) ?? textFor(first) ?? textIn(Object.values(all)[0]);
  return localizedLabel(locales, text, (code) => {
    const locale = locales.find((each) => each.code === code);
    return locale && textFor(locale);
  });
}

function badgeOf(site: StarlightSite, badge: unknown): LocalizedText | undefined {
  return badge === undefined ? undefined : labelOf(site, isMap(badge) ? badge.text : badge);
}
