// Converts the navbar: links, and menus whose groups are merged into one list.
import { isExternal } from 'docsgen/internals';
import { listIn, textIn } from '../untyped-values.ts';
import type { Plain } from '../yaml-text.ts';
import { addressOf, pageAt } from './places.ts';
import type { VitepressSite } from './site.ts';
import { itemsBelow, labelOf, type TranslatedItem, translatedItems } from './translated-items.ts';

export function planNavbar(site: VitepressSite): readonly Plain[] {
  const [root, ...locales] = site.locales;
  const items = listIn(root.themeConfig.nav ?? site.themeConfig.nav);
  const others = new Map(locales.map(({ code, themeConfig }) => [code, listIn(themeConfig.nav)]));
  return translatedItems({ items, others }).flatMap((each) => {
    const links = linksIn(site, each);
    if (!Array.isArray(each.item.items)) return links;
    return links.length === 0 ? [] : [{ label: labelOf(site, each), items: links }];
  });
}

/** Returns the link of an item, or the links of all items below it. Items without a link are removed. */
function linksIn(site: VitepressSite, each: TranslatedItem): readonly Plain[] {
  const { item } = each;
  if (Array.isArray(item.items)) return translatedItems(itemsBelow(each)).flatMap((below) => linksIn(site, below));
  const written = textIn(item.link);
  const label = labelOf(site, each);
  if (written === undefined || label === undefined) return [];
  if (isExternal(written)) return [{ label, href: written }];
  const address = addressOf(written);
  if (!pageAt(site, address) && !site.paths.has(`${site.sourceFolder}public${address}`)) return [];
  const active = textIn(item.activeMatch);
  const isPlain = active !== undefined && /^\^?\/[\w/-]*$/.test(active);
  return [{ label, to: address, activePath: isPlain ? active.replace(/^\^|\/$/g, '') || undefined : undefined }];
}
