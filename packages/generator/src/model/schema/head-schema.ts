// Schema of the keys `head` and `scripts`. The descriptions are the reference documentation.
import * as z from 'zod';
import { complain, identifier, optionalBoolean, optionalNonEmptyString, shorthand } from './basic-schema.ts';

const attributes = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
  .optional()
  .describe('HTML attributes by name. `true` adds the attribute without a value, `false` omits it.');

export const headTag = z.strictObject({
  tag: z.enum(['meta', 'link', 'script', 'style']).describe('Name of the element.'),
  attributes,
  text: optionalNonEmptyString.describe('Content of a `script` or `style` element.'),
});

const scriptObject = z
  .strictObject({
    src: optionalNonEmptyString.describe('URL of the script, or a path in `static/`, starting with a slash.'),
    text: optionalNonEmptyString.describe('Code of an inline script, instead of `src`.'),
    defer: optionalBoolean.describe(
      'Whether the script runs after the page is parsed. Default: true, unless `async` is true or `src` is not set.',
    ),
    async: optionalBoolean.describe('Whether the script runs as soon as it is loaded. Default: false.'),
    category: identifier
      .optional()
      .describe(
        'Consent category, such as `analytics`. The script is not loaded until the reader consents to it. Default: none, it is loaded on every page.',
      ),
    attributes,
  })
  .superRefine(({ src, text, async, defer }, context) => {
    if ((src === undefined) === (text === undefined)) complain(context, "A script needs either 'src' or 'text'");
    else if (text !== undefined && (async ?? defer))
      complain(context, "'async' and 'defer' have no effect on inline scripts: they require 'src'");
  });

export const script = shorthand('src', z.string().min(1), scriptObject);

export type HeadTag = z.output<typeof headTag>;
export type Script = z.output<typeof script>;
