// Converts the front matter of a page: renames fields, converts their values, and reports fields without an equivalent.
import { changeOf, type FrontMatterChange, neighbour, tellField } from '../front-matter-edit.ts';
import { needsSlug } from '../localized-pages.ts';
import type { PageConversion } from '../page-work.ts';
import { listIn, mapIn, numberIn } from '../untyped-values.ts';
import type { Plain } from '../yaml-text.ts';
import type { VitepressPage, VitepressSite } from './site.ts';

const taken = ['layout', 'outline', 'prev', 'next', 'editLink', 'lastUpdated', 'sidebar', 'aside', 'pageClass'];
const dropped = [...taken, 'titleTemplate', 'head', 'navbar', 'footer', 'hero', 'features', 'isHome'];
const lost: Readonly<Record<string, string>> = {
  titleTemplate: 'docsgen appends the site title to every page title',
  head: 'Move the elements into the page, inside <head> … </head>',
  navbar: 'Every page has the navbar, except for custom pages in pages/ with layout: plain',
  footer: 'Every page has the footer of the configuration',
  pageClass: 'Set a class on an element of the page instead',
};

export interface PageLookups {
  readonly site: VitepressSite;
  /** Title of the site. */
  readonly title: string;
  /** Returns the id of the page at a URL. */
  readonly idOf: (link: string) => string | undefined;
  /**
   * Returns the sidebar to show on a page that is not in it, or `null` for no sidebar. Returns `undefined` if the page
   * shows the sidebar that contains it.
   */
  readonly sidebarOf: (page: VitepressPage) => string | null | undefined;
}

export function pageFields(
  work: PageConversion,
  page: VitepressPage,
  { idOf, sidebarOf }: PageLookups,
): FrontMatterChange {
  const { frontMatter } = page;
  for (const [key, hint] of Object.entries(lost))
    if (frontMatter[key] !== undefined) tellField(work, key, `The front matter field ${key} has no equivalent`, hint);
  const { prev, next, editLink, layout } = frontMatter;
  const isBare = frontMatter.sidebar === false || layout === 'page' || layout === false;
  const add: Record<string, Plain> = {
    slug: frontMatter.slug === undefined && needsSlug(page) ? page.address : undefined,
    ...outlineOf(frontMatter.outline),
    ...(frontMatter.aside === false && { hide_table_of_contents: true }),
    pagination_prev: neighbour(prev, idOf),
    pagination_next: neighbour(next, idOf),
    custom_edit_url: editLink === false ? null : undefined,
    displayed_sidebar: isBare ? null : sidebarOf(page),
  };
  return changeOf(frontMatter, dropped, add);
}

function outlineOf(outline: unknown): Readonly<Record<string, Plain>> {
  if (outline === false) return { hide_table_of_contents: true };
  if (outline === 'deep') return { toc_min_heading_level: 2, toc_max_heading_level: 6 };
  const level = mapIn(outline).level ?? outline;
  const [min, max] = Array.isArray(level) ? listIn(level).map(numberIn) : [numberIn(level), numberIn(level)];
  return min === undefined ? {} : { toc_min_heading_level: min, toc_max_heading_level: max ?? min };
}
