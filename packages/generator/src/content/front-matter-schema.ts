// The fields of a page's front matter. Unknown keys are kept, because other tools may read the same files.
import * as z from 'zod';
import { runsCode } from '../text/hrefs.ts';
import { postFields } from './posts/post-fields.ts';

/** A text. Numbers and dates count as the text that is written there. */
const text = z.union([z.string(), z.number()]).transform(String);
const idOrNone = z.union([text, z.null()]);
const level = z.int().min(2).max(6);

function isDate(written: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(written) && !Number.isNaN(Date.parse(`${written}T00:00:00Z`));
}

const date = z.string().refine(isDate, 'must be a date such as 2025-03-14');

const homeSchema = z
  .strictObject({
    subtitle: text.optional().describe('The sentence below the title.'),
    actions: z
      .array(
        z.strictObject({
          label: text.describe('The text of the button.'),
          to: text.describe('A page of the site or an address.'),
        }),
      )
      .optional()
      .describe('Buttons below the title; the first one stands out.'),
    stepsTitle: text.optional().describe('The heading above the steps.'),
    steps: z
      .array(
        z.strictObject({
          title: text.describe('What to do.'),
          text: text.describe('How to do it, in a sentence or two.'),
          to: text.describe('The page that tells more, or an address.'),
          linkLabel: text.describe('The text of the link to it.'),
          language: text.optional().describe('The language of the code, for its colours.'),
          code: text.optional().describe('Code to show with the step.'),
        }),
      )
      .optional()
      .describe('The first steps of a reader, in their order.'),
    topicsTitle: text.optional().describe('The heading above the topics.'),
    topics: z
      .array(
        z.strictObject({
          title: text.describe('The name of the topic.'),
          text: text.describe('What it is about, in a sentence.'),
          to: text.describe('A page of the site or an address.'),
        }),
      )
      .optional()
      .describe('Topics of the site, each a link.'),
    newsTitle: text.optional().describe('The heading above the news.'),
    news: z
      .union([
        z.array(
          z.strictObject({
            date: date.describe('The day: `2025-03-14`.'),
            title: text.describe('What is new.'),
            text: text.describe('More of it, in a sentence or two.'),
            to: text.optional().describe('The page that tells all, or an address.'),
          }),
        ),
        z.strictObject({
          section: z.string().describe('The id of a section of posts.'),
          count: z.int().min(1).max(20).optional().describe('How many of its newest posts are shown. Default: 3.'),
        }),
      ])
      .optional()
      .describe('What is new, the latest first: a list, or the newest posts of a section.'),
  })
  .describe('What the landing page shows beside its title.');

export const frontMatterSchema = z.looseObject({
  id: text
    .optional()
    .describe(
      'The name, without slashes, by which `pagination_next`, category files and the configuration mean the page.',
    ),
  title: text
    .optional()
    .describe(
      'The page’s title, its name in the sidebar, and its h1 where the text has none. Default: the first `#` heading, else the file’s name.',
    ),
  description: text.optional().describe('For search engines, link previews and cards. Default: the first paragraph.'),
  slug: text
    .optional()
    .describe(
      'The page’s address. It starts at the section’s root if it begins with `/`, else at the folder’s address.',
    ),
  sidebar_label: text.optional().describe('The page’s name in the sidebar. Default: the title.'),
  sidebar_position: z.number().optional().describe('Its place in the sidebar: smaller numbers come first.'),
  sidebar_class_name: text.optional().describe('A CSS class of its item in the sidebar.'),
  displayed_sidebar: idOrNone
    .optional()
    .describe('The section whose sidebar is shown beside the page; `null`: no sidebar.'),
  pagination_label: text.optional().describe('Its name in the links at the end of its neighbours.'),
  pagination_prev: idOrNone
    .optional()
    .describe('The id of the page that the link back at its end leads to; `null`: no link.'),
  pagination_next: idOrNone
    .optional()
    .describe('The id of the page that the link onward at its end leads to; `null`: no link.'),
  custom_edit_url: idOrNone
    .refine((href) => href === null || !runsCode(href, 'link'), 'must not be code')
    .optional()
    .describe('The address at which the page can be edited, instead of the configured one; `null`: no link.'),
  hide_title: z.boolean().optional().describe('Whether the title is left out. Default: false.'),
  hide_table_of_contents: z.boolean().optional().describe('Whether the table of contents is left out. Default: false.'),
  toc_min_heading_level: level.optional().describe('The first heading level in the table of contents.'),
  toc_max_heading_level: level.optional().describe('The last heading level in the table of contents.'),
  keywords: z
    .union([z.array(text), text.transform((words) => words.split(',').map((word) => word.trim()))])
    .optional()
    .describe('For search engines: a list, or one text with commas.'),
  image: text
    .optional()
    .describe('The picture for link previews: a file beside the page, in `static/`, or an address.'),
  draft: z.boolean().optional().describe('Whether the page is left out of builds. Default: false.'),
  unlisted: z
    .boolean()
    .optional()
    .describe('Whether the page is built, but in no sidebar, search or list for search engines. Default: false.'),
  parse_number_prefixes: z
    .boolean()
    .optional()
    .describe('Whether a number in front of the file’s name is its position and no part of the name. Default: true.'),
  format: z
    .enum(['md', 'mdx', 'detect'])
    .optional()
    .describe('What the page is written in: `md` or `mdx`. Default, and `detect`: as its name and `markdown.mdx` say.'),
  source_hash: text
    .optional()
    .describe('In a translation: the hash of the original it was made from, which `docsgen i18n mark` notes.'),
  last_update: z
    .strictObject({
      date: date.optional().describe('The day of the last change: `2025-03-14`.'),
      author: text.optional().describe('The name of who made it.'),
    })
    .optional()
    .describe('What is shown of the last update instead of what git says.'),
  home: homeSchema.optional().describe('What the landing page shows beside its title.'),
});

export type RawFrontMatter = z.infer<typeof frontMatterSchema>;

/** The schema for editors: what authors write, before it is read. */
export function frontMatterJsonSchema(): object {
  const schema = z.toJSONSchema(frontMatterSchema.extend(postFields.shape), {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
  });
  return { ...schema, title: 'Front matter of a page for docsgen' };
}
