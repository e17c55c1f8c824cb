// `authors.yaml` and `tags.yaml` of sections. A name that is missing in these files is an error, so authors and tags
// that are defined in front matter are added.

import type { MigratedFile } from '../../migration.ts';
import { isMap, type LooseMap } from '../../untyped-values.ts';
import { type Plain, yamlOf } from '../../yaml-text.ts';
import { singleAuthor } from '../reading/post-address.ts';
import type { BlogInstance } from '../site.ts';
import { sitePath, staticPaths } from './links/addresses.ts';
import { namesIn } from './posts/list-pages.ts';
import { blogIdOf, contentFolder } from './section-names.ts';
import type { Work } from './work.ts';

type Names = Readonly<Record<string, Plain>>;

export function nameFiles(work: Work): readonly MigratedFile[] {
  const ofBlogs = work.site.blogs.flatMap((blog) => {
    const folder = contentFolder(work.placement, blog.folder, blog.posts[0]) ?? blogIdOf(work.site, blog);
    const place = { folder, from: blog.folder };
    const tags = tagsOf(blog.tags, blog.posts);
    return nameFilesIn(work, place, { authors: authorsOf(work, blog), tags });
  });
  const ofDocs = work.site.docs.flatMap(({ versions }) => {
    const [latest] = versions;
    const folder = latest && contentFolder(work.placement, latest.folder, latest.documents[0]);
    if (latest === undefined || folder === undefined) return [];
    const documents = versions.flatMap((version) => version.documents);
    const tags = tagsOf(Object.assign({}, ...versions.map((version) => version.tags).reverse()), documents);
    return nameFilesIn(work, { folder, from: latest.folder }, { tags });
  });
  return [...ofBlogs, ...ofDocs];
}

interface NamePlace {
  /** Folder of the section, relative to the folder of the locale. */
  readonly folder: string;
  readonly from: string;
}

function nameFilesIn(
  { site }: Work,
  { folder, from }: NamePlace,
  lists: Readonly<Record<string, Names>>,
): readonly MigratedFile[] {
  const locale = ['content', site.locales[0]?.code, folder].filter(Boolean).join('/');
  return Object.entries(lists).flatMap(([name, names]) => {
    const file = { path: `${locale}/${name}.yaml`, text: yamlOf(names), from: `${from}/${name}.yml` };
    return Object.keys(names).length === 0 ? [] : [file];
  });
}

function authorsOf(work: Work, blog: BlogInstance): Names {
  const written = blog.posts.flatMap(({ frontMatter }) => [frontMatter.authors ?? singleAuthor(frontMatter)].flat());
  const inPosts = written.filter(isMap);
  const described = inPosts.map((author) => [String(author.label ?? author.key ?? author.name ?? ''), author] as const);
  const all = new Map<string, unknown>([...described.filter(([key]) => key !== ''), ...Object.entries(blog.authors)]);
  if (all.size === 0) return {};
  const lost = new Set<string>();
  const authors = [...all].map(([key, author]) => [key, { name: key, ...authorOf(work, author, lost) }] as const);
  const named = blog.posts.flatMap(({ frontMatter }) => [frontMatter.authors].flat());
  const unknown = [...new Set(named)].filter((name) => typeof name === 'string' && !all.has(name));
  if (lost.size > 0)
    work.tell(
      { file: `${blog.folder}/authors.yml` },
      `Fields of authors that are not migrated: ${[...lost].join(', ')}`,
      'Authors have a name, title, url, and an image in static/',
    );
  return Object.fromEntries([...authors, ...unknown.map((name) => [name, { name }] as const)]);
}

/** Adds the names of fields that are not migrated to `lost`. */
function authorOf(work: Work, author: unknown, lost: Set<string>): Names {
  const { name, title, url, image_url, imageURL, socials, page, email, ...others } = Object(author) as {
    readonly [name: string]: unknown;
  };
  const pictures = staticPaths(work.placement);
  const picture = String(image_url ?? imageURL ?? '');
  const path = picture === '' || /^https?:/.test(picture) ? '' : sitePath(work.site, picture);
  if (picture !== '' && !pictures.has(path)) lost.add('remote images');
  const home = text(url);
  if (socials !== undefined) lost.add('socials');
  if (email !== undefined) lost.add('email');
  if (isMap(page) && (page.permalink !== undefined || others.description !== undefined)) lost.add('page');
  for (const other of Object.keys(others)) if (!['key', 'label', 'permalink'].includes(other)) lost.add(other);
  return {
    ...(text(name) !== undefined && { name: text(name) }),
    title: text(title),
    url: home !== undefined && /^https?:/.test(home) ? home : undefined,
    picture: pictures.has(path) ? path : undefined,
  };
}

function tagsOf(tags: LooseMap, pages: readonly { readonly frontMatter: LooseMap }[]): Names {
  const known = Object.entries(tags);
  if (known.length === 0) return {};
  const used = new Set(pages.flatMap(({ frontMatter }) => namesIn(frontMatter.tags)));
  const others = [...used].filter((tag) => !known.some(([key]) => key === tag));
  return Object.fromEntries([
    ...known.map(([key, tag]): readonly [string, Plain] => {
      const { label, description } = Object(tag) as { readonly [name: string]: unknown };
      return [key, { label: text(label), description: text(description) }];
    }),
    ...others.map((tag): readonly [string, Plain] => [tag, {}]),
  ]);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
