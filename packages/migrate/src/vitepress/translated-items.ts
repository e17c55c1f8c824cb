// Items of the navbar and of sidebars, with the items at the same positions in the lists of other locales.
import type { LocalizedText } from 'docsgen/internals';
import { localizedLabel } from '../localized-text.ts';
import { isMap, type LooseMap, listIn, textIn } from '../untyped-values.ts';
import type { VitepressSite } from './site.ts';

export interface ListByLocale {
  readonly items: readonly unknown[];
  /** The same list in the other locales, by code. */
  readonly others: ReadonlyMap<string, readonly unknown[]>;
}

export interface TranslatedItem {
  readonly item: LooseMap;
  readonly others: ReadonlyMap<string, LooseMap | undefined>;
}

/** A translation is the item at the same index, if it has the same kind. */
export function translatedItems({ items, others }: ListByLocale): readonly TranslatedItem[] {
  const isGroup = (item: LooseMap): boolean => item.items !== undefined;
  return items.flatMap((item, index): readonly TranslatedItem[] => {
    if (!isMap(item)) return [];
    const same = [...others].map(([code, list]) => {
      const other = list[index];
      return [code, isMap(other) && isGroup(other) === isGroup(item) ? other : undefined] as const;
    });
    return [{ item, others: new Map(same) }];
  });
}

export function itemsBelow({ item, others }: TranslatedItem): ListByLocale {
  const lists = [...others].map(([code, other]) => [code, listIn(other?.items)] as const);
  return { items: listIn(item.items), others: new Map(lists) };
}

export function labelOf({ locales }: VitepressSite, { item, others }: TranslatedItem): LocalizedText | undefined {
  return localizedLabel(locales, textIn(item.text), (code) => textIn(others.get(code)?.text));
}
