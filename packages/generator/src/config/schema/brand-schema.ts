// The pictures and fonts that a site is known by: keys of `theme`. Long descriptions are the documentation.
import * as z from 'zod';
import { logo, staticPath } from './basic-schema.ts';

const favicon = z.union([
  staticPath,
  z.strictObject({
    src: staticPath.describe('The SVG, PNG or ICO file: a path in `static/` that begins with a slash.'),
    ground: z
      .string()
      .regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i, 'must be a colour such as #0b7a5b')
      .optional()
      .describe(
        'The colour behind the icon where it has to fill a whole square, on the home screens of phones. Default: the ground of light pages.',
      ),
  }),
]);

const weight = z.int().min(1).max(1000);

const packagedFont = z.strictObject({
  package: z
    .string()
    .min(1)
    .describe('The name of an installed package of Fontsource: `@fontsource-variable/inter`, or `inter` alone.'),
  weights: z
    .array(weight)
    .min(1)
    .optional()
    .describe('The weights to publish, for a font that is not variable. Default: those nearest to 400 and 600.'),
  italic: z
    .boolean()
    .optional()
    .describe('Whether its italic is published, if it has one. Default: true for `body`, else false.'),
});

const fontFile = z.union([
  z.string().min(1),
  z.strictObject({
    src: z.string().min(1).describe('The WOFF2 file, from the site’s folder.'),
    weight: z
      .union([weight, z.string().regex(/^\d{1,4} \d{1,4}$/, 'must be two weights, such as 100 900')])
      .optional()
      .describe('A weight, or two for a variable font: `100 900`. Default: as the file says.'),
    style: z.enum(['normal', 'italic']).optional().describe('Default: as the file says.'),
  }),
]);

const ownFont = z.strictObject({
  family: z.string().min(1).optional().describe('The name of the font. Default: as the files say.'),
  files: z.array(fontFile).min(1).describe('Its WOFF2 files, from the site’s folder: `./fonts/acme.woff2`.'),
});

const font = z.union([z.string().min(1), packagedFont, ownFont]);

const fontOf = (use: string, initial: string) =>
  font
    .optional()
    .describe(
      `The font of ${use}: the name of an installed package of Fontsource, such as \`inter\`, or a WOFF2 file of the site that begins with \`./\`. A map says more. Default: ${initial}.`,
    );

export const brandKeys = {
  logo: logo
    .optional()
    .describe(
      'The picture at the beginning of the navbar: a path in `static/` that begins with a slash, or a map. An SVG file of plain shapes becomes part of the page and can use the theme’s colours: `fill="var(--accent)"`, `currentColor`. Default: the site’s name alone.',
    ),
  favicon: favicon
    .optional()
    .describe(
      'The site’s icon, an SVG, PNG or ICO file: a path in `static/` that begins with a slash. Icons for old browsers and for phones are generated from it. Default: `/favicon.svg` if `static/` has it, else docsgen’s own, a sheet of paper.',
    ),
  font: z
    .union([
      z.string().min(1),
      z.strictObject({
        body: fontOf('texts', 'Public Sans'),
        heading: fontOf('headings', 'Source Serif 4'),
        code: fontOf('code', 'the one of the reader’s system'),
      }),
    ])
    .optional()
    .describe('The site’s own fonts. A name alone is that of texts and headings.'),
};

export type RawFavicon = z.infer<typeof favicon>;
export type RawFont = z.infer<typeof font>;
export type RawFonts = NonNullable<z.infer<typeof brandKeys.font>>;
