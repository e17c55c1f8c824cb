// Value types shared by several configuration keys.
import * as z from 'zod';

export const text = z
  .union([z.string().min(1), z.record(z.string(), z.string().min(1))])
  .describe('A string for all languages, or one string per locale code: `{ es: Inicio, en: Home }`.');

export const staticPath = z.string().startsWith('/', 'must start with a slash');

const pictureKeys = {
  src: staticPath.describe('Path of the file in `static/`, starting with a slash.'),
  dark: staticPath.optional().describe('The file to use in dark mode. Default: the same file.'),
};

const alt = text.optional();

export const picture = z.union([
  staticPath,
  z.strictObject({
    ...pictureKeys,
    alt: alt.describe('Alternative text of the image. Default: empty, the image is decorative.'),
  }),
]);

export const logo = z.union([
  staticPath,
  z.strictObject({
    ...pictureKeys,
    alt: alt.describe(
      'Alternative text of the logo. Default: the site title if it is not shown next to the logo, otherwise empty.',
    ),
    name: z
      .boolean()
      .optional()
      .describe('Whether the site title is shown next to the logo. Default: true, unless `alt` is set.'),
    height: z
      .int()
      .min(16)
      .max(48)
      .optional()
      .describe('Height in the navbar in pixels, from 16 to 48. The width is proportional. Default: 28.'),
  }),
]);

export type RawImage = z.infer<typeof picture>;
export type RawLogo = z.infer<typeof logo>;
