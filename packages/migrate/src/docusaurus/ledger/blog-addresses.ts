// All URLs of a blog except for its feeds: posts, paginated lists, tags, authors, and the archive.

import { groupBy, nameSlug } from 'docsgen/internals';
// Docusaurus creates the slugs of tags with this function.
import kebabCase from 'lodash/kebabCase.js';
import { isMap, listIn, mapIn, numberIn, textIn } from '../../untyped-values.ts';
import type { BlogInstance, PostFile } from '../site.ts';
import { joinUrl, pathInFolder } from './addresses.ts';
import { type ComputedAddress, shownIn, tagsOf } from './computed-addresses.ts';

export function blogAddresses(blog: BlogInstance, locale: string): readonly ComputedAddress[] {
  const posts = shownIn(blog.posts, blog.translations.get(locale)?.posts);
  const [first] = posts;
  if (!first) return [];
  const listed = posts.filter(({ frontMatter }) => frontMatter.unlisted !== true);
  const make = (kind: ComputedAddress['kind'], url: string, from = first.source): ComputedAddress => ({
    url,
    locale,
    kind,
    from,
  });
  const { options, routeBasePath } = blog;
  const base = joinUrl(routeBasePath);
  const authors = pathInFolder(blog.folder, textIn(options.authorsMapPath) ?? 'authors.yml');
  const archive = textIn(options.archiveBasePath);
  const archives = archive === undefined || archive === 'false' || listed.length === 0 ? [] : [joinUrl(base, archive)];
  return [
    ...posts.map(({ url, source }) => make('post', url, source)),
    ...pagesOf(blog, base, listed.length).map((url) => make('list', url)),
    ...archives.map((url) => make('list', url)),
    ...tagAddresses(blog, posts).map(({ url, same }) => ({ ...make('tag', url), same })),
    ...authorAddresses(blog, listed).map(({ url, same }) => ({ ...make('list', url, authors), same })),
  ];
}

/** Returns the URL of a list, and the URLs of its further pages. */
function pagesOf(
  { options }: BlogInstance,
  base: string,
  count: number,
  segment = textIn(options.pageBasePath) ?? 'page',
) {
  const most = numberIn(options.postsPerPage) ?? (options.postsPerPage === 'ALL' ? Number.POSITIVE_INFINITY : 10);
  const pages = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: pages }, (_, index) => (index === 0 ? base : joinUrl(base, segment, String(index + 1))));
}

type List = Required<Pick<ComputedAddress, 'url' | 'same'>>;

function listsOf({ routeBasePath }: BlogInstance, kind: 'tags' | 'authors', name?: string) {
  const same = joinUrl(routeBasePath, kind, ...(name === undefined ? [] : [nameSlug(name)]));
  return (url: string): List => ({ url, same });
}

function tagAddresses(blog: BlogInstance, posts: readonly PostFile[]): readonly List[] {
  const tags = posts.flatMap(({ frontMatter }) => [
    ...new Map(tagsOf(frontMatter, blog.tags).map((tag) => [tag.path, tag])).values(),
  ]);
  if (tags.length === 0) return [];
  const all = joinUrl(blog.routeBasePath, textIn(blog.options.tagsBasePath) ?? 'tags');
  const lists = [...groupBy(tags, ({ path }) => path)].flatMap(([path, same]) =>
    pagesOf(blog, joinUrl(all, path), same.length).map(listsOf(blog, 'tags', same[0]?.name)),
  );
  return [listsOf(blog, 'tags')(all), ...lists];
}

/** Authors have pages if the authors file sets `page`. The list of all authors exists if there is an authors file. */
function authorAddresses(blog: BlogInstance, listed: readonly PostFile[]): readonly List[] {
  const authors = Object.entries(blog.authors);
  if (authors.length === 0) return [];
  const segment = textIn(blog.options.authorsBasePath) ?? 'authors';
  const all = joinUrl(blog.routeBasePath, segment);
  const own = authors.flatMap(([key, author]) => {
    const { page } = mapIn(author);
    if (page !== true && !isMap(page)) return [];
    const base = joinUrl(all, textIn(mapIn(page).permalink) ?? kebabCase(key));
    const count = listed.filter((post) => authorsOf(post).includes(key)).length;
    return pagesOf(blog, base, count, segment).map(listsOf(blog, 'authors', key));
  });
  return [listsOf(blog, 'authors')(all), ...own];
}

function authorsOf({ frontMatter }: PostFile): readonly string[] {
  const { authors } = frontMatter;
  return (Array.isArray(authors) ? listIn(authors) : [authors]).flatMap(
    (each) => textIn(each) ?? textIn(mapIn(each).key) ?? [],
  );
}
