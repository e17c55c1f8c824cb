// Resolves the items of a hand-written sidebar in one locale.

import type {
  Locale,
  LocalizedText,
  Section,
  SiteConfig,
  Version,
  WrittenCategory,
  WrittenItem,
  WrittenPage,
  WrittenReference,
} from '../../model/config.ts';
import { type Diagnostic, error, type Position } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/paths.ts';
import type { SidebarItem, SidebarLinkItem } from '../../model/sidebar.ts';
import type { CategoryPage, DocPage } from '../../model/site.ts';
import { homeLocation, pageIdOf } from '../../routes/routes.ts';
import { normalizePath } from '../../text/hrefs.ts';
import { generatedPage } from '../generated-page.ts';
import { type FolderNode, type FolderOrder, pageItem } from './sidebar.ts';
import { expandFolder, type KnownNames, meantId, namedPages, type TakenPages, unknownPage } from './written-names.ts';
import type { SidebarStrings, WrittenSource } from './written-source.ts';

export interface ItemsRequest {
  readonly config: SiteConfig;
  readonly section: Section;
  readonly version: Version;
  readonly locale: Locale;
  readonly source: WrittenSource;
  readonly texts: SidebarStrings;
  readonly names: KnownNames;
  /** Pages of this locale by ID. */
  readonly pages: ReadonlyMap<string, DocPage>;
  readonly root: FolderNode;
  readonly positionOf: FolderOrder['positionOf'];
  /** Default slugs of generated indexes. */
  readonly slugs: ReadonlyMap<WrittenCategory, string>;
  readonly report: (diagnostic: Diagnostic) => void;
}

/** State while the items of a sidebar are resolved. */
interface SidebarInWork extends ItemsRequest {
  readonly taken: TakenPages;
  readonly keys: Set<string>;
  readonly generated: CategoryPage[];
  /** IDs that were suggested for unknown IDs. */
  readonly meant: Set<string>;
}

interface WrittenItems {
  readonly items: readonly SidebarItem[];
  readonly generated: readonly CategoryPage[];
  readonly meant: ReadonlySet<string>;
}

export function writtenItems(items: readonly WrittenItem[], request: ItemsRequest): WrittenItems {
  const taken = namedPages(items, request);
  const work: SidebarInWork = { ...request, taken, keys: new Set(), generated: [], meant: new Set() };
  return { items: itemsOf(items, '', work), generated: work.generated, meant: work.meant };
}

/** `above` is the key of the parent category. */
function itemsOf(items: readonly WrittenItem[], above: string, work: SidebarInWork): readonly SidebarItem[] {
  return items.flatMap((item): readonly SidebarItem[] => {
    if (item.kind === 'page') return pageOf(item, work);
    if (item.kind === 'reference') return referenceTo(item, work);
    if (item.kind === 'category') return categoryOf(item, above, work);
    if (item.kind === 'folder') return expandFolder(item, work);
    return [linkItem(item, { label: work.texts.shown(item.link.label), link: item.link }, work)];
  });
}

/** Returns `undefined` for drafts and unknown pages. Unknown pages are reported. */
function findPage(id: string, position: Position | undefined, work: SidebarInWork): DocPage | undefined {
  const page = work.pages.get(id);
  if (page || work.names.pages.has(id) || work.names.hidden.has(id)) return page;
  const meant = meantId(id, work.names);
  if (meant !== undefined) work.meant.add(meant);
  work.report(unknownPage({ id, meant, file: work.source.file, position }));
  return undefined;
}

function pageOf(item: WrittenPage, work: SidebarInWork): readonly SidebarItem[] {
  const page = findPage(item.id, item.position, work);
  return page ? [labelledPage(page, item, work)] : [];
}

type Labels = Pick<WrittenPage, 'label' | 'badge' | 'className'>;

