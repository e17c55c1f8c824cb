// Props of post headers, post lists, and the pagination and breadcrumbs of posts.
import type { PostAuthorView, PostCardView, PostHeadView, PostListView } from '@docsgen/contract/post-views';
import type { BreadcrumbView, PageLink } from '@docsgen/contract/views';
import { renderPostHead } from '@docsgen/theme/react-markup';
import type { Locale } from '../../model/config.ts';
import type { PageKey } from '../../model/paths.ts';
import type { PostAuthor, PostList } from '../../model/posts.ts';
import type { CategoryPage, DocPage, Page } from '../../model/site.ts';
import { feedsOf } from '../../routes/output-paths.ts';
import { categoryIdOf, hrefOf, pageKeyOf } from '../../routes/routes.ts';
import { dateView } from './date-view.ts';
import { hrefTo, localized, messagesOf, type RenderContext } from './render-context.ts';

/** Lines below the title of a post or changelog. */
export function postIntro(context: RenderContext, page: DocPage): string {
  const { post, locale, sourceLocale } = page;
  const messages = messagesOf(context, { locale });
  if (post === undefined) return renderPostHead(feedLinks(context, page), locale.htmlLang, messages);
  const head: PostHeadView = {
    date: dateView(post.date, locale),
    minutes: post.minutes,
    mark: markOf(page),
    authors: post.authors.map((author) => authorView(context, author)),
    tags: post.tags.map(({ label, page: list }) => ({ label, href: hrefTo(context, list) })),
    foreign: foreignTo(sourceLocale, locale),
  };
  return renderPostHead(head, locale.htmlLang, messages);
}

function feedLinks(context: RenderContext, page: DocPage | CategoryPage): PostListView['feeds'] {
  const { config } = context.graph;
  return feedsOf(config, page).map(({ name, path }) => ({ label: name, href: hrefOf(config, path) }));
}

function foreignTo(surrounding: Locale, content: Locale): PostHeadView['foreign'] {
  return surrounding === content ? undefined : { lang: content.htmlLang, dir: content.direction };
}

function markOf({ post, parsed }: DocPage): PostHeadView['mark'] {
  return parsed.frontMatter.draft ? 'draft' : post?.isScheduled ? 'scheduled' : undefined;
}

function authorView(context: RenderContext, author: PostAuthor): PostAuthorView {
  const { name, title, url, picture, page } = author;
  return {
    label: name,
    href: hrefTo(context, page),
    title,
    url,
    picture: picture && { ...picture, href: hrefOf(context.graph.config, picture.path) },
  };
}

/** Returns the list of a generated page, or `undefined` if the page shows a category. */
export function postListView(context: RenderContext, page: CategoryPage): PostListView | undefined {
  const { posts: list, section } = page;
  if (list === undefined || section.posts === undefined) return undefined;
  return {
    layout: section.posts.layout,
    posts: 'posts' in list ? list.posts.flatMap((key) => cardOf(context, key) ?? []) : [],
    entries:
      'entries' in list
        ? list.entries.map(({ page: each, label, count }) => ({ label, count, href: hrefTo(context, each) }))
        : undefined,
    author: 'author' in list && list.author ? authorView(context, list.author) : undefined,
    feeds: list.of === 'posts' ? feedLinks(context, page) : [],
    ...linksOf(context, list),
  };
}

function linksOf(context: RenderContext, list: PostList): Pick<PostListView, 'tags' | 'authors' | 'pages'> {
  if (!('posts' in list)) return { tags: undefined, authors: undefined, pages: undefined };
  const { pages, index } = list;
  const to = (key: PageKey | undefined): string | undefined => (key === undefined ? undefined : hrefTo(context, key));
  const position = { number: index + 1, count: pages.length, newer: to(pages[index - 1]), older: to(pages[index + 1]) };
  const isFirst = list.of === 'posts' && index === 0;
  return {
    tags: isFirst ? to(list.tags) : undefined,
    authors: isFirst ? to(list.authors) : undefined,
    pages: pages.length > 1 ? position : undefined,
  };
}

function cardOf(context: RenderContext, key: PageKey): PostCardView | undefined {
  const page = context.graph.pages.get(key);
  if (page?.kind !== 'doc' || page.post === undefined) return undefined;
  const { post, locale, sourceLocale } = page;
  return {
    label: page.title,
    href: hrefTo(context, key),
    date: dateView(post.date, locale),
    excerpt: post.excerpt,
    minutes: post.minutes,
    mark: markOf(page),
    authors: post.authors.map(({ name }) => name),
    tags: post.tags.map(({ label, page: list }) => ({ label, href: hrefTo(context, list) })),
    foreign: foreignTo(locale, sourceLocale),
  };
}

/** Links to the newer and older posts. */
export function postPagination(
  context: RenderContext,
  page: DocPage | CategoryPage,
): { readonly previous: PageLink | undefined; readonly next: PageLink | undefined; readonly isPost?: true } {
  const post = page.kind === 'doc' ? page.post : undefined;
  const link = (key: PageKey | undefined): PageLink | undefined => {
    const target = key === undefined ? undefined : context.graph.pages.get(key);
    return target && { label: target.title, href: hrefOf(context.graph.config, target.url) };
  };
  return { previous: link(post?.newer), next: link(post?.older), ...(post && { isPost: true as const }) };
}

/** The home page and the list of all posts are above every other page of the section. */
export function postBreadcrumbs(context: RenderContext, page: DocPage | CategoryPage): readonly BreadcrumbView[] {
  const list = firstList(context, page);
  const label = localized(context, page.section.label, page.locale);
  const above = list && list.key !== page.key ? [{ label, href: hrefTo(context, list.key), isHome: false }] : [];
  const content = page.kind === 'doc' ? (page.parsed.frontMatter.sidebarLabel ?? page.title) : page.title;
  return [...above, { label: content, href: undefined, isHome: false }];
}

function firstList({ graph }: RenderContext, { section, locale }: DocPage | CategoryPage): Page | undefined {
  return graph.pages.get(pageKeyOf(locale, categoryIdOf(section, section.versions[0], '')));
}
