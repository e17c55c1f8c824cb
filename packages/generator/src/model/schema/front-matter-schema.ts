// Schema of the front matter. Unknown keys are allowed, because other tools may read the same files.
import * as z from 'zod';
import { runsCode } from '../../text/hrefs.ts';
import { optionalBoolean } from './basic-schema.ts';

/** A string. Numbers and dates are converted to strings. */
const text = z.union([z.string(), z.number()]).transform(String);
const optionalText = text.optional();
const idOrNone = z.union([text, z.null()]);
const level = z.int().min(2).max(6);

function isDate(written: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(written) && !Number.isNaN(Date.parse(`${written}T00:00:00Z`));
}

const date = z.string().refine(isDate, 'must be a date such as 2025-03-14');

const homeSchema = z
  .strictObject({
    subtitle: optionalText.describe('Sentence below the title.'),
    actions: z
      .array(
        z.strictObject({
          label: text.describe('Label of the button.'),
          to: text.describe('A page of the site, or a URL.'),
        }),
      )
      .optional()
      .describe('Buttons below the title. The first one is highlighted.'),
    stepsTitle: optionalText.describe('Heading above the steps.'),
    steps: z
      .array(
        z.strictObject({
          title: text.describe('Title of the step.'),
          text: text.describe('Instructions, in one or two sentences.'),
          to: text.describe('A page with more information, or a URL.'),
          linkLabel: text.describe('Label of the link.'),
          language: optionalText.describe('Language of the code, for syntax highlighting.'),
          code: optionalText.describe('Code of the step.'),
        }),
      )
      .optional()
      .describe('First steps for new readers, in this order.'),
    topicsTitle: optionalText.describe('Heading above the topics.'),
    topics: z
      .array(
        z.strictObject({
          title: text.describe('Name of the topic.'),
          text: text.describe('Description, in one sentence.'),
          to: text.describe('A page of the site, or a URL.'),
        }),
      )
      .optional()
      .describe('Topics of the site, each with a link.'),
    newsTitle: optionalText.describe('Heading above the news.'),
    news: z
      .union([
        z.array(
          z.strictObject({
            date: date.describe('Date: `2025-03-14`.'),
            title: text.describe('Title of the news item.'),
            text: text.describe('Summary, in one or two sentences.'),
            to: optionalText.describe('A page with more information, or a URL.'),
          }),
        ),
        z.strictObject({
          section: z.string().describe('ID of a posts section.'),
          count: z.int().min(1).max(20).optional().describe('Number of posts to show. Default: 3.'),
        }),
      ])
      .optional()
      .describe('News, the latest first: a list, or the newest posts of a section.'),
  })
  .describe('Content of the landing page.');