function labelledPage(page: DocPage, { label, badge, className }: Labels, work: SidebarInWork): SidebarItem {
  const item = pageItem(page);
  return {
    ...item,
    label: labelOf(label, page, work) ?? item.label,
    badge: shownIn(work.texts, badge),
    className: className ?? item.className,
  };
}

/** In other languages, the label of a translated page takes precedence over an untranslated label. */
function labelOf(
  label: LocalizedText | undefined,
  page: DocPage | undefined,
  { texts }: SidebarInWork,
): string | undefined {
  if (label === undefined) return page && pageItem(page).label;
  const translated = page === undefined || page.translation === 'missing' ? undefined : pageItem(page).label;
  return texts.own(label) ?? translated ?? texts.plain(label);
}

function referenceTo(item: WrittenReference, work: SidebarInWork): readonly SidebarItem[] {
  const page = findPage(item.id, item.position, work);
  if (!page) return [];
  const label = labelOf(item.label, page, work) ?? page.title;
  return [linkItem(item, { label, link: page.key }, work)];
}

function linkItem(
  { badge, className }: Pick<WrittenPage, 'badge' | 'className'>,
  { label, link }: Pick<SidebarLinkItem, 'label' | 'link'>,
  { texts, locale, section, version }: SidebarInWork,
): SidebarLinkItem {
  const from = { ...homeLocation(locale), section, version };
  return { kind: 'link', label, badge: shownIn(texts, badge), className, link, from };
}

function categoryOf(item: WrittenCategory, above: string, work: SidebarInWork): readonly SidebarItem[] {
  const { config, texts } = work;
  const linked = item.page === undefined ? undefined : findPage(item.page, item.position, work);
  const key = freeKey(`${above}@${item.label === undefined ? item.page : texts.plain(item.label)}`, work.keys);
  const items = itemsOf(item.items, `${key}/`, work);
  const shownPage = linked?.isUnlisted ? undefined : linked;
  if (items.length === 0) return shownPage ? [labelledPage(shownPage, item, work)] : [];
  const page = shownPage ?? indexOf(item, work);
  const isCollapsible = item.isCollapsible ?? config.sidebar.collapsible;
  return [
    {
      kind: 'category',
      key,
      label: labelOf(item.label, linked, work) ?? item.page ?? '',
      badge: shownIn(texts, item.badge),
      description: shownIn(texts, item.description) ?? linked?.description,
      page: page?.key,
      items,
      isCollapsible,
      isCollapsed: isCollapsible && (item.isCollapsed ?? config.sidebar.collapsed),
      className: item.className,
    },
  ];
}

/** Returns a unique key, because adjacent categories can have the same label. */
function freeKey(wanted: string, keys: Set<string>): string {
  let key = wanted;
  for (let number = 2; keys.has(key); number += 1) key = `${wanted}-${number}`;
  keys.add(key);
  return key;
}

function indexOf(item: WrittenCategory, work: SidebarInWork): CategoryPage | undefined {
  const { index } = item;
  const { section, version, texts, source, report } = work;
  const name = index?.title ?? item.label;
  if (index === undefined || name === undefined) return undefined;
  const slug = normalizePath(index.slug ?? work.slugs.get(item) ?? '');
  if (slug === undefined) {
    const message = 'The slug points outside the section';
    report(error({ code: 'sidebar', message, file: source.file, position: index.position }));
    return undefined;
  }
  const page = generatedPage(work, {
    // This ID must not be equal to the name of a folder with pages.
    id: pageIdOf(section, version, `_sidebar_/${slug}`),
    slug: `/${slug}`,
    title: texts.shown(name),
    description: shownIn(texts, index.description ?? item.description),
    file: source.file as SourcePath,
    image: index.image,
    keywords: index.keywords,
    isTranslated: texts.own(name) !== undefined,
  });
  work.generated.push(page);
  return page;
}

function shownIn(texts: SidebarStrings, text: LocalizedText | undefined): string | undefined {
  return text === undefined ? undefined : texts.shown(text);
}
