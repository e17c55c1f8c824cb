// Defines the slots of a view: the strings that are specific to a page. Everything else is part of the template,
// including strings that components do not only render or test for emptiness.

import type {
  DocumentView,
  HeadView,
  HydratedCategoryView,
  HydratedDocView,
  HydratedHomeView,
  SectionLayoutView,
  ShellView,
  ShownPageView,
} from '@docsgen/contract/views';
import { contentsList } from '../components/contents/contents-list.ts';
import type { Slots } from './slots.ts';

/**
 * The view that React renders. Parts that are rendered only on the server (`server/render-static.tsx`) are not yet
 * HTML.
 */
export interface SlottedView {
  readonly head: HeadView;
  readonly shell: ShellView;
  readonly page: SlottedPage;
  /** Title of the page, for islands. */
  readonly title: string;
  /** Path of the page relative to the base URL, without leading and trailing slashes. */
  readonly path: string | undefined;
}

export type SlottedPage = WithFoot<HydratedDocView> | WithFoot<HydratedCategoryView> | HydratedHomeView | PlainView;

/** A page without a shell, which is not hydrated. */
export interface PlainView extends Omit<HydratedHomeView, 'kind'> {
  readonly kind: 'plain';
}

type WithFoot<Page> = Omit<Page, 'foot'> & Pick<SectionLayoutView, 'foot'>;

/** Sentinels of the slots whose content is not in the view. */
interface ReservedSlots {
  readonly content: string;
  readonly sidebar: string;
}

/** Names of the properties whose strings are in slots. */
const slotNames = {
  head: new Set([
    ...['title', 'description', 'keywords', 'canonical', 'href', 'url', 'image', 'modified', 'structured'],
    // Metadata of posts, and elements that the page adds.
    ...['published', 'authors', 'tags', 'content', 'text'],
  ]),
  shell: new Set(['href', 'hrefs']),
  page: new Set([
    ...['label', 'href', 'editHref', 'reportHref', 'feedbackHref', 'originalHref'],
    ...['page', 'lastUpdated', 'contents'],
  ]),
  own: new Set(['title', 'path']),
};

export function slottedView(view: DocumentView<ShownPageView>, reserved: ReservedSlots, { cut }: Slots): SlottedView {
  return {
    head: cut(view.head, slotNames.head),
    shell: cut(view.shell, slotNames.shell),
    page: slottedPage(view.page, reserved, cut),
    ...cut({ title: titleOf(view), path: pathBelowBase(view.shell) }, slotNames.own),
  };
}

export function titleOf({ head, page }: DocumentView<ShownPageView>): string {
  return 'title' in page ? page.title : head.title;
}

function pathBelowBase({ baseUrl, locales }: ShellView): string | undefined {
  const href = locales.find(({ isCurrent }) => isCurrent)?.href;
  return href?.slice(baseUrl.length).replace(/\/$/, '');
}

function slottedPage(page: ShownPageView, { content, sidebar }: ReservedSlots, cut: Slots['cut']): SlottedPage {
  if (page.kind === 'home') return { kind: 'home', body: content };
  // In the browser, the page is like the landing page: everything in its `<main>` is HTML.
  if (page.kind === 'own') return { kind: page.layout === 'plain' ? 'plain' : 'home', body: content };
  const { breadcrumbs, version, foot } = page;
  const section = {
    sidebar: page.sidebar && { ...page.sidebar, html: sidebar },
    ...cut({ breadcrumbs, version, foot }, slotNames.page),
  };
  if (page.kind === 'category') return { kind: 'category', ...section, body: content };
  const { articleLang, articleDirection, notices, contents } = page;
  const article = { article: content, articleLang, articleDirection };
  const others = cut({ notices, contents: contentsList(contents) }, slotNames.page);
  return { kind: 'doc', ...section, ...article, ...others };
}
