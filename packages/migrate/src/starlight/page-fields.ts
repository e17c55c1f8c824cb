// Converts the front matter of pages and landing pages.
import { identify, isExternal, slugOf } from 'docsgen/internals';
import { changeOf, type FrontMatterChange, neighbour, tellField } from '../front-matter-edit.ts';
import type { PageConversion } from '../page-work.ts';
import { plainLabel } from '../sidebar-plan.ts';
import { isMap, listIn, mapIn, numberIn, textIn } from '../untyped-values.ts';
import type { Plain } from '../yaml-text.ts';
import type { StarlightPage } from './site.ts';

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

interface Finding {
  readonly idOf: (link: string) => string | undefined;
  /** Whether the page is in the hand-written sidebar, or `undefined` if there is no such sidebar. */
  readonly isListed: boolean | undefined;
}

export function pageFields(work: PageConversion, page: StarlightPage, { idOf, isListed }: Finding): FrontMatterChange {
  const { frontMatter, address, relative } = page;
  tellFields(work, frontMatter);
  const sidebar = mapIn(frontMatter.sidebar);
  const contents = frontMatter.tableOfContents;
  const isSplash = frontMatter.template === 'splash';
  const identity = identify(relative, { parseNumberPrefixes: true });
  const own = slugOf(identity, { id: undefined, slug: undefined }) ?? '';
  const edit = frontMatter.editUrl;
  const add: Record<string, Plain> = {
    slug: own.replace(/\/$/, '') === address.replace(/\/$/, '') ? undefined : address.replace(/(?<=.)\/$/, ''),
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

function tellFields(work: PageConversion, frontMatter: StarlightPage['frontMatter']): void {
  for (const [key, value] of Object.entries(frontMatter)) {
    const [message, hint] = lossOf(key, value) ?? [];
    if (message !== undefined && hint !== undefined) tellField(work, key, { message, hint });
  }
}

/** Front matter of a page with a hero at the root of a locale. */
export function landingFields({ frontMatter }: StarlightPage, newLink: (link: string) => string): FrontMatterChange {
  const hero = mapIn(frontMatter.hero);
  const tagline = textIn(hero.tagline);
  const actions = listIn(hero.actions)
    .filter(isMap)
    .map((each) => ({ label: plainLabel(textIn(each.text) ?? ''), to: newLink(actionLink(textIn(each.link) ?? '/')) }));
  const title = textIn(hero.title) ?? textIn(frontMatter.title) ?? '';
  const home = { ...(tagline && { subtitle: plainLabel(tagline) }), ...(actions.length > 0 && { actions }) };
  return changeOf(frontMatter, [...dropped, 'title'], { title: plainLabel(title), home });
}

function actionLink(link: string): string {
  return isExternal(link) || link.startsWith('/') ? link : `/${link}`;
}
