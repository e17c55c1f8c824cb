// Fields of the front matter that only posts have. Elsewhere they belong to other tools, and may be anything.
import * as z from 'zod';
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
    .describe('In a section of posts: the day of the post, `2025-03-14`. Default: the beginning of its file’s name.'),
  tags: list.optional().describe('In a section of posts: the tags of the post, a list or one text with commas.'),
  authors: list
    .optional()
    .describe('In a section of posts: who wrote the post, by the keys of `authors.yaml`, a list or one text.'),
});

export type PostFields = z.infer<typeof postFields>;