export const frontMatterSchema = z.looseObject({
  id: optionalText.describe(
    'Last part of the page ID, without slashes. `pagination_next`, category files and the configuration refer to pages by their ID. Default: the file name.',
  ),
  title: optionalText.describe(
    'Title of the page, its label in the sidebar, and its h1 if the content has none. Default: the first `#` heading, or the file name.',
  ),
  description: optionalText.describe(
    'Description for search engines, link previews and cards. Default: the first paragraph.',
  ),
  slug: optionalText.describe(
    'URL of the page, relative to the section if it starts with `/`, otherwise relative to its folder. Default: the file name.',
  ),
  sidebar_label: optionalText.describe('Label in the sidebar. Default: the title.'),
  sidebar_position: z.number().optional().describe('Position in the sidebar. Smaller numbers come first.'),
  sidebar_class_name: optionalText.describe('CSS class of its sidebar item.'),
  displayed_sidebar: idOrNone
    .optional()
    .describe('Sidebar to show on the page, or the section whose sidebar to show. `null` hides it.'),
  pagination_label: optionalText.describe('Label in the “previous” and “next” links of other pages.'),
  pagination_prev: idOrNone.optional().describe('ID of the page for the “previous” link. `null` hides it.'),
  pagination_next: idOrNone.optional().describe('ID of the page for the “next” link. `null` hides it.'),
  custom_edit_url: idOrNone
    .refine((href) => href === null || !runsCode(href, 'link'), 'must not be a URL that runs code')
    .optional()
    .describe('URL for editing the page, instead of the configured one. `null` hides the link.'),
  hide_title: optionalBoolean.describe('Whether to hide the title. Default: false.'),
  hide_table_of_contents: optionalBoolean.describe('Whether to hide the table of contents. Default: false.'),
  toc_min_heading_level: level.optional().describe('Lowest heading level in the table of contents.'),
  toc_max_heading_level: level.optional().describe('Highest heading level in the table of contents.'),
  keywords: z
    .union([z.array(text), text.transform((words) => words.split(',').map((word) => word.trim()))])
    .optional()
    .describe('Keywords for search engines: a list, or a comma-separated string.'),
  image: optionalText.describe('Image for link previews: a file next to the page or in `static/`, or a URL.'),
  draft: optionalBoolean.describe('Whether the page is excluded from builds. Default: false.'),
  unlisted: optionalBoolean.describe(
    'Whether the page is built, but hidden from sidebars, search and search engines. Default: false.',
  ),
  parse_number_prefixes: optionalBoolean.describe(
    'Whether a number at the start of the file name sets the position and is removed from the name. Default: true.',
  ),
  format: z
    .enum(['md', 'mdx', 'detect'])
    .optional()
    .describe('Format of the page. `detect`, the default, uses the file extension and `markdown.mdx`.'),
  source_hash: optionalText.describe(
    'In a translation: hash of the translated original, written by `docsgen i18n mark`.',
  ),
  last_update: z
    .strictObject({
      date: date.optional().describe('Date of the last change: `2025-03-14`.'),
      author: optionalText.describe('Author of the last change.'),
    })
    .optional()
    .describe('Last update of the page, instead of the one from git.'),
  home: homeSchema.optional().describe('Content of the landing page.'),
});

type RawFrontMatter = z.infer<typeof frontMatterSchema>;

const none: readonly string[] = [];

/** Returns the fields with defaults. Unknown fields are in `other`. */
export function frontMatterOf(raw: RawFrontMatter) {
  return {
    id: raw.id,
    title: raw.title,
    description: raw.description,
    slug: raw.slug,
    sidebarLabel: raw.sidebar_label,
    sidebarPosition: raw.sidebar_position,
    sidebarClassName: raw.sidebar_class_name,
    displayedSidebar: raw.displayed_sidebar,
    paginationLabel: raw.pagination_label,
    paginationPrevious: raw.pagination_prev,
    paginationNext: raw.pagination_next,
    customEditUrl: raw.custom_edit_url,
    hideTitle: raw.hide_title ?? false,
    format: raw.format === 'detect' ? undefined : raw.format,
    hideContents: raw.hide_table_of_contents ?? false,
    contentsMin: raw.toc_min_heading_level,
    contentsMax: raw.toc_max_heading_level,
    keywords: raw.keywords ?? none,
    image: raw.image,
    draft: raw.draft ?? false,
    unlisted: raw.unlisted ?? false,
    parseNumberPrefixes: raw.parse_number_prefixes ?? true,
    sourceHash: raw.source_hash,
    lastUpdate: { date: raw.last_update?.date, author: raw.last_update?.author },
    home: raw.home && homeOf(raw.home),
    other: Object.fromEntries(Object.entries(raw).filter(([key]) => !(key in frontMatterSchema.shape))),
  };
}

function homeOf(raw: NonNullable<RawFrontMatter['home']>) {
  return {
    subtitle: raw.subtitle,
    actions: raw.actions ?? [],
    stepsTitle: raw.stepsTitle,
    steps: (raw.steps ?? []).map((step) => ({ ...step, language: step.language, code: step.code })),
    topicsTitle: raw.topicsTitle,
    topics: raw.topics ?? [],
    newsTitle: raw.newsTitle,
    news: Array.isArray(raw.news) ? raw.news.map((entry) => ({ ...entry, to: entry.to })) : [],
    ...(raw.news && 'section' in raw.news && { newsOf: { section: raw.news.section, count: raw.news.count ?? 3 } }),
  };
}
