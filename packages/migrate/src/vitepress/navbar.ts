// Converts the navbar: links, and menus whose groups are merged into one list.
import { isExternal } from 'docsgen/internals';
import { localizedLabel } from '../sidebar-plan.ts';
import { isMap, type LooseMap, listIn, textIn } from '../untyped-values.ts';
import type { Plain } from '../yaml-text.ts';
import { addressOf, pageAt } from './sidebars.ts';
import type { VitepressSite } from './site.ts';

export function planNavbar(site: VitepressSite): readonly Plain[] {
  const [root, ...others] = site.locales;
  const items = listIn(root.themeConfig.nav ?? site.themeConfig.nav);
  const translated = new Map(others.map(({ code, themeConfig }) => [code, listIn(themeConfig.nav)]));
  return items.filter(isMap).flatMap((item, index) => {
    const label = labelAt(site, item, translated, [index]);
    if (!Array.isArray(item.items)) return linkOf(site, item, label);
    const links = linksIn(site, item, { translated, path: [index] });
    return links.length === 0 ? [] : [{ label, items: links }];
  });
}

interface Below {
  readonly translated: ReadonlyMap<string, readonly unknown[]>;
  /** Indexes of the item and its ancestors. */
  readonly path: readonly number[];
}

function linksIn(site: VitepressSite, { items }: LooseMap, { translated, path }: Below): readonly Plain[] {
  return listIn(items)
    .filter(isMap)
    .flatMap((item, index) => {
      const here = [...path, index];
      if (Array.isArray(item.items)) return linksIn(site, item, { translated, path: here });
      return linkOf(site, item, labelAt(site, item, translated, here));
    });
}

function labelAt(
  { locales }: VitepressSite,
  item: LooseMap,
  translated: Below['translated'],
  path: readonly number[],
): Plain {
  const textOf = (code: string): string | undefined => {
    let found: unknown = { items: translated.get(code) };
    for (const index of path) found = listIn(isMap(found) ? found.items : undefined)[index];
    return isMap(found) ? textIn(found.text) : undefined;
  };
  return localizedLabel(locales, textIn(item.text), textOf);
}

/** Items without a link are removed, such as components. */
function linkOf(site: VitepressSite, { link, activeMatch }: LooseMap, label: Plain): readonly Plain[] {
  const written = textIn(link);
  if (written === undefined || label === undefined) return [];
  if (isExternal(written)) return [{ label, href: written }];
  const address = addressOf(written);
  if (!pageAt(site, address) && !site.paths.has(`${site.sourceFolder}public${address}`)) return [];
  const active = textIn(activeMatch);
  const isPlain = active !== undefined && /^\^?\/[\w/-]*$/.test(active);
  return [{ label, to: address, activePath: isPlain ? active.replace(/^\^|\/$/g, '') || undefined : undefined }];
}
