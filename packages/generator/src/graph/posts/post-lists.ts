// Generates the post lists of a section in one locale: the lists of all posts, of posts by tag and by author, and of
// tags and authors. Long lists are split into several pages.
import type { Locale } from '../../model/config.ts';
import type { PageId, PageKey } from '../../model/paths.ts';
import type { PostAuthor, PostList, PostStrings } from '../../model/posts.ts';
import type { CategoryPage } from '../../model/site.ts';
import { categoryIdOf, pageIdOf, pageKeyOf } from '../../routes/routes.ts';
import { textIn } from '../../text/localized.ts';
import { nameSlug } from '../../text/name-slug.ts';
import { generatedPage } from '../generated-page.ts';
import { nameId, stringsOf } from './post-names.ts';
import type { PostPage, PostsRequest } from './posts-section.ts';

interface ListsRequest extends PostsRequest {
  readonly locale: Locale;
  /** All posts except unlisted ones, newest first. */
  readonly posts: readonly PostPage[];
}

/** Returns all list pages, starting with the list of all posts. */
export function postLists(request: ListsRequest): readonly CategoryPage[] {
  const { posts, section, version, options, locale } = request;
  const strings = stringsOf(request);
  const [tags, authors] = [namesOf(request, 'tags'), namesOf(request, 'authors')];
  const indexKey = (kind: 'tags' | 'authors'): PageKey => pageKeyOf(locale, pageIdOf(section, version, `_${kind}_`));
  const links = {
    tags: tags.length > 0 ? indexKey('tags') : undefined,
    authors: authors.length > 0 ? indexKey('authors') : undefined,
  };
  const localized = { ...request, strings, links };
  const all = pagesOfList(localized, {
    of: 'posts',
    id: undefined,
    slug: '/',
    title: textHere(request, section.label),
    description: options.description === undefined ? undefined : textHere(request, options.description),
    posts,
    author: undefined,
  });
  const lists = [...tags, ...authors].flatMap((name) => pagesOfList(localized, listOf(name, strings)));
  return [...all, ...indexOf(localized, 'tags', tags), ...indexOf(localized, 'authors', authors), ...lists];
}

function textHere({ locale, config }: ListsRequest, text: Parameters<typeof textIn>[0]): string {
  return textIn(text, locale.code, config.locales[0].code);
}

interface LocalizedList extends Omit<ListsRequest, 'strings'> {
  readonly strings: PostStrings;
  readonly links: { readonly tags: PageKey | undefined; readonly authors: PageKey | undefined };
}

interface NamedPosts {
  readonly kind: 'tags' | 'authors';
  readonly key: string;
  readonly label: string;
  readonly description: string | undefined;
  readonly author: PostAuthor | undefined;
  readonly posts: readonly PostPage[];
}

/**
 * Returns the tags or authors of the posts, sorted by label. Names that differ only in case are treated as the same
 * name.
 */
function namesOf(request: ListsRequest, kind: 'tags' | 'authors'): readonly NamedPosts[] {
  const found = new Map<string, NamedPosts>();
  for (const page of request.posts) {
    for (const name of page.post[kind]) {
      const known = found.get(nameSlug(name.key));
      const entry = kind === 'tags' ? request.names.tags?.get(name.key) : undefined;
      const description = entry?.description === undefined ? undefined : textHere(request, entry.description);
      const label = 'label' in name ? name.label : name.name;
      const author = 'label' in name ? undefined : name;
      const own = known ?? { kind, key: name.key, label, description, author, posts: [] };
      found.set(nameSlug(name.key), { ...own, posts: [...own.posts, page] });
    }
  }
  return [...found.values()].sort((a, b) => (a.label < b.label ? -1 : a.label > b.label ? 1 : 0));
}

interface List {
  readonly of: 'posts' | 'tag' | 'author';
  /** ID of the list within the section, or `undefined` for the list of all posts. */
  readonly id: string | undefined;
  readonly slug: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly posts: readonly PostPage[];
  readonly author: PostAuthor | undefined;
}

function listOf({ kind, key, label, description, posts, author }: NamedPosts, strings: PostStrings): List {
  const isTag = kind === 'tags';
  const title = isTag
    ? strings.tagged.replace('{tag}', () => label)
    : strings.byAuthor.replace('{author}', () => label);
  const place = { id: nameId(kind, key), slug: `/${kind}/${nameSlug(key)}` };
  return { of: isTag ? 'tag' : 'author', ...place, title, description, posts, author };
}

function pagesOfList(request: LocalizedList, list: List): readonly CategoryPage[] {
  const { section, version, locale, options, strings } = request;
  const count = Math.max(1, Math.ceil(list.posts.length / options.perPage));
  const ids = Array.from({ length: count }, (_, index): PageId => {
    if (index > 0) return pageIdOf(section, version, `${list.id ?? ''}_page_/${index + 1}`);
    return list.id === undefined ? categoryIdOf(section, version, '') : pageIdOf(section, version, list.id);
  });
  const pages = ids.map((id) => pageKeyOf(locale, id));
  return ids.map((id, index) => {
    const here = list.posts.slice(index * options.perPage, (index + 1) * options.perPage);
    const slug = index === 0 ? list.slug : `${list.slug}/page/${index + 1}`.replace('//', '/');
    const numbered = strings.pageTitle
      .replace('{title}', () => list.title)
      .replace('{number}', () => String(index + 1));
    const posts: PostList = {
      of: list.of,
      posts: here.map(({ key }) => key),
      total: list.posts.length,
      author: list.author,
      ...request.links,
      pages,
      index,
    };
    return made(
      request,
      { id, slug, title: index === 0 ? list.title : numbered, description: list.description },
      posts,
    );
  });
}

function indexOf(
  request: LocalizedList,
  kind: 'tags' | 'authors',
  names: readonly NamedPosts[],
): readonly CategoryPage[] {
  if (names.length === 0) return [];
  const { section, version, locale, strings } = request;
  const entries = names.map(({ key, label, posts }) => {
    return { page: pageKeyOf(locale, pageIdOf(section, version, nameId(kind, key))), label, count: posts.length };
  });
  const place = { id: pageIdOf(section, version, `_${kind}_`), slug: `/${kind}` };
  return [made(request, { ...place, title: strings[kind], description: undefined }, { of: kind, entries })];
}

type ListPlace = { readonly id: PageId; readonly slug: string } & Pick<CategoryPage, 'title' | 'description'>;

/** A list is considered translated if at least one post of the section is translated. */
function made(request: LocalizedList, place: ListPlace, posts: PostList): CategoryPage {
  const isTranslated = request.posts.some(({ translation }) => translation !== 'missing');
  return {
    ...generatedPage(request, { ...place, file: undefined, image: undefined, keywords: [], isTranslated }),
    posts,
  };
}
