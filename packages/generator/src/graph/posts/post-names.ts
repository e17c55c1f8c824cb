// Resolves the names and pages of post authors and tags in one language. Reports unknown names.

import type { Locale } from '../../model/config.ts';
import { type Diagnostic, error } from '../../model/diagnostic.ts';
import type { PageKey } from '../../model/paths.ts';
import type { PagePost, ParsedPost, PostAuthor, PostStrings, PostTag } from '../../model/posts.ts';
import type { ParsedSource } from '../../model/source.ts';
import { pageIdOf, pageKeyOf } from '../../routes/routes.ts';
import { textIn } from '../../text/localized.ts';
import { nameSlug } from '../../text/name-slug.ts';
import { didYouMean } from '../../text/wording.ts';
import type { DocumentGroup } from '../collect-documents.ts';
import type { PostsRequest } from './posts-section.ts';

export type NamesRequest = Pick<PostsRequest, 'config' | 'section' | 'version' | 'names'> & { readonly locale: Locale };

/** Returns the UI strings in the language of the pages. They are loaded for every site that has posts or tags. */
export function stringsOf({
  strings,
  locale,
}: Pick<PostsRequest, 'strings'> & { readonly locale: Locale }): PostStrings {
  const found = strings.get(locale.code);
  if (!found) throw new Error('The strings of post lists were not loaded');
  return found;
}

/** Returns the ID of an author's or tag's list of posts. The ID must not be equal to the name of a file. */
export function nameId(kind: 'tags' | 'authors', key: string): string {
  return `_${kind}_/${nameSlug(key)}`;
}

export function tagsIn(tags: readonly string[], request: NamesRequest): readonly PostTag[] {
  const { names, config, locale } = request;
  return tags.map((key) => {
    const label = names.tags?.get(key)?.label;
    return {
      key,
      label: label === undefined ? key : textIn(label, locale.code, config.locales[0].code),
      page: pageOf('tags', key, request),
    };
  });
}

function pageOf(kind: 'tags' | 'authors', key: string, { section, version, locale }: NamesRequest): PageKey {
  return pageKeyOf(locale, pageIdOf(section, version, nameId(kind, key)));
}

export function namesIn(post: ParsedPost, request: NamesRequest): Pick<PagePost, 'authors' | 'tags'> {
  const { names, config, locale } = request;
  const text = (written: Parameters<typeof textIn>[0]): string => textIn(written, locale.code, config.locales[0].code);
  const authors = post.authors.map((key): PostAuthor => {
    const entry = names.authors?.get(key);
    const title = entry?.title;
    return {
      key,
      name: entry ? text(entry.name) : key,
      title: title === undefined ? undefined : text(title),
      url: entry?.url,
      picture: entry?.picture,
      page: pageOf('authors', key, request),
    };
  });
  return { authors, tags: tagsIn(post.tags, request) };
}

/** Reports names that are not in `authors.yaml` or `tags.yaml`. If the file does not exist, any name is accepted. */
export function checkNames(
  groups: readonly DocumentGroup[],
  { names, report }: Pick<PostsRequest, 'names' | 'report'>,
): void {
  const sources = groups.flatMap((group) => [...group.sources.values()]);
  for (const source of sources) {
    for (const [kind, known] of [
      ['authors', names.authors],
      ['tags', names.tags],
    ] as const) {
      const written = source.post?.[kind] ?? (kind === 'tags' ? source.tags : undefined) ?? [];
      for (const [index, name] of written.entries())
        if (known && !known.has(name)) report(unknownName(source, { kind, name, index, known: [...known.keys()] }));
    }
  }
}

interface UnknownName {
  readonly kind: 'authors' | 'tags';
  readonly name: string;
  readonly index: number;
  readonly known: readonly string[];
}

function unknownName(
  { file, keyPositions, post }: ParsedSource,
  { kind, name, index, known }: UnknownName,
): Diagnostic {
  const hint = didYouMean(name, known) ?? `Add it to ${kind}.yaml, or use one of: ${known.join(', ')}`;
  return error({
    code: post ? 'posts' : 'front-matter',
    message: `${kind}.yaml has no ${kind === 'authors' ? 'author' : 'tag'} '${name}'`,
    file: file.path,
    position: keyPositions.get(`${kind}.${index}`) ?? keyPositions.get(kind),
    hint,
  });
}
