// Value types shared by several configuration keys.
import * as z from 'zod';
import { normalizePath, runsCode } from '../../text/hrefs.ts';

/** Types of keys that need no checks of their own. */
export const optionalString = z.string().optional();
export const optionalNonEmptyString = z.string().min(1).optional();
export const optionalBoolean = z.boolean().optional();
export const trueByDefault = z.boolean().default(true);

/** One of several strings, with a default. */
export function choice<const Value extends string>(values: readonly Value[], initial: Value) {
  return z.literal(values).default(initial);
}

/** Adds a problem whose message is a complete sentence. All other messages are completed with the key and its value. */
export function complain(
  context: z.core.$RefinementCtx,
  message: string,
  { hint, at = [] }: { readonly hint?: string | undefined; readonly at?: readonly PropertyKey[] } = {},
): void {
  context.addIssue({ code: 'custom', message, path: [...at], params: { isSentence: true, hint } });
}

/** An object that can be shortened to the value of one of its keys. */
export function shorthand<Value extends z.ZodType, Whole extends z.ZodType<object>>(
  key: string,
  value: Value,
  object: Whole,
) {
  return z
    .union([value, object])
    .transform(
      (written): z.output<Whole> =>
        typeof written === 'object' ? (written as z.output<Whole>) : object.parse({ [key]: written }),
    );
}

/** Returns a path in the site relative to its root directory, without a leading `./`. `example` is such a path. */
export const pathInSite = (example: string) => (written: string, context: z.core.$RefinementCtx) => {
  const path = normalizePath(written);
  if (path !== undefined && !/^([a-z]+:|\/)/i.test(written)) return path;
  const hint = `Use a path relative to the site's root directory, such as ${example}`;
  complain(context, `'${written}' is not a path inside the site`, { hint });
  return z.NEVER;
};

export const text = z
  .union([z.string().min(1), z.record(z.string(), z.string().min(1))])
  .describe('A string for all languages, or one string per locale code: `{ es: Inicio, en: Home }`.');

export const optionalText = text.optional();

/** Schemas of localized strings, whose locales are checked after the locales of the site have been resolved. */
export const localized = z.registry<{ readonly isLocalized: true }>();
text.register(localized, { isLocalized: true });

export const staticPath = z.string().startsWith('/', 'must start with a slash');

const pictureKeys = {
  src: staticPath.describe('Path of the file in `static/`, starting with a slash.'),
  dark: staticPath.optional().describe('The file to use in dark mode. Default: the same file.'),
};

export const picture = shorthand(
  'src',
  staticPath,
  z.strictObject({
    ...pictureKeys,
    alt: optionalText.describe('Alternative text of the image. Default: empty, the image is decorative.'),
  }),
);

export const logo = shorthand(
  'src',
  staticPath,
  z
    .strictObject({
      ...pictureKeys,
      alt: optionalText.describe(
        'Alternative text of the logo. Default: the site title if it is not shown next to the logo, otherwise empty.',
      ),
      name: optionalBoolean.describe(
        'Whether the site title is shown next to the logo. Default: true, unless `alt` is set.',
      ),
      height: z
        .int()
        .min(16)
        .max(48)
        .default(28)
        .describe('Height in the navbar in pixels, from 16 to 48. The width is proportional. Default: 28.'),
    })
    .transform((written) => ({ ...written, name: written.name ?? written.alt === undefined })),
);

/** Arguments for `refine`. */
export const isNoCode = [
  (href: string): boolean => !runsCode(href, 'link'),
  'must not be a URL that runs code',
] as const;

/** A name that is part of URLs, attributes or storage keys. */
export const identifier = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'must consist of lowercase letters, digits and dashes, and start with a letter');
