// Defines the slots of a view: the strings that are specific to a page. Everything else is part of the template,
// including strings that components do not only render or test for emptiness.

import type { Href } from '@docsgen/contract/html';
import type {
  DocumentView,
  HeadTagView,
  HeadView,
  HydratedCategoryView,
  HydratedDocView,
  HydratedHomeView,
  NavbarItem,
  NavbarLink,
  NoticeView,
  OpenGraphArticle,
  PageFootView,
  SectionLayoutView,
  ShellView,
  ShownPageView,
} from '@docsgen/contract/views';
import { contentsList } from '../components/contents/contents-list.ts';
import { type Slots, slotHref } from './slots.ts';

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

type Slot = Slots['slot'];

export function slottedView(view: DocumentView<ShownPageView>, reserved: ReservedSlots, slot: Slot): SlottedView {
  return {
    head: slottedHead(view.head, slot),
    shell: slottedShell(view.shell, slot),
    page: slottedPage(view.page, reserved, slot),
    title: slot(titleOf(view)),
  };
}

export function titleOf({ head, page }: DocumentView<ShownPageView>): string {
  return 'title' in page ? page.title : head.title;
}

function slottedHead(head: HeadView, slot: Slot): HeadView {
  const { openGraph: graph } = head;
  return {
    ...head,
    title: slot(head.title),
    description: slot(head.description),
    keywords: head.keywords.length > 0 ? [slot(head.keywords.join(', '))] : [],
    canonical: slotHref(head.canonical, slot),
    alternates: head.alternates.map(({ hrefLang, href }) => ({ hrefLang, href: slotHref(href, slot) })),
    openGraph: {
      ...graph,
      title: slot(graph.title),
      description: slot(graph.description),
      url: slot(graph.url),
      image: slot(graph.image),
      modified: slot(graph.modified),
      ...(graph.article && { article: slottedArticle(graph.article, slot) }),
    },
    structured: head.structured.map((object) => slottedObject(object, slot)),
    ...(head.ownTags && { ownTags: head.ownTags.map((tag) => slottedTag(tag, slot)) }),
  };
}

/** Most pages have the same elements with different content. */
function slottedTag(element: HeadTagView, slot: Slot): HeadTagView {
  const { tag, attributes, text } = element;
  const { content } = attributes;
  if (tag === 'meta' && typeof content === 'string')
    return { ...element, attributes: { ...attributes, content: slot(content) } };
  return tag === 'script' ? { ...element, text: slot(text) } : element;
}

function slottedArticle(article: OpenGraphArticle, slot: Slot): OpenGraphArticle {
  const { authors, tags } = article;
  return { ...article, published: slot(article.published), authors: authors.map(slot), tags: tags.map(slot) };
}

/** JSON-LD keywords are the same everywhere, and lists of the same length share a template. */
function slottedObject<T extends object>(object: T, slot: Slot): T {
  const text = JSON.stringify(object, (name: string, value: unknown) =>
    typeof value === 'string' && !name.startsWith('@') ? slot(value) : value,
  );
  return JSON.parse(text);
}

function slottedShell(shell: ShellView, slot: Slot): ShellView {
  const link = (each: NavbarLink): NavbarLink => {
    const { versions, version } = each;
    if (version !== undefined) return { ...each, href: slotHref(each.href, slot) };
    if (versions === undefined) return each;
    return { ...each, versions: { ...versions, hrefs: versions.hrefs.map(([name, href]) => [name, slot(href)]) } };
  };
  const item = (each: NavbarItem): NavbarItem =>
    each.kind === 'link' ? link(each) : { ...each, items: each.items.map(link) };
  return {
    ...shell,
    navbar: shell.navbar.map(item),
    locales: shell.locales.map((locale) => ({ ...locale, href: slotBelow(shell.baseUrl, locale.href, slot) })),
    footer: shell.footer && {
      ...shell.footer,
      columns: shell.footer.columns.map((column) => ({ ...column, links: column.links.map(link) })),
      links: shell.footer.links.map(link),
    },
  };
}

function slottedPage(page: ShownPageView, { content, sidebar }: ReservedSlots, slot: Slot): SlottedPage {
  if (page.kind === 'home') return { kind: 'home', body: content };
  // In the browser, the page is like the landing page: everything in its `<main>` is HTML.
  if (page.kind === 'own') return { kind: page.layout === 'plain' ? 'plain' : 'home', body: content };
  const section: SectionLayoutView = {
    sidebar: page.sidebar && { ...page.sidebar, html: sidebar },
    breadcrumbs: page.breadcrumbs.map((each) => ({ ...each, ...slottedLink(each, slot) })),
    version: { ...page.version, all: page.version.all.map((each) => ({ ...each, href: slotHref(each.href, slot) })) },
    foot: slottedFoot(page.foot, slot),
  };
  if (page.kind === 'category') return { kind: 'category', ...section, body: content };
  const { articleLang, articleDirection } = page;
  return {
    kind: 'doc',
    ...section,
    article: content,
    articleLang,
    articleDirection,
    notices: page.notices.map((notice) => slottedNotice(notice, slot)),
    contents: slot(contentsList(page.contents)),
  };
}

function slottedFoot(foot: PageFootView, slot: Slot): PageFootView {
  const { feedbackForm } = foot;
  return {
    editHref: slotHref(foot.editHref, slot),
    reportHref: slotHref(foot.reportHref, slot),
    feedbackHref: slotHref(foot.feedbackHref, slot),
    feedbackForm: feedbackForm && { ...feedbackForm, page: slot(feedbackForm.page) },
    ...(foot.tags && { tags: foot.tags.map((tag) => slottedLink(tag, slot)) }),
    lastUpdated: slot(foot.lastUpdated),
    previous: foot.previous && slottedLink(foot.previous, slot),
    next: foot.next && slottedLink(foot.next, slot),
    ...(foot.isPost && { isPost: foot.isPost }),
  };
}

function slottedLink<T extends Href | undefined>(link: { label: string; href: T }, slot: Slot) {
  return { label: slot(link.label), href: slotHref(link.href, slot) };
}

function slottedNotice(notice: NoticeView, slot: Slot): NoticeView {
  switch (notice.kind) {
    case 'outdated':
      return { ...notice, originalHref: slotHref(notice.originalHref, slot) };
    case 'unreleased':
    case 'unmaintained':
      return { ...notice, latest: { ...notice.latest, href: slotHref(notice.latest.href, slot) } };
    default:
      return notice;
  }
}

/**
 * Returns a slot for the part of a URL after the base path and before the trailing slash, because components check
 * both.
 */
function slotBelow(base: string, href: Href, slot: Slot): Href {
  if (!href.startsWith(base)) return href;
  const end = href.endsWith('/') ? href.length - 1 : href.length;
  return end <= base.length ? href : base + slot(href.slice(base.length, end)) + href.slice(end);
}
