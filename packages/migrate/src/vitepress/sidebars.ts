// Converts the sidebars of a VitePress site: one list, or lists by URL prefix, in every locale.
import { type Diagnostic, isExternal, warning } from 'docsgen/internals';
import { type Label, localizedLabel, type PlannedItem } from '../sidebar-plan.ts';
import { isMap, type LooseMap, listIn, mapIn, textIn } from '../untyped-values.ts';
import type { VitepressPage, VitepressSite } from './site.ts';

export interface PlannedSidebar {
  readonly name: string;
  /** URL prefix of the pages that show the sidebar: `/guide/`. */
  readonly path: string;
  readonly items: readonly PlannedItem[];
}

interface Reading {
  readonly site: VitepressSite;
  readonly tell: (diagnostic: Diagnostic) => void;
}

/** Context of a list of items. */
interface Around {
  readonly base: string;
  /** The same list in the other locales, by code. */
  readonly others: ReadonlyMap<string, readonly unknown[]>;
}

export function planSidebars(site: VitepressSite, tell: Reading['tell']): readonly PlannedSidebar[] {
  const [root, ...others] = site.locales;
  const written = root.themeConfig.sidebar ?? site.themeConfig.sidebar;
  const lists = listsIn(written);
  const taken = new Set<string>();
  return lists.map(({ path, items, base }) => {
    const translated = new Map(
      others.map(({ code, folder, themeConfig }) => {
        const own = listsIn(themeConfig.sidebar);
        const found = own.find((each) => each.path === `/${folder}${path}` || (own.length === 1 && lists.length === 1));
        return [code, found?.items ?? []] as const;
      }),
    );
    const name = nameOf(path, taken);
    return { name, path, items: planItems({ site, tell }, items, { base, others: translated }) };
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

function nameOf(path: string, taken: Set<string>): string {
  const name = path.replace(/^\/|\/$/g, '').replace(/[^\w-]+/g, '-') || 'main';
  taken.add(name);
  return name;
}

function planItems(reading: Reading, items: readonly unknown[], around: Around): readonly PlannedItem[] {
  return items.flatMap((item, index) => {
    if (!isMap(item)) return [];
    const others = new Map([...around.others].map(([code, list]) => [code, counterpart(item, list, index)] as const));
    return [planItem(reading, item, { base: textIn(item.base) ?? around.base, others })];
  });
}

/** Returns the item at the same index if it has the same kind. */
function counterpart(item: LooseMap, list: readonly unknown[], index: number): LooseMap | undefined {
  const other = list[index];
  return isMap(other) && (other.items === undefined) === (item.items === undefined) ? other : undefined;
}

interface ItemAround {
  readonly base: string;
  readonly others: ReadonlyMap<string, LooseMap | undefined>;
}

function planItem(reading: Reading, item: LooseMap, { base, others }: ItemAround): PlannedItem {
  const { site } = reading;
  const label = localizedLabel(site.locales, textIn(item.text), (code) => textIn(others.get(code)?.text));
  const items = Array.isArray(item.items)
    ? planItems(reading, item.items, {
        base,
        others: new Map([...others].map(([code, other]) => [code, listIn(other?.items)])),
      })
    : undefined;
  return {
    label,
    ...targetOf(reading, textIn(item.link), { base, label }),
    ...(items && { items, isCollapsible: item.collapsed !== undefined, isCollapsed: item.collapsed === true }),
  };
}

interface Target {
  readonly base: string;
  readonly label: Label | undefined;
}

function targetOf(
  { site, tell }: Reading,
  link: string | undefined,
  { base, label }: Target,
): Pick<PlannedItem, 'page' | 'to' | 'href'> {
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

/** Returns `/guide/start` for `/guide/start.html` and `guide/start.md`. */
export function addressOf(link: string): string {
  const [path = '', hash] = link.split('#');
  const bare = `/${path.replace(/^\/+/, '')}`.replace(/\.(?:html|md)$/, '').replace(/\/index$/, '/');
  return hash === undefined ? bare : `${bare}#${hash}`;
}

/** `address` contains the locale, except for the root locale. */
export function pageAt({ moves, locales }: VitepressSite, address: string): VitepressPage | undefined {
  const path = address.replace(/[?#].*/s, '').replace(/^\/|\/$/g, '');
  const names = path === '' ? ['index'] : [path, `${path}/index`];
  const found = names.map((name) => moves.pages.get(`${name}.md`)).find((page) => page !== undefined);
  return found && locales.length > 0 ? (found as VitepressPage) : undefined;
}
