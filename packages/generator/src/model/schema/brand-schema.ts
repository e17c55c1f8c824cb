// Schema of the keys of `theme` for the logo, the favicon and fonts. The descriptions are the reference documentation.
import * as z from 'zod';
import { logo, optionalBoolean, optionalNonEmptyString, pathInSite, shorthand, staticPath } from './basic-schema.ts';

const favicon = shorthand(
  'src',
  staticPath,
  z.strictObject({
    src: staticPath.describe('The SVG, PNG or ICO file: a path in `static/`, starting with a slash.'),
    ground: z
      .string()
      .regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i, 'must be a hex color such as #0b7a5b')
      .optional()
      .describe(
        'Background color of the icon on the home screens of phones, where it has to fill a square. Default: the page background in light mode.',
      ),
  }),
);

const weight = z.int().min(1).max(1000);

const packagedFont = z.strictObject({
  package: z
    .string()
    .min(1)
    .describe('Name of an installed Fontsource package: `@fontsource-variable/inter`, or `inter` for short.'),
  weights: z
    .array(weight)
    .min(1)
    .optional()
    .describe('Weights to publish, if the font is not variable. Default: the weights closest to 400 and 600.'),
  italic: optionalBoolean.describe(
    'Whether to publish the italic style, if the font has one. Default: true for `body`, otherwise false.',
  ),
});

const inSite = pathInSite('./fonts/a.woff2');

const fontPath = z.string().min(1).transform(inSite);

const fontFile = shorthand(
  'src',
  fontPath,
  z.strictObject({
    src: fontPath.describe('Path of the WOFF2 file, relative to the site’s root directory.'),
    weight: z
      .union([weight, z.string().regex(/^\d{1,4} \d{1,4}$/, 'must be two weights, such as 100 900')])
      .transform(String)
      .optional()
      .describe('The weight, or the range of a variable font: `100 900`. Default: read from the file.'),
    style: z.enum(['normal', 'italic']).optional().describe('The style of the file. Default: read from the file.'),
  }),
);

const customFont = z.strictObject({
  family: optionalNonEmptyString.describe('Name of the font family. Default: read from the files.'),
  files: z.array(fontFile).min(1).describe('WOFF2 files, relative to the site’s root directory: `./fonts/acme.woff2`.'),
});

export type PackagedFont = z.output<typeof packagedFont>;
export type SiteFont = z.output<typeof customFont>;

const fontName = z
  .string()
  .min(1)
  .transform((name, context): PackagedFont | SiteFont =>
    name.startsWith('.') ? { files: [{ src: inSite(name, context) }] } : { package: name },
  );

const font = z.union([fontName, packagedFont, customFont]);

const fontOf = (use: string, initial: string) =>
  font
    .optional()
    .describe(
      `Font of ${use}: the name of an installed Fontsource package, such as \`inter\`, the path of a WOFF2 file, starting with \`./\`, or a mapping with more options. Default: ${initial}.`,
    );

export const brandKeys = {
  logo: logo
    .optional()
    .describe(
      'Image at the start of the navbar: a path in `static/`, starting with a slash, or a mapping. A simple SVG file is inlined and can use the colors of the theme: `fill="var(--accent)"`, `currentColor`. Default: no image, only the site title.',
    ),
  favicon: favicon
    .optional()
    .describe(
      'Icon of the site: the path of an SVG, PNG or ICO file in `static/`, starting with a slash. Icons for old browsers and for phones are generated from it. Default: `/favicon.svg` if it exists in `static/`, otherwise the docsgen icon.',
    ),
  font: z
    .union([
      fontName.transform((name) => ({ body: name, heading: name, code: undefined })),
      z.strictObject({
        body: fontOf('body text', 'Public Sans'),
        heading: fontOf('headings', 'Source Serif 4'),
        code: fontOf('code', 'the system’s monospace font'),
      }),
    ])
    .optional()
    .describe('Fonts. A single name sets the font of both body text and headings.'),
};
