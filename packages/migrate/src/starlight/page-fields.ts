// Converts the front matter of pages and landing pages.
import { isExternal } from 'docsgen/internals';
import { changeOf, type FrontMatterChange, landingFields, neighbour, tellField } from '../front-matter-edit.ts';
import { type LocalizedPage, needsSlug } from '../localized-pages.ts';
import type { PageConversion } from '../page-work.ts';
import { listIn, mapIn, numberIn, textIn } from '../untyped-values.ts';
import type { Plain } from '../yaml-text.ts';
import type { StarlightSite } from './site.ts';

const dropped = [
  ...['slug', 'editUrl', 'head', 'tableOfContents', 'template', 'hero', 'lastUpdated', 'prev', 'next', 'banner'],
  ...['sidebar', 'pagefind'],
];

/** Returns `undefined` if this value is not a difference. */
function lossOf(key: string, value: unknown): readonly [message: string, hint: string] | undefined {
  if (key === 'head' && listIn(value).some((each) => mapIn(each).tag !== 'title'))
    return ['The head of this page was removed', 'Move the elements into the page, inside <head> … </head>'];
  if (key === 'pagefind' && value === false)
    return ['This page is included in the search', 'Set unlisted: true to hide it from the search and from sidebars'];
  if (key === 'hero')
    return [
      'The hero of this page was removed',
      'Only the first page of a language can have a hero: write it as text and cards',
    ];
  if (key === 'sidebar' && mapIn(value).badge !== undefined)
    return ['The sidebar badge of this page was removed', 'Create a sidebar.yaml, whose items can have badges'];
  if (key === 'sidebar' && mapIn(value).hidden === true)
    return [
      'This page is hidden from sidebars, and now also from the search',
      'Set unlisted: false to show it in both',
    ];
  return undefined;
}

export interface PageLookups {
  readonly site: StarlightSite;
  /** Returns the id of the page at a URL. */
  readonly idOf: (link: string) => string | undefined;
  /** Whether the page is in the hand-written sidebar, or `undefined` if there is no such sidebar. */
  readonly isListed: (page: LocalizedPage) => boolean | undefined;
}

export function pageFields(work: PageConversion, page: LocalizedPage, lookups: PageLookups): FrontMatterChange {
  const { idOf } = lookups;
  const isListed = lookups.isListed(page);
  const { frontMatter, address } = page;
  for (const [key, value] of Object.entries(frontMatter)) {
    const loss = lossOf(key, value);
    if (loss) tellField(work, key, ...loss);
  }
  const sidebar = mapIn(frontMatter.sidebar);
  const contents = frontMatter.tableOfContents;
  const isSplash = frontMatter.template === 'splash';
  const edit = frontMatter.editUrl;
  const add: Record<string, Plain> = {
    slug: needsSlug(page) ? address.replace(/(?<=.)\/$/, '') : undefined,
    sidebar_label: textIn(sidebar.label),
    sidebar_position: numberIn(sidebar.order),
    unlisted: sidebar.hidden === true && !isListed ? true : undefined,
    hide_table_of_contents: contents === false || isSplash ? true : undefined,
    toc_min_heading_level: numberIn(mapIn(contents).minHeadingLevel),
    toc_max_heading_level: numberIn(mapIn(contents).maxHeadingLevel),
    pagination_prev: neighbour(frontMatter.prev, idOf),
    pagination_next: neighbour(frontMatter.next, idOf),
    custom_edit_url: edit === false ? null : textIn(edit),
    displayed_sidebar: isSplash ? null : isListed === false && sidebar.hidden !== true ? 'docs' : undefined,
  };
  return changeOf(frontMatter, dropped, add);
}

/** Front matter of a page with a hero at the root of a locale. */
export function heroFields({ frontMatter }: LocalizedPage, newHref: (link: string) => string): FrontMatterChange {
  const { title = frontMatter.title, tagline, actions } = mapIn(frontMatter.hero);
  const newLink = (link: string): string => newHref(isExternal(link) || link.startsWith('/') ? link : `/${link}`);
  const landing = { title: textIn(title) ?? '', subtitles: [tagline], actions, newLink };
  return changeOf(frontMatter, [...dropped, 'title'], landingFields(landing));
}
