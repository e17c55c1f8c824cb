// The fields of a page's front matter. Unknown keys are kept, because other tools may read the same files.
import * as z from 'zod';
import { runsCode } from '../text/hrefs.ts';

/** A text. Numbers and dates count as the text that is written there. */
const text = z.union([z.string(), z.number()]).transform(String);
const idOrNone = z.union([text, z.null()]);
const level = z.int().min(2).max(6);

function isDate(written: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(written) && !Number.isNaN(Date.parse(`${written}T00:00:00Z`));
}

const date = z.string().refine(isDate, 'must be a date such as 2025-03-14');

const homeSchema = z.strictObject({
  subtitle: text.optional(),
  actions: z.array(z.strictObject({ label: text, to: text })).optional(),
  stepsTitle: text.optional(),
  steps: z
    .array(
      z.strictObject({
        title: text,
        text,
        to: text,
        linkLabel: text,
        language: text.optional(),
        code: text.optional(),
      }),
    )
    .optional(),
  topicsTitle: text.optional(),
  topics: z.array(z.strictObject({ title: text, text, to: text })).optional(),
  newsTitle: text.optional(),
  news: z
    .array(
      z.strictObject({
        date,
        title: text,
        text,
        to: text.optional(),
      }),
    )
    .optional(),
});

export const frontMatterSchema = z.looseObject({
  id: text.optional(),
  title: text.optional(),
  description: text.optional(),
  slug: text.optional(),
  sidebar_label: text.optional(),
  sidebar_position: z.number().optional(),
  sidebar_class_name: text.optional(),
  displayed_sidebar: idOrNone.optional(),
  pagination_label: text.optional(),
  pagination_prev: idOrNone.optional(),
  pagination_next: idOrNone.optional(),
  custom_edit_url: idOrNone.refine((href) => href === null || !runsCode(href, 'link'), 'must not be code').optional(),
  hide_title: z.boolean().optional(),
  hide_table_of_contents: z.boolean().optional(),
  toc_min_heading_level: level.optional(),
  toc_max_heading_level: level.optional(),
  keywords: z.union([z.array(text), text.transform((words) => words.split(',').map((word) => word.trim()))]).optional(),
  image: text.optional(),
  draft: z.boolean().optional(),
  unlisted: z.boolean().optional(),
  parse_number_prefixes: z.boolean().optional(),
  source_hash: text.optional(),
  last_update: z.strictObject({ date: date.optional(), author: text.optional() }).optional(),
  home: homeSchema.optional(),
});

export type RawFrontMatter = z.infer<typeof frontMatterSchema>;
