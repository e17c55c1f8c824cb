// A page as its shape and its own words: in the shape, holes stand for what pages have each for themselves (titles,
// addresses, lists that are HTML already). Pages of one shape differ in nothing else, so React draws a shape only once.

import { contentsList } from '../parts/contents-list.ts';
import type {
  CategoryPageView,
  DocumentView,
  HeadView,
  HomePageView,
  Href,
  Html,
  LivePageView,
  NavbarItem,
  NavbarLink,
  Notice,
  PageLink,
  SectionFrame,
  ShellView,
  ShownPageView,
} from '../props.ts';
import { address, createHoles, type Holes } from './holes.ts';

/** Plain strings, so that it can be hashed and sent to another thread. */
export interface PreparedDocument {
  /** The view as JSON, with holes; see `ShapeView`. */
  readonly shape: string;
  /** The word that holes have and no text of this page does. */
  readonly sign: string;
  /** What is in the holes, by number. That of `contentHole` comes with the article. */
  readonly values: readonly string[];
  /** What stands in `sidebarHole`. */
  readonly sidebar: Html;
  /** A `BodyView` as JSON; `''`: the page is an article. */
  readonly body: string;
}

export interface ShapeView {
  readonly head: HeadView;
  readonly shell: ShellView;
  readonly page: LivePageView;
}

/** What a page shows that is more than an article. */
export interface BodyView {
  readonly lang: string;
  readonly page: HomePageView | CategoryPageView;
}

/** The first two holes of every page: its article or body, and its sidebar. */
export const contentHole = 0;
export const sidebarHole = 1;

export function prepareDocument(view: DocumentView<ShownPageView>): PreparedDocument {
  const { page, shell } = view;
  const { sign, shape, values } =
    withHoles(view, 'docsgen-hole') ?? withHoles(view, unusedSign(view)) ?? withoutHoles();
  return { shape, sign, values, sidebar: sidebarOf(page), body: bodyOf(page, shell.lang) };
}

/** `undefined`: a text of the page has the sign, too, and could be taken for a hole. */
function withHoles(
  view: DocumentView<ShownPageView>,
  sign: string,
): Pick<PreparedDocument, 'sign' | 'shape' | 'values'> | undefined {
  const holes = createHoles(sign);
  const shape = JSON.stringify(shapeOf(view, holes));
  const { page } = view;
  const missing = page.kind === 'home' || page.sidebar === undefined ? 1 : 0;
  return shape.split(sign).length - 1 === holes.values.length - missing
    ? { sign, shape, values: holes.values }
    : undefined;
}

function unusedSign(view: DocumentView<ShownPageView>): string {
  const text = JSON.stringify(view);
  for (let number = 1; ; number += 1) {
    const sign = `docsgen-hole-${number}-`;
    if (!text.includes(sign)) return sign;
  }
}

function withoutHoles(): never {
  throw new Error('A hole of a page is lost.');
}

function sidebarOf(page: ShownPageView): Html {
  return page.kind === 'home' ? '' : (page.sidebar?.html ?? '');
}

function bodyOf(page: ShownPageView, lang: string): string {
  if (page.kind === 'doc') return '';
  const body: BodyView = page.kind === 'home' ? { lang, page } : { lang, page: { ...page, sidebar: undefined } };
  return JSON.stringify(body);
}

function shapeOf({ head, shell, page }: DocumentView<ShownPageView>, holes: Holes): ShapeView {
  const content = holes.reserved();
  const sidebar = holes.reserved();
  return {
    head: headShape(head, holes),
    shell: shellShape(shell, holes),
    page: pageShape(page, { content, sidebar, holes }),
  };
}

function headShape(head: HeadView, { hole }: Holes): HeadView {
  const { openGraph: graph } = head;
  return {
    ...head,
    title: hole(head.title),
    description: hole(head.description),
    keywords: head.keywords.length > 0 ? [hole(head.keywords.join(', '))] : [],
    canonical: address(head.canonical, hole),
    alternates: head.alternates.map(({ hrefLang, href }) => ({ hrefLang, href: address(href, hole) })),
    openGraph: {
      ...graph,
      title: hole(graph.title),
      description: hole(graph.description),
      url: hole(graph.url),
      image: hole(graph.image),
      modified: hole(graph.modified),
    },
    structured: head.structured.map((object) => structuredShape(object, hole)),
  };
}

/** Keywords of JSON-LD are the same everywhere, and so are lists of as many entries. */
function structuredShape<T extends object>(object: T, hole: Holes['hole']): T {
  const text = JSON.stringify(object, (name: string, value: unknown) =>
    typeof value === 'string' && !name.startsWith('@') ? hole(value) : value,
  );
  return JSON.parse(text);
}

function shellShape(shell: ShellView, { hole }: Holes): ShellView {
  const link = (each: NavbarLink): NavbarLink =>
    each.versions === undefined
      ? each
      : {
          ...each,
          versions: {
            ...each.versions,
            hrefs: each.versions.hrefs.map(([version, href]) => [version, hole(href)]),
          },
        };
  const item = (each: NavbarItem): NavbarItem =>
    each.kind === 'link' ? link(each) : { ...each, items: each.items.map(link) };
  return {
    ...shell,
    navbar: shell.navbar.map(item),
    locales: shell.locales.map((locale) => ({ ...locale, href: placeBelow(shell.baseUrl, locale.href, hole) })),
    footer: shell.footer && { ...shell.footer, links: shell.footer.links.map(link) },
  };
}

interface PageHoles {
  readonly content: string;
  readonly sidebar: string;
  readonly holes: Holes;
}

function pageShape(page: ShownPageView, { content, sidebar, holes }: PageHoles): LivePageView {
  if (page.kind === 'home') return { kind: 'home', body: content };
  const { hole } = holes;
  const frame: SectionFrame = {
    sidebar: page.sidebar && { ...page.sidebar, html: sidebar },
    breadcrumbs: page.breadcrumbs.map((each) => ({
      ...each,
      label: hole(each.label),
      href: address(each.href, hole),
    })),
    version: { ...page.version, all: page.version.all.map((each) => ({ ...each, href: address(each.href, hole) })) },
    previous: linkShape(page.previous, hole),
    next: linkShape(page.next, hole),
    lastUpdated: hole(page.lastUpdated),
  };
  if (page.kind === 'category') return { kind: 'category', ...frame, body: content };
  const { articleLang, articleDirection } = page;
  return {
    kind: 'doc',
    ...frame,
    article: content,
    articleLang,
    articleDirection,
    notices: page.notices.map((notice) => noticeShape(notice, hole)),
    editHref: address(page.editHref, hole),
    contents: hole(contentsList(page.contents)),
  };
}

function linkShape(link: PageLink | undefined, hole: Holes['hole']): PageLink | undefined {
  return link && { label: hole(link.label), href: address(link.href, hole) };
}

function noticeShape(notice: Notice, hole: Holes['hole']): Notice {
  switch (notice.kind) {
    case 'outdated':
      return { ...notice, originalHref: address(notice.originalHref, hole) };
    case 'unreleased':
    case 'unmaintained':
      return { ...notice, latest: { ...notice.latest, href: address(notice.latest.href, hole) } };
    default:
      return notice;
  }
}

/** What components take from an address of the site's own, its base and the slash at its end, stays. */
function placeBelow(base: string, href: Href, hole: Holes['hole']): Href {
  if (!href.startsWith(base)) return href;
  const end = href.endsWith('/') ? href.length - 1 : href.length;
  return end <= base.length ? href : base + hole(href.slice(base.length, end)) + href.slice(end);
}
