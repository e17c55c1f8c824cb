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
    return [
      ...nameFile(work, { ...place, name: 'authors', names: authorsOf(work, blog) }),
      ...nameFile(work, { ...place, name: 'tags', names: tags }),
    ];
  });
  const ofDocs = work.site.docs.flatMap(({ versions }) => {
    const [latest] = versions;
    const folder = latest && contentFolder(work.placement, latest.folder, latest.documents[0]);
    if (latest === undefined || folder === undefined) return [];
    const documents = versions.flatMap((version) => version.documents);
    const tags = tagsOf(Object.assign({}, ...versions.map((version) => version.tags).reverse()), documents);
    return nameFile(work, { folder, from: latest.folder, name: 'tags', names: tags });
  });
  return [...ofBlogs, ...ofDocs];
}

interface NameFile {
  /** Folder of the section, relative to the folder of the locale. */
  readonly folder: string;
  readonly from: string;
  readonly name: 'authors' | 'tags';
  readonly names: Names;
}

function nameFile({ site }: Work, { folder, from, name, names }: NameFile): readonly MigratedFile[] {
  if (Object.keys(names).length === 0) return [];
  const path = ['content', site.locales[0]?.code, folder, `${name}.yaml`].filter(Boolean).join('/');
  return [{ path, text: yamlOf(names), from: `${from}/${name}.yml` }];
}

function authorsOf(work: Work, blog: BlogInstance): Names {
  const written = blog.posts.flatMap(({ frontMatter }) => [frontMatter.authors ?? singleAuthor(frontMatter)].flat());
  const inPosts = written.filter(isMap);
  const described = inPosts.map((author) => [String(author.label ?? author.key ?? author.name ?? ''), author] as const);
  const all = new Map<string, unknown>([...described.filter(([key]) => key !== ''), ...Object.entries(blog.authors)]);
  if (all.size === 0) return {};
  const pictures = staticPaths(work.placement);
  const lost = new Set<string>();
  const authors = [...all].map(([key, author]) => [key, authorOf(work, { key, author, pictures, lost })] as const);
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

interface Author {
  readonly key: string;
  readonly author: unknown;
  readonly pictures: ReadonlySet<string>;
  readonly lost: Set<string>;
}

function authorOf(work: Work, { key, author, pictures, lost }: Author): Plain {
  const { name, title, url, image_url, imageURL, socials, page, email, ...others } = Object(author) as {
    readonly [name: string]: unknown;
  };
  const picture = String(image_url ?? imageURL ?? '');
  const path = picture === '' || /^https?:/.test(picture) ? '' : sitePath(work.site, picture);
  if (picture !== '' && !pictures.has(path)) lost.add('remote images');
  const home = text(url);
  if (socials !== undefined) lost.add('socials');
  if (email !== undefined) lost.add('email');
  if (isMap(page) && (page.permalink !== undefined || others.description !== undefined)) lost.add('page');
  for (const other of Object.keys(others)) if (!['key', 'label', 'permalink'].includes(other)) lost.add(other);
  return {
    name: text(name) ?? key,
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
