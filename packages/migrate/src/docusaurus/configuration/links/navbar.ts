// The navbar: its links and menus in docsgen's form. docsgen adds search and languages automatically, and links to
// repositories and other services become icons.
import type { LocalizedText } from 'docsgen/internals';
import { type Plain, Remarked } from '../../../yaml-text.ts';
import type { DocusaurusSite } from '../../site.ts';
import type { Options } from '../options.ts';
import { sectionIdOf } from '../section-names.ts';
import { themeText, type Work } from '../work.ts';
import { inTheme, type Link, linkFrom, linkInHtml, plainLink } from './links.ts';
import { iconService } from './social.ts';

type Entry = { readonly [key: string]: Plain };

interface NavbarWork extends Work {
  readonly social: Map<string, string>;
}

export function navbarOf(shared: Work) {
  const work: NavbarWork = { ...shared, social: new Map() };
  const navbar = work.themeConfig.map('navbar');
  const items = navbar.list('items').flatMap((item) => entriesOf(work, item));
  const title = navbar.text('title');
  const named = title === undefined ? undefined : inNavbar(work, title, 'title');
  const shown = named === work.site.title ? undefined : named;
  return {
    navbar:
      shown === undefined && items.length === 0
        ? undefined
        : { title: shown, items: withActivePaths(work.site, items) },
    social: Object.fromEntries(work.social),
  };
}

function inNavbar(work: Work, text: string, key = `item.label.${text}`): LocalizedText {
  return themeText(work, text, { file: 'navbar', key });
}

function entriesOf(work: NavbarWork, item: Options): readonly Plain[] {
  const type = item.raw('type');
  const position = item.text('position') === 'right' ? { position: 'right' } : {};
  const placed = (entries: readonly Entry[]): readonly Plain[] =>
    entries.map(({ items, ...entry }) => ({ ...entry, ...position, items }));
  if (type === 'search') return [];
  if (type === 'localeDropdown') {
    item.skip('label', 'queryString');
    return remarked(placed(furtherLinks(work, item, 'More languages')));
  }
  if (type === 'docsVersionDropdown')
    return [...placed(versionsMenu(work, item)), ...remarked(placed(furtherLinks(work, item, 'More versions')))];
  if (type === 'html') return placed(linkInHtmlOf(work, item));
  if (type === 'dropdown' || item.raw('items') !== undefined) return placed(menuOf(work, item));
  if (typeof type === 'string' && type.startsWith('custom-')) {
    const message = `The navbar item of type '${type}', a custom component, is not migrated`;
    const hint = 'See docs/guide/overrides.md for how to add custom components to the navbar';
    work.lose(inTheme(item), message, hint);
    item.skip(...item.keys);
    return [];
  }
  const link = linkOf(work, item);
  if (!link) return [];
  const service = iconService(item, link);
  if (service === undefined || (work.social.get(service.name) ?? service.href) !== service.href)
    return placed([plainLink(link)]);
  work.social.set(service.name, service.href);
  return [];
}

function linkOf(work: NavbarWork, item: Options): Link | undefined {
  return linkFrom(work, item, (label) => inNavbar(work, label));
}

function linkInHtmlOf(work: NavbarWork, item: Options): readonly Entry[] {
  const link = linkInHtml(work, item, 'value');
  return link ? [plainLink(link)] : [];
}

/** Converts the items of a menu, without separators. */
function linksOf(work: NavbarWork, items: readonly Options[]): readonly Entry[] {
  return items.flatMap((item): readonly Entry[] => {
    if (item.raw('type') === 'html') return linkInHtmlOf(work, item);
    const below = item.list('items');
    if (below.length > 0) return linksOf(work, below);
    const link = linkOf(work, item);
    return link ? [plainLink(link)] : [];
  });
}

/** In docsgen, a menu has no page, so the menu's page becomes its first link. */
function menuOf(work: NavbarWork, item: Options): readonly Entry[] {
  const links = linksOf(work, item.list('items'));
  const own = item.raw('to') === undefined && item.raw('href') === undefined ? undefined : linkOf(work, item);
  const label = item.text('label') ?? item.text('html') ?? '';
  const items = own ? [plainLink(own), ...links] : links;
  return items.length === 0 ? [] : [{ label: inNavbar(work, label), items }];
}

function versionsMenu(work: NavbarWork, item: Options): readonly Entry[] {
  const plugin = item.text('docsPluginId') ?? 'default';
  const instance = work.site.docs.find(({ id }) => id === plugin);
  item.skip('label', 'to');
  return instance && instance.versions.length > 1 ? [{ versions: sectionIdOf(instance) }] : [];
}

function remarked([first, ...others]: readonly Plain[]): readonly Plain[] {
  if (first === undefined) return [];
  return [new Remarked('From the language or version menu above, which docsgen generates.', first), ...others];
}

/** Additional links of a menu that docsgen generates are placed next to the menu. */
function furtherLinks(work: NavbarWork, item: Options, label: string): readonly Entry[] {
  const links = linksOf(work, [...item.list('dropdownItemsBefore'), ...item.list('dropdownItemsAfter')]);
  if (links.length < 2) return links;
  return [{ label, items: links }];
}

/**
 * Decides which links are marked as current. A link to a section is marked as current on all pages of the section. If
 * several links point to one section, each is marked only on pages in the folder of its target.
 */
export function withActivePaths({ docs }: Pick<DocusaurusSite, 'docs'>, items: readonly Plain[]): readonly Plain[] {
  const sections = items.flatMap((item) => (isLink(item) ? [item.section] : []));
  return items.map((item) => {
    if (!isLink(item) || sections.filter((each) => each === item.section).length < 2) return item;
    const instance = docs.find((each) => sectionIdOf(each) === item.section);
    const url = instance?.versions[0]?.documents.find(({ id }) => id === item.page)?.url;
    if (instance === undefined || url === undefined) return item;
    const folder = url.slice(0, url.lastIndexOf('/'));
    const isRoot = folder === '' || folder === `/${instance.routeBasePath}`;
    return { ...item, activePath: isRoot ? url : folder };
  });
}

interface SectionLink {
  readonly [key: string]: Plain;
  readonly section: string;
  readonly page: string;
}

function isLink(item: Plain): item is SectionLink {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
  return 'section' in item && typeof item.section === 'string' && 'page' in item && typeof item.page === 'string';
}
