// Generates the tag pages of a section in one locale: a page per tag that lists the tagged pages, and a page with all
// tags. The sidebar does not contain tag pages.
import type { Locale } from '../model/config.ts';
import type { PageKey } from '../model/paths.ts';
import type { PostTag } from '../model/posts.ts';
import type { CategoryPage, DocPage } from '../model/site.ts';
import { pageIdOf, pageKeyOf } from '../routes/routes.ts';
import { textIn } from '../text/localized.ts';
import { nameSlug } from '../text/name-slug.ts';
import { generatedPage } from './generated-page.ts';
import { type NamesRequest, nameId, stringsOf } from './posts/post-names.ts';
import type { PostsRequest } from './posts/posts-section.ts';

interface TagsRequest extends NamesRequest, Pick<PostsRequest, 'strings'> {
  readonly pages: readonly DocPage[];
}

interface TaggedPages {
  readonly tag: PostTag;
  readonly description: string | undefined;
  readonly pages: readonly DocPage[];
}

export function tagPages(request: TagsRequest): readonly CategoryPage[] {
  const { section, version, locale } = request;
  const tags = tagsOf(request);
  if (tags.length === 0) return [];
  const strings = stringsOf(request);
  const index = made(request, {
    id: '_tags_',
    slug: '/tags',
    title: strings.tags,
    description: undefined,
    listed: tags.map(({ tag, description, pages }) => ({
      page: tag.page,
      label: tag.label,
      description,
      count: pages.length,
    })),
  });
  const tagsPage = pageKeyOf(locale, pageIdOf(section, version, '_tags_'));
  const lists = tags.map(({ tag, description, pages }) => ({
    ...made(request, {
      id: nameId('tags', tag.key),
      slug: `/tags/${nameSlug(tag.key)}`,
      title: strings.taggedPages.replace('{tag}', () => tag.label),
      description,
      listed: pages.map(({ key, title, description: text }) => ({ page: key, label: title, description: text })),
    }),
    above: tagsPage,
  }));
  return [index, ...lists];
}

/** Returns the tags sorted by label. Tags that differ only in case are treated as the same tag. */
function tagsOf({ pages, names, locale, config }: TagsRequest): readonly TaggedPages[] {
  const found = new Map<PageKey, TaggedPages>();
  for (const page of pages) {
    for (const tag of page.tags ?? []) {
      const known = found.get(tag.page);
      const text = names.tags?.get(tag.key)?.description;
      const description = text === undefined ? undefined : textIn(text, locale.code, config.locales[0].code);
      found.set(tag.page, { tag, description, ...known, pages: [...(known?.pages ?? []), page] });
    }
  }
  return [...found.values()].sort((a, b) => (a.tag.label < b.tag.label ? -1 : a.tag.label > b.tag.label ? 1 : 0));
}

interface TagList extends Pick<CategoryPage, 'title' | 'description'> {
  readonly id: string;
  readonly slug: string;
  readonly listed: NonNullable<CategoryPage['listed']>;
}

/** A tag page is considered translated if at least one tagged page of the section is translated. */
function made(request: TagsRequest & { readonly locale: Locale }, { id, listed, ...list }: TagList): CategoryPage {
  const { section, version, pages } = request;
  const isTranslated = pages.some(({ tags, translation }) => tags && translation !== 'missing');
  const rest = { file: undefined, image: undefined, keywords: [], isTranslated };
  return { ...generatedPage(request, { id: pageIdOf(section, version, id), ...list, ...rest }), listed };
}
