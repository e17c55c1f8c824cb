// What a section of posts can be told, and what becomes of it with all defaults.
import * as z from 'zod';
import type { PostsOptions } from '../../model/posts.ts';
import type { KeyPath } from '../yaml/yaml-source.ts';

const words = z.union([z.string(), z.record(z.string(), z.string())]);

const postsSchema = z.strictObject({
  description: words.optional().describe('What the posts are about, in a sentence: below the title, and in the feeds.'),
  layout: z
    .enum(['news', 'changelog'])
    .optional()
    .describe('How the list looks: `news`, or `changelog`, with a version or a day at the side. Default: `news`.'),
  file: words
    .optional()
    .describe(
      'With `layout: changelog`: the one file of all versions, such as `CHANGELOG.md` or `../CHANGELOG.md`, ' +
        'from the site’s folder, or one for each language. Default: one file for each version.',
    ),
  perPage: z.int().min(1).max(500).optional().describe('How many posts a page lists. Default: 10.'),
  address: z
    .enum(['name', 'date'])
    .optional()
    .describe('Address of a post: `/news/name`, or with its day `/news/2025/03/14/name`. Default: `name`.'),
  sidebar: z
    .enum(['recent', 'years', 'none'])
    .optional()
    .describe('What is in the sidebar: the newest posts, all of them by year, or nothing. Default: `recent`.'),
  recent: z.int().min(1).max(100).optional().describe('How many posts `sidebar: recent` lists. Default: 8.'),
  feed: z
    .enum(['full', 'excerpt', 'none'])
    .optional()
    .describe('What feeds have of each post; `none`: there are no feeds. They need `url`. Default: `full`.'),
  feedLimit: z.int().min(1).max(200).optional().describe('How many posts a feed has. Default: 20.'),
});

/** The keys of a section that this adds. */
export const postsKeys = {
  kind: z
    .enum(['pages', 'posts'])
    .optional()
    .describe('What is in the section: pages, or posts, which have dates and are listed by them. Default: `pages`.'),
  posts: postsSchema.optional().describe('With `kind: posts`: how they are listed.'),
};

interface RawPostsSection {
  readonly kind?: 'pages' | 'posts' | undefined;
  readonly posts?: z.infer<typeof postsSchema> | undefined;
  readonly versions?: unknown;
  readonly sidebar?: unknown;
}

type Report = (path: KeyPath, message: string, hint: string | undefined) => void;

/** `undefined`: the section has pages. `at`: place of the section in the configuration. */
export function resolvePosts(raw: RawPostsSection, at: KeyPath, report: Report): PostsOptions | undefined {
  if (raw.kind !== 'posts') {
    if (raw.posts !== undefined)
      report([...at, 'posts'], `'posts' has no effect in a section of pages`, `Write kind: posts, or remove it`);
    return undefined;
  }
  const { posts = {} } = raw;
  if (raw.versions !== undefined)
    report([...at, 'versions'], `A section of posts cannot have versions`, 'Remove versions: a post stays as it is');
  if (raw.sidebar !== undefined)
    report([...at, 'sidebar'], `A section of posts makes its sidebar itself`, 'Choose one with posts.sidebar');
  const layout = posts.layout ?? 'news';
  if (posts.file !== undefined && layout !== 'changelog')
    report([...at, 'posts', 'file'], `'posts.file' is for changelogs`, 'Write layout: changelog, or remove it');
  const feed = posts.feed ?? 'full';
  return {
    description: posts.description,
    layout,
    file: layout === 'changelog' ? posts.file : undefined,
    perPage: posts.perPage ?? 10,
    hasDatedAddresses: posts.address === 'date',
    sidebar: posts.sidebar ?? 'recent',
    recent: posts.recent ?? 8,
    feed: feed === 'none' ? undefined : { content: feed, limit: posts.feedLimit ?? 20 },
  };
}
