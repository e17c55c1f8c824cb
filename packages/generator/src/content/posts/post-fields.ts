// Front matter fields of posts. Other pages can also have `date` and `tags`.
import * as z from 'zod';
import { frontMatterSchema } from '../../model/schema/front-matter-schema.ts';
import { readDate } from './post-date.ts';

const text = z.union([z.string(), z.number()]).transform(String);
const list = z.union([
  z.array(text),
  text.transform((names) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  ),
]);

export const postFields = z.looseObject({
  date: z
    .string()
    .refine((written) => readDate(written) !== undefined, 'must be a date such as 2025-03-14')
    .optional()
    .describe('Date of publication: `2025-03-14`. Default in posts: the date in the file name.'),
  tags: list
    .optional()
    .describe('Tags: a list, or a comma-separated string. Each tag gets a page that lists its pages.'),
  authors: list
    .optional()
    .describe('In a posts section: the authors, as keys of `authors.yaml`. A list, or a comma-separated string.'),
});

export type PostFields = z.infer<typeof postFields>;

/** Returns the JSON Schema of all front matter fields for editors. The schema describes the input before transforms. */
export function frontMatterJsonSchema(): object {
  const schema = z.toJSONSchema(frontMatterSchema.extend(postFields.shape), {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
  });
  return { ...schema, title: 'Front matter of a page for docsgen' };
}
