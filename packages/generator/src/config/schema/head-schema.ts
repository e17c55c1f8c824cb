// Elements that a site adds to the head of its pages, and scripts. Long descriptions are the documentation.
import * as z from 'zod';

const attributes = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
  .optional()
  .describe(
    'Its attributes by name, as in HTML. `true`: the attribute stands there without a value; `false`: it does not.',
  );

export const headTag = z.strictObject({
  tag: z.enum(['meta', 'link', 'script', 'style']).describe('The name of the element.'),
  attributes,
  text: z.string().min(1).optional().describe('What is in a script or style.'),
});

const scriptObject = z.strictObject({
  src: z.string().min(1).optional().describe('Its address, or a file of `static/` as a path that begins with a slash.'),
  text: z.string().min(1).optional().describe('Its code, instead of `src`.'),
  defer: z
    .boolean()
    .optional()
    .describe('Whether it waits until the page is read. Default: true, unless `async` is, or there is no `src`.'),
  async: z.boolean().optional().describe('Whether it runs as soon as it is there. Default: false.'),
  category: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'must be lower case letters, digits and dashes, beginning with a letter')
    .optional()
    .describe(
      'What readers are asked for before it is loaded, such as `analytics`. Default: nothing, it is loaded on every page.',
    ),
  attributes,
});

export const script = z.union([z.string().min(1), scriptObject]);

export type RawHeadTag = z.infer<typeof headTag>;
export type RawScript = z.infer<typeof script>;
