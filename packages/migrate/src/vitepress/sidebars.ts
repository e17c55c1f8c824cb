// Converts the sidebars of a VitePress site: one list, or lists by URL prefix, in every locale.
import { type Diagnostic, isExternal, type LocalizedText, warning } from 'docsgen/internals';
import type { PlannedItem } from '../sidebar-plan.ts';
import { type LooseMap, listIn, mapIn, textIn } from '../untyped-values.ts';
import { addressOf, pageAt } from './places.ts';
import type { VitepressSite } from './site.ts';
import { itemsBelow, type ListByLocale, labelOf, type TranslatedItem, translatedItems } from './translated-items.ts';

export interface PlannedSidebar {
  readonly name: string;
  /** URL prefix of the pages that show the sidebar: `/guide/`. */
  readonly path: string;
  readonly items: readonly PlannedItem[];
}

export function planSidebars(site: VitepressSite, tell: (diagnostic: Diagnostic) => void): readonly PlannedSidebar[] {
  const [root, ...others] = site.locales;
  const lists = listsIn(root.themeConfig.sidebar ?? site.themeConfig.sidebar);
  return lists.map(({ path, items, base }) => {
    const translated = others.map(({ code, folder, themeConfig }) => {
      const own = listsIn(themeConfig.sidebar);
      const found = own.find((each) => each.path === `/${folder}${path}` || (own.length === 1 && lists.length === 1));
      return [code, found?.items ?? []] as const;
    });
    const name = path.replace(/^\/|\/$/g, '').replace(/[^\w-]+/g, '-') || 'main';
    return { name, path, items: planItems({ site, tell, base }, { items, others: new Map(translated) }) };
  });
}

interface WrittenList {
  readonly path: string;
  readonly items: readonly unknown[];
  readonly base: string;
}

/** The most specific path is first, as in VitePress. */
function listsIn(sidebar: unknown): readonly WrittenList[] {
  if (Array.isArray(sidebar)) return [{ path: '/', items: sidebar, base: '' }];
  return Object.entries(mapIn(sidebar)).map(([path, value]) => ({
    path: `/${path.replace(/^\/|\/$/g, '')}/`.replace('//', '/'),
    items: Array.isArray(value) ? value : listIn(mapIn(value).items),
    base: textIn(mapIn(value).base) ?? '',
  }));
}

interface Reading {
  readonly site: VitepressSite;
  readonly tell: (diagnostic: Diagnostic) => void;
  /** Prefix of links in the list. */
  readonly base: string;
}

function planItems(reading: Reading, list: ListByLocale): readonly PlannedItem[] {
  return translatedItems(list).map((each) =>
    planItem({ ...reading, base: textIn(each.item.base) ?? reading.base }, each),
  );
}

function planItem(reading: Reading, each: TranslatedItem): PlannedItem {
  const { item } = each;
  const label = labelOf(reading.site, each);
  const isGroup = Array.isArray(item.items);
  return {
    label,
    ...targetOf(reading, item, label),
    ...(isGroup && {
      items: planItems(reading, itemsBelow(each)),
      isCollapsible: item.collapsed !== undefined,
      isCollapsed: item.collapsed === true,
    }),
  };
}

function targetOf(
  { site, tell, base }: Reading,
  item: LooseMap,
  label: LocalizedText | undefined,
): Pick<PlannedItem, 'page' | 'to' | 'href'> {
  const link = textIn(item.link);
  if (link === undefined) return {};
  if (isExternal(link)) return { href: link };
  const address = addressOf(base + link);
  const page = pageAt(site, address);
  if (page?.id !== undefined && !address.includes('#')) return { page: page.id };
  if (page) return { to: address };
  if (/\.\w+$/.test(address)) return { href: address };
  const hint = 'Create the page, or remove the item from the sidebar';
  const message = `Broken link in the sidebar: ${address} does not exist`;
  tell(warning({ code: 'migration', message, file: site.config.file, hint: `${hint} (${JSON.stringify(label)})` }));
  return {};
}
