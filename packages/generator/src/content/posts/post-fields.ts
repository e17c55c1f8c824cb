// Front matter fields of posts. Other pages have `date` and `tags` as well.
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
    .describe('The day on which the page is published: `2025-03-14`. Default, for posts: the day in the file’s name.'),
  tags: list
    .optional()
    .describe('What the page is about: a list, or one text with commas. Each tag gets a page that lists its pages.'),
  authors: list
    .optional()
    .describe('In a section of posts: who wrote the post, by the keys of `authors.yaml`, a list or one text.'),
});

export type PostFields = z.infer<typeof postFields>;
