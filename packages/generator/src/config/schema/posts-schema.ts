// Schema of the options of posts sections, and their defaults.
import * as z from 'zod';
import type { PostsOptions } from '../../model/posts.ts';
import type { KeyPath } from '../yaml/yaml-source.ts';

const localizedString = z.union([z.string(), z.record(z.string(), z.string())]);

const postsSchema = z.strictObject({
  description: localizedString
    .optional()
    .describe('Description of the section in one sentence, shown below its title and in feeds.'),
  layout: z
    .enum(['news', 'changelog'])
    .optional()
    .describe('Layout of the list: `news`, or `changelog`, with the version or date in the margin. Default: `news`.'),
  file: localizedString
    .optional()
    .describe(
      'With `layout: changelog`: path of a file that contains all versions, such as `CHANGELOG.md` or `../CHANGELOG.md`, ' +
        'relative to the site’s root directory, or one path per locale. Default: one file per version.',
    ),
  perPage: z.int().min(1).max(500).optional().describe('Number of posts per page of the list. Default: 10.'),
  address: z
    .enum(['name', 'date'])
    .optional()
    .describe('URL of a post: `name` for `/news/name`, `date` for `/news/2025/03/14/name`. Default: `name`.'),
  sidebar: z
    .enum(['recent', 'years', 'none'])
    .optional()
    .describe('Content of the sidebar: the newest posts, all posts by year, or nothing. Default: `recent`.'),
  recent: z
    .int()
    .min(1)
    .max(100)
    .optional()
    .describe('Number of posts in the sidebar with `sidebar: recent`. Default: 8.'),
  feed: z
    .enum(['full', 'excerpt', 'none'])
    .optional()
    .describe('Content of each post in feeds; `none` generates no feeds. Feeds require `url`. Default: `full`.'),
  feedLimit: z.int().min(1).max(200).optional().describe('Maximum number of posts in a feed. Default: 20.'),
});

/** Section keys that apply only to posts sections. */
export const postsKeys = {
  kind: z
    .enum(['pages', 'posts'])
    .optional()
    .describe('Type of content: pages, or posts, which have a date and are listed newest first. Default: `pages`.'),
  posts: postsSchema.optional().describe('With `kind: posts`: options of the list, the sidebar and the feeds.'),
};

interface RawPostsSection {
  readonly kind?: 'pages' | 'posts' | undefined;
  readonly posts?: z.infer<typeof postsSchema> | undefined;
  readonly versions?: unknown;
  readonly sidebar?: unknown;
}

type Report = (path: KeyPath, message: string, hint: string | undefined) => void;

/**
 * Returns the options of a posts section, or `undefined` for other sections. `at` is the path of the section in the
 * configuration.
 */
export function resolvePosts(raw: RawPostsSection, at: KeyPath, report: Report): PostsOptions | undefined {
  if (raw.kind !== 'posts') {
    if (raw.posts !== undefined)
      report([...at, 'posts'], `'posts' has no effect in a section of pages`, `Add kind: posts, or remove this key`);
    return undefined;
  }
  const { posts = {} } = raw;
  if (raw.versions !== undefined)
    report([...at, 'versions'], `A posts section cannot have versions`, 'Remove this key');
  if (raw.sidebar !== undefined)
    report(
      [...at, 'sidebar'],
      `The sidebar of a posts section is generated`,
      'Use posts.sidebar to choose its content',
    );
  const layout = posts.layout ?? 'news';
  if (posts.file !== undefined && layout !== 'changelog')
    report(
      [...at, 'posts', 'file'],
      `'posts.file' requires layout: changelog`,
      'Add layout: changelog, or remove this key',
    );
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
