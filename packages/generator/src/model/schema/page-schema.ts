// Schema of the keys for elements of pages and for the search.
import * as z from 'zod';
import { findPlaceholders } from '../../text/fill-url.ts';
import { didYouMean } from '../../text/wording.ts';
import { complain, isNoCode, optionalBoolean, picture, trueByDefault } from './basic-schema.ts';

const isAddress = [
  (pattern: string): boolean => /^(https?:\/\/|mailto:)/.test(pattern),
  'must be an absolute URL, such as https://example.com or mailto:docs@example.com',
] as const;

/** Checks the placeholders in a URL that is filled in on each page. */
const knowsPlaceholders = (key: string, names: readonly string[]) => (url: string, context: z.core.$RefinementCtx) => {
  for (const name of findPlaceholders(url).filter((each) => !names.includes(each))) {
    const known = `Available placeholders: ${names.map((each) => `{${each}}`).join(', ')}`;
    const hint = didYouMean(name, names, (meant) => `{${meant}}`) ?? known;
    complain(context, `Unknown placeholder {${name}} in '${key}'`, { hint });
  }
};

const linkPattern = (key: string) =>
  z
    .string()
    .refine(isAddress[0], { error: isAddress[1], abort: true })
    .superRefine(knowsPlaceholders(key, ['path', 'title', 'url']))
    .optional();

export const home = z
  .strictObject({
    image: picture
      .optional()
      .describe(
        'Image next to the title on wide screens: a path in `static/`, or a mapping as for `logo`. Default: no image.',
      ),
  })
  .prefault({})
  .describe('Landing page. Its content is set in the front matter of its own page.');

export const colorMode = z
  .strictObject({
    default: z.enum(['light', 'dark']).optional().describe('Initial mode. Default: the mode of the reader’s system.'),
    switch: trueByDefault.describe('Whether readers can switch the mode. Default: true.'),
    respectSystem: optionalBoolean.describe(
      'Whether to follow the mode of the reader’s system until the reader chooses one. Default: true, unless `default` is set.',
    ),
  })
  .transform(({ default: mode, switch: canSwitch, respectSystem = mode === undefined }) => ({
    initial: mode ?? ('light' as const),
    canSwitch,
    respectsSystem: respectSystem,
  }))
  .prefault({})
  .describe('Light and dark mode.');

export const tableOfContents = z
  .strictObject({
    min: z.int().min(2).max(6).default(2).describe('Lowest heading level. Default: 2.'),
    max: z.int().min(2).max(6).default(3).describe('Highest heading level. Default: 3.'),
  })
  .superRefine(({ min, max }, context) => {
    if (min > max) complain(context, `'tableOfContents.min' (${min}) must not be greater than 'max' (${max})`);
  })
  .prefault({})
  .describe('Heading levels in the table of contents. Default: 2 to 3.');

export const editLink = z
  .string()
  .includes('{path}', { error: 'must contain the placeholder {path}', abort: true })
  .refine(isNoCode[0], { error: isNoCode[1], abort: true })
  .superRefine(knowsPlaceholders('editLink', ['path']))
  .optional()
  .describe(
    'URL for editing the source of a page. `{path}` is replaced by the path of its file: `https://git.example.com/docs/edit/main/{path}`. Default: no link.',
  );

export const reportLink = linkPattern('reportLink').describe(
  'URL for reporting a problem with a page. `{path}`, `{title}` and `{url}` are replaced by the path of its source, its title and its URL: `https://git.example.com/docs/issues/new?title={title}&body={url}`, or `mailto:docs@example.com?subject={title}`. Default: no link.',
);

export const feedback = z
  .strictObject({
    link: linkPattern('feedback.link').describe(
      'URL where readers can leave feedback, with placeholders as in `reportLink`.',
    ),
    form: z
      .string()
      .refine((address) => /^(https?:\/\/|\/(?!\/))/.test(address) && URL.canParse(address, 'https://example.com'), {
        error: 'must be an absolute URL, or a path that starts with a slash',
      })
      .optional()
      .describe(
        'URL or path that answers to “Was this page helpful?” are sent to. The request has two fields: `page`, the URL of the page, and `answer`, `yes` or `no`. Another host has to allow requests from this site (CORS).',
      ),
    method: z.enum(['post', 'get']).optional().describe('HTTP method of the request. Default: `post`.'),
  })
  .superRefine(({ link: page, form, method }, context) => {
    if (page === undefined && form === undefined) complain(context, `'feedback' requires 'link', 'form' or both`);
    if (method !== undefined && form === undefined)
      complain(context, `'feedback.method' has no effect without 'form'`, { at: ['method'] });
  })
  .transform(({ method = 'post' as const, ...others }) => ({ ...others, method }))
  .optional()
  .describe('Feedback below each page: a link, a question, or both. Default: neither.');

export const lastUpdated = z
  .strictObject({
    date: trueByDefault.describe(
      'Whether the date is included below each page, in link previews and in the sitemap. Default: true.',
    ),
    author: z
      .boolean()
      .default(false)
      .describe('Whether the author of the last commit is shown below each page. Default: false.'),
  })
  .optional()
  .describe(
    'Date and author of the last change of each page, read from git or from `last_update` in the front matter of the page. An empty mapping, `{}`, turns it on. Default: off.',
  );

export const socialImage = z
  .string()
  .refine(...isNoCode)
  .optional()
  .describe('Image for link previews: a path in `static/`, starting with a slash, or a URL.');

export const breadcrumbs = trueByDefault.describe('Whether pages show breadcrumbs. Default: true.');

export const search = z
  .union([
    z.boolean(),
    z.strictObject({
      synonyms: z
        .record(z.string(), z.array(z.array(z.string().min(1)).min(2)))
        .default({})
        .describe(
          'Groups of synonymous words or phrases, by language: `{ en: [[cancel, void, delete]] }`. A search for one of them also finds the others.',
        ),
    }),
  ])
  .transform((search) => ({
    isEnabled: search !== false,
    synonyms: typeof search === 'object' ? search.synonyms : {},
  }))
  .prefault(true)
  .describe('Search: `false` turns it off, a mapping sets its options. Default: true.');
