// Schema of the keys `locales` and `sections`, including sections of posts.
import * as z from 'zod';
import {
  choice,
  complain,
  identifier,
  localized,
  optionalNonEmptyString,
  optionalString,
  optionalText,
} from './basic-schema.ts';
import { simpleLink } from './navigation-schema.ts';

const localizedString = z.union([z.string(), z.record(z.string(), z.string())]);
localizedString.register(localized, { isLocalized: true });

export const postsSchema = z
  .strictObject({
    description: localizedString
      .optional()
      .describe('Description of the section in one sentence, shown below its title and in feeds.'),
    layout: choice(['news', 'changelog'], 'news').describe(
      'Layout of the list: `news`, or `changelog`, with the version or date in the margin. Default: `news`.',
    ),
    file: localizedString
      .optional()
      .describe(
        'With `layout: changelog`: path of a file that contains all versions, such as `CHANGELOG.md` or `../CHANGELOG.md`, ' +
          'relative to the site’s root directory, or one path per locale. Default: one file per version.',
      ),
    perPage: z.int().min(1).max(500).default(10).describe('Number of posts per page of the list. Default: 10.'),
    address: choice(['name', 'date'], 'name').describe(
      'URL of a post: `name` for `/news/name`, `date` for `/news/2025/03/14/name`. Default: `name`.',
    ),
    sidebar: choice(['recent', 'years', 'none'], 'recent').describe(
      'Content of the sidebar: the newest posts, all posts by year, or nothing. Default: `recent`.',
    ),
    recent: z
      .int()
      .min(1)
      .max(100)
      .default(8)
      .describe('Number of posts in the sidebar with `sidebar: recent`. Default: 8.'),
    feed: choice(['full', 'excerpt', 'none'], 'full').describe(
      'Content of each post in feeds; `none` generates no feeds. Feeds require `url`. Default: `full`.',
    ),
    feedLimit: z.int().min(1).max(200).default(20).describe('Maximum number of posts in a feed. Default: 20.'),
  })
  .superRefine(({ layout, file }, context) => {
    const hint = 'Add layout: changelog, or remove this key';
    if (file !== undefined && layout !== 'changelog')
      complain(context, `'posts.file' requires layout: changelog`, { at: ['file'], hint });
  });

/** Section keys that apply only to posts sections. */
const postsKeys = {
  kind: choice(['pages', 'posts'], 'pages').describe(
    'Type of content: pages, or posts, which have a date and are listed newest first. Default: `pages`.',
  ),
  posts: postsSchema.optional().describe('With `kind: posts`: options of the list, the sidebar and the feeds.'),
};

const version = z.strictObject({
  name: z
    .string()
    .regex(
      /^(?!\.{1,2}$)[^/\\<>:"|?*\s]{1,32}$/,
      'must be 1 to 32 characters that are valid in folder names, without spaces',
    )
    .describe(
      'Name of the version in URLs and folder names, such as `current` or `2.0`. Do not change it later: browsers store it as the reader’s choice.',
    ),
  label: optionalText.describe('Name of the version on pages. Default: `name`.'),
  path: optionalString.describe(
    'URL segment between the base path of the section and the path of the page. Default: none for the first version, `name` for the others.',
  ),
  content: optionalString.describe(
    'Folder in `content/<locale>/`. Default: the folder of the section, with `-<name>` appended for all versions but the first.',
  ),
  banner: choice(['none', 'unreleased', 'unmaintained'], 'none').describe(
    'Notice at the top of every page of this version. Default: `none`.',
  ),
});

const section = z.strictObject({
  id: identifier.describe(
    'ID of the section in links and page IDs. Do not change it later: browsers store it with the reader’s choices.',
  ),
  label: optionalText.describe('Name of the section on pages. Default: the ID.'),
  basePath: z
    .string()
    .startsWith('/', 'must start with a slash')
    .optional()
    .describe('URL prefix of its pages. Default: `/<id>`.'),
  content: optionalString.describe('Folder in `content/<locale>/`. Default: the ID.'),
  versions: z
    .array(version)
    .min(1)
    .optional()
    .describe('Versions of the section, the latest first. Default: one, named `current`.'),
  ...postsKeys,
  links: z.array(simpleLink).default([]).describe('Links at the end of the sidebar.'),
  sidebar: z
    .union([z.array(z.unknown()), z.record(z.string(), z.unknown())])
    .optional()
    .describe(
      'Sidebar of the first version: a list of items, or several lists by name, in the format of `sidebar.yaml`. Replaces a `sidebar.yaml` in the section’s folder. Default: generated from the folders.',
    ),
});

const locale = z.strictObject({
  code: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'must be a language tag such as es, en or pt-BR')
    .describe(
      'Language tag, such as `es` or `pt-BR`. It is also the name of the folder in `content/` and, except for the first locale, the first segment of the URL.',
    ),
  label: optionalNonEmptyString.describe(
    'Name of the language in that language: `Español`. Default: derived from the code.',
  ),
  direction: z.enum(['ltr', 'rtl']).optional().describe('Writing direction. Default: derived from the code.'),
  htmlLang: z.string().min(2).optional().describe('The `lang` attribute of its pages. Default: the code.'),
  content: optionalString.describe(
    'Folder of its pages, relative to the site’s root directory, such as `docs/en`. With `.`, the root directory itself, only the folders of `sections` are read, and the README is the landing page. Default: `content/<code>`.',
  ),
});

export const locales = z
  .array(locale)
  .min(1)
  .optional()
  .describe(
    'Languages of the site. The first is the default language, whose URLs do not contain a language code. Default: English only.',
  );

export const sections = z
  .array(section)
  .min(1)
  .optional()
  .describe(
    'Sections of the site, each with its own sidebar. Default: one section, `docs`, at the root, with the pages in `content/<locale>/`.',
  );

export type ParsedSection = z.output<typeof section>;
export type ParsedLocale = z.output<typeof locale>;
