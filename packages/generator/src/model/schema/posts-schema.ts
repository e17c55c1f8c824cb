// Schema of the options of posts sections.
import * as z from 'zod';
import { complain, localized } from './basic-schema.ts';

const localizedString = z.union([z.string(), z.record(z.string(), z.string())]);
localizedString.register(localized, { isLocalized: true });

export const postsSchema = z
  .strictObject({
    description: localizedString
      .optional()
      .describe('Description of the section in one sentence, shown below its title and in feeds.'),
    layout: z
      .enum(['news', 'changelog'])
      .default('news')
      .describe('Layout of the list: `news`, or `changelog`, with the version or date in the margin. Default: `news`.'),
    file: localizedString
      .optional()
      .describe(
        'With `layout: changelog`: path of a file that contains all versions, such as `CHANGELOG.md` or `../CHANGELOG.md`, ' +
          'relative to the site’s root directory, or one path per locale. Default: one file per version.',
      ),
    perPage: z.int().min(1).max(500).default(10).describe('Number of posts per page of the list. Default: 10.'),
    address: z
      .enum(['name', 'date'])
      .default('name')
      .describe('URL of a post: `name` for `/news/name`, `date` for `/news/2025/03/14/name`. Default: `name`.'),
    sidebar: z
      .enum(['recent', 'years', 'none'])
      .default('recent')
      .describe('Content of the sidebar: the newest posts, all posts by year, or nothing. Default: `recent`.'),
    recent: z
      .int()
      .min(1)
      .max(100)
      .default(8)
      .describe('Number of posts in the sidebar with `sidebar: recent`. Default: 8.'),
    feed: z
      .enum(['full', 'excerpt', 'none'])
      .default('full')
      .describe('Content of each post in feeds; `none` generates no feeds. Feeds require `url`. Default: `full`.'),
    feedLimit: z.int().min(1).max(200).default(20).describe('Maximum number of posts in a feed. Default: 20.'),
  })
  .superRefine(({ layout, file }, context) => {
    const hint = 'Add layout: changelog, or remove this key';
    if (file !== undefined && layout !== 'changelog')
      complain(context, `'posts.file' requires layout: changelog`, { at: ['file'], hint });
  });

/** Section keys that apply only to posts sections. */
export const postsKeys = {
  kind: z
    .enum(['pages', 'posts'])
    .default('pages')
    .describe('Type of content: pages, or posts, which have a date and are listed newest first. Default: `pages`.'),
  posts: postsSchema.optional().describe('With `kind: posts`: options of the list, the sidebar and the feeds.'),
};
