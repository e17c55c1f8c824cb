// Builds the posts, lists and sidebar of a posts section in every locale.

import { dayOf } from '../../content/posts/post-date.ts';
import type { Locale, PostsOptions, Section } from '../../model/config.ts';
import type { LocaleCode, PageKey } from '../../model/paths.ts';
import type { PagePost, PostNames, PostStrings, PostsInput } from '../../model/posts.ts';
import type { Sidebar, SidebarItem } from '../../model/sidebar.ts';
import type { DocPage, Page } from '../../model/site.ts';
import { postIdentity, sectionKey, slugOf } from '../../routes/routes.ts';
import { groupBy } from '../../text/group-by.ts';
import { textIn } from '../../text/localized.ts';
import {
  collectDocuments,
  type DocumentGroup,
  isScheduled,
  reportDuplicateIds,
  type SectionSources,
} from '../collect-documents.ts';
import { documentPage } from '../document-page.ts';
import type { SectionGraph, SectionSidebars } from '../section-graph.ts';
import { buildSidebar, pageItem } from '../sidebars/sidebar.ts';
import { postLists } from './post-lists.ts';
import { checkNames, namesIn } from './post-names.ts';

export interface PostsRequest extends SectionSources {
  readonly options: PostsOptions;
  readonly names: PostNames;
  readonly strings: ReadonlyMap<LocaleCode, PostStrings>;
}

const noNames: PostNames = { authors: undefined, tags: undefined };

export function postsOf(
  { posts }: { readonly posts?: PostsInput | undefined },
  section: Section,
): Pick<PostsRequest, 'names' | 'strings'> {
  return { names: posts?.names.get(section.id) ?? noNames, strings: posts?.strings ?? new Map() };
}

/** A post in one locale, before its previous and next posts have been determined. */
export type PostPage = DocPage & { readonly post: PagePost };

export function buildPosts(request: PostsRequest): SectionGraph {
  const { config, options } = request;
  const groups = collectDocuments(request);
  reportDuplicateIds(groups, idOf, request.report);
  checkNames(groups, request);
  const pages: Page[] = [];
  const sidebars = new Map<LocaleCode, SectionSidebars>();
  for (const locale of config.locales) {
    if (options.file !== undefined) {
      pages.push(...groups.flatMap((group) => toPage(group, locale, { ...request, date: '' }) ?? []));
      continue;
    }
    const posts = withNeighbours(groups.flatMap((group) => toPost(group, locale, request) ?? []).sort(newestFirst));
    const lists = postLists({ ...request, locale, posts: posts.filter(({ isUnlisted }) => !isUnlisted) });
    pages.push(...lists.slice(0, 1), ...posts, ...lists.slice(1));
    const sidebar = postsSidebar({ ...request, locale, posts, list: lists[0]?.key });
    const key = sectionKey(request.section, request.version);
    sidebars.set(locale.code, {
      sidebars: sidebar ? new Map([[key, sidebar]]) : new Map(),
      sidebarKeys: new Map<PageKey, string>(),
      generated: [],
    });
  }
  return { pages, sidebars };
}

/**
 * Posts with the same date are sorted by ID in descending order, so that posts with numbered names are newest first.
 */
function newestFirst(a: PostPage, b: PostPage): number {
  const [left, right] = [`${a.post.date} ${a.id}`, `${b.post.date} ${b.id}`];
  return left < right ? 1 : left > right ? -1 : 0;
}

function withNeighbours(posts: readonly PostPage[]): readonly PostPage[] {
  const listed = posts.filter(({ isUnlisted }) => !isUnlisted);
  const indexes = new Map(listed.map(({ key }, index) => [key, index]));
  return posts.map((page) => {
    const index = indexes.get(page.key);
    if (index === undefined) return page;
    return { ...page, post: { ...page.post, newer: listed[index - 1]?.key, older: listed[index + 1]?.key } };
  });
}

function toPost(group: DocumentGroup, locale: Locale, request: PostsRequest): PostPage | undefined {
  const post = group.original.post;
  if (post?.date === undefined) return undefined;
  const page = toPage(group, locale, { ...request, date: post.date });
  if (page === undefined) return undefined;
  const own = page.parsed.post ?? post;
  return {
    ...page,
    post: {
      date: post.date,
      isScheduled: isScheduled(group.original, request),
      ...namesIn(post, { ...request, locale }),
      minutes: own.minutes,
      excerpt: own.excerpt,
      newer: undefined,
      older: undefined,
    },
  };
}

interface PageRequest extends PostsRequest {
  /** Date of the post, which is used if the date is part of the URL. */
  readonly date: string;
}

function toPage(group: DocumentGroup, locale: Locale, request: PageRequest): DocPage | undefined {
  const { options, date } = request;
  const day = options.address === 'date' ? dayOf(date) : undefined;
  const identity = postIdentity(group.identity, day);
  const slugFrom = ({ slug }: { readonly slug: string | undefined }) =>
    options.file === undefined ? slugOf(identity, { id: undefined, slug }) : '/';
  return documentPage({ group, locale }, { docId: idOf(group), slugFrom }, request);
}

function idOf({ identity, original }: DocumentGroup): string {
  return original.frontMatter.id ?? identity.path;
}

interface SidebarRequest extends Pick<PostsRequest, 'config' | 'section' | 'version' | 'options'> {
  readonly locale: Locale;
  /** Posts, newest first. */
  readonly posts: readonly PostPage[];
  readonly list: PageKey | undefined;
}

/** Returns `undefined` if the section has `sidebar: none`. */
function postsSidebar(request: SidebarRequest): Sidebar | undefined {
  const { options, section, version, config, locale, posts, list } = request;
  if (options.sidebar === 'none') return undefined;
  const all: readonly SidebarItem[] =
    list === undefined ? [] : [{ ...plain, kind: 'page', page: list, label: labelOf(request), isUnlisted: false }];
  const listed = posts.filter(({ isUnlisted }) => !isUnlisted);
  const items = options.sidebar === 'years' ? byYear(listed) : listed.slice(0, options.recent).map(pageItem);
  return buildSidebar({ key: sectionKey(section, version), section, config, locale, items: [...all, ...items] });
}

const plain = { badge: undefined, className: undefined };

function labelOf({ section, locale, config }: SidebarRequest): string {
  return textIn(section.label, locale.code, config.locales[0].code);
}

function byYear(posts: readonly PostPage[]): readonly SidebarItem[] {
  const years = groupBy(posts, ({ post }) => post.date.slice(0, 4));
  return [...years].map(([year, ofYear], index) => ({
    ...plain,
    kind: 'category',
    key: `year-${year}`,
    label: year,
    description: undefined,
    page: undefined,
    items: ofYear.map(pageItem),
    isCollapsible: true,
    isCollapsed: index > 0,
  }));
}
