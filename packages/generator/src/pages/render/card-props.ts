// Cards of pages, for generated indexes and for lists of pages in articles.
import type { CardView } from '@docsgen/contract/views';
import { renderCardList } from '@docsgen/theme/react-markup';
import type { Locale } from '../../model/config.ts';
import type { SidebarItem } from '../../model/sidebar.ts';
import { type CategoryPage, isSourced, type Page, type PageLocation } from '../../model/site.ts';
import { firstPage } from '../../routes/listed-items.ts';
import { sidebarHref } from './link-props.ts';
import { hrefTo, messagesOf, type RenderContext } from './render-context.ts';

/** Returns `undefined` if the item contains no page that readers can open. */
export function cardOf(context: RenderContext, page: PageLocation, item: SidebarItem): CardView | undefined {
  if (item.kind === 'link') {
    const { href, isExternal } = sidebarHref(context, page, item);
    const kind = isExternal ? 'external' : 'page';
    return { kind, title: item.label, href };
  }
  const target = firstPage(item);
  if (target === undefined) return undefined;
  const description = item.kind === 'page' ? context.graph.pages.get(target)?.description : item.description;
  const count =
    item.kind === 'category' ? item.items.filter((child) => firstPage(child) !== undefined).length : undefined;
  return {
    kind: item.kind,
    title: item.label,
    href: hrefTo(context, target),
    description,
    itemCount: description === undefined ? count : undefined,
  };
}

/** Returns `undefined` if the page lists the contents of its category. */
export function listedCards(context: RenderContext, { listed }: CategoryPage): readonly CardView[] | undefined {
  return listed?.map(({ page, label, description, count }) => ({
    kind: count === undefined ? 'page' : 'category',
    title: label,
    href: hrefTo(context, page),
    description,
    itemCount: description === undefined ? count : undefined,
  }));
}

/**
 * Renders the cards of an article in the language of the page that shows them. Returns `''` if the list has no cards.
 */
export function cardList(context: RenderContext, page: Page, items: readonly SidebarItem[]): string {
  const cards = items.flatMap((item) => cardOf(context, page, item) ?? []);
  const { htmlLang, direction } = page.locale;
  const articleLocale: Locale = isSourced(page) ? page.sourceLocale : page.locale;
  const foreign = articleLocale === page.locale ? undefined : { lang: htmlLang, dir: direction };
  if (cards.length === 0) return '';
  return renderCardList({ cards, lang: htmlLang, foreign, messages: messagesOf(context, page) });
}
