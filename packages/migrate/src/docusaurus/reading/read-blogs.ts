// Instances of the blog plugin: options with all defaults, posts, authors and tags.
import { posix } from 'node:path';
import { type LooseMap, textIn } from '../../untyped-values.ts';
import { bareUrl, joinUrl, pathInSite } from '../ledger/addresses.ts';
import type { BlogInstance, PostFile } from '../site.ts';
import { type PlacedUse, usesOf } from './plugin-uses.ts';
import { postName, timeOf } from './post-address.ts';
import { readMap } from './read-tables.ts';
import {
  contentFiles,
  contentUse,
  defaultExclude,
  readSource,
  type SiteReading,
  translationFolder,
} from './site-reading.ts';

const defaults: LooseMap = {
  path: 'blog',
  routeBasePath: 'blog',
  tagsBasePath: 'tags',
  archiveBasePath: 'archive',
  authorsBasePath: 'authors',
  pageBasePath: 'page',
  include: ['**/*.{md,mdx}'],
  exclude: defaultExclude,
  postsPerPage: 10,
  blogTitle: 'Blog',
  blogDescription: 'Blog',
  blogSidebarCount: 5,
  sortPosts: 'descending',
  authorsMapPath: 'authors.yml',
  showReadingTime: true,
  showLastUpdateTime: false,
  showLastUpdateAuthor: false,
  feedOptions: { type: ['rss', 'atom'] },
};

/** Ignores blogs without posts: the classic preset includes a blog even if it is not configured. */
export async function readBlogs(reading: SiteReading, uses: readonly PlacedUse[]): Promise<readonly BlogInstance[]> {
  const { files, locales } = reading;
  const blogs: BlogInstance[] = [];
  for (const use of usesOf(uses, 'plugin-content-blog', 'content-blog')) {
    const { id, options, routeBasePath } = contentUse(use, defaults);
    const folder = pathInSite(files.root, textIn(options.path) ?? 'blog');
    const paths = await contentFiles(reading, folder, options);
    if (paths.length === 0) continue;
    const inLocale = locales.map((locale) => translationFolder(locale, 'content-blog', id));
    const [original = folder, ...others] = inLocale;
    const posts = await readPosts(reading, { paths, folders: [original, folder], base: routeBasePath });
    const translations = new Map<string, { readonly folder: string; readonly posts: readonly PostFile[] }>();
    for (const [index, translated] of others.entries()) {
      const own = await readPosts(reading, { paths, folders: [translated], base: routeBasePath });
      const code = locales[index + 1]?.code ?? '';
      if (own.length > 0) translations.set(code, { folder: translated, posts: own });
    }
    const authors = await readMap(reading, posix.join(folder, textIn(options.authorsMapPath) ?? 'authors.yml'));
    const tags = await readMap(reading, posix.join(folder, textIn(options.tags) ?? 'tags.yml'));
    blogs.push({
      id,
      options,
      routeBasePath,
      base: routeBasePath && `/${routeBasePath}`,
      folder,
      posts,
      translations,
      authors,
      tags,
    });
  }
  return blogs;
}

interface PostFolder {
  readonly paths: readonly string[];
  /** The first folder that contains the file is used. */
  readonly folders: readonly string[];
  readonly base: string;
}

/** Newest first. */
async function readPosts(reading: SiteReading, { paths, folders, base }: PostFolder): Promise<readonly PostFile[]> {
  const posts: PostFile[] = [];
  for (const relative of paths) {
    const found = await readSource(reading, folders, relative);
    if (!found) continue;
    const { source, frontMatter } = found;
    const { date, slug } = postName(relative, frontMatter);
    const url = bareUrl(joinUrl(base, slug));
    posts.push({ source, relative, date, url, frontMatter, isDraft: frontMatter.draft === true });
  }
  return posts.sort((a, b) => timeOf(b.date) - timeOf(a.date) || 0);
}
