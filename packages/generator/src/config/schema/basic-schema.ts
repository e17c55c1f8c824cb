// Values that several keys of the configuration have.
import * as z from 'zod';

export const text = z
  .union([z.string().min(1), z.record(z.string(), z.string().min(1))])
  .describe('One text for every language, or one by locale code: `{ es: Inicio, en: Home }`.');

export const staticPath = z.string().startsWith('/', 'must begin with a slash');

const pictureKeys = {
  src: staticPath.describe('The file: a path in `static/` that begins with a slash.'),
  dark: staticPath.optional().describe('The file to show instead in dark mode. Default: the same file.'),
};

const alt = text.optional();

export const picture = z.union([
  staticPath,
  z.strictObject({
    ...pictureKeys,
    alt: alt.describe(
      'What the picture says, for readers who cannot see it. Default: nothing, the picture is decoration.',
    ),
  }),
]);

export const logo = z.union([
  staticPath,
  z.strictObject({
    ...pictureKeys,
    alt: alt.describe(
      'What the picture says, for readers who cannot see it. Default: the site’s name where that does not stand beside it, else nothing.',
    ),
    name: z
      .boolean()
      .optional()
      .describe('Whether the site’s name stands beside it. Default: true, unless there is an `alt`.'),
    height: z
      .int()
      .min(16)
      .max(48)
      .optional()
      .describe('Height in the navbar in pixels, from 16 to 48. The width follows. Default: 28.'),
  }),
]);

export type RawPicture = z.infer<typeof picture>;
export type RawLogo = z.infer<typeof logo>;
