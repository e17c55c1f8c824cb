// Schema of the keys `theme` and `css`. The descriptions are the reference documentation.
import * as z from 'zod';
import {
  choice,
  logo,
  optionalBoolean,
  optionalNonEmptyString,
  pathInSite,
  shorthand,
  staticPath,
} from './basic-schema.ts';

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

/** Options of the theme that need no generated styles. */
export const unstyledKeys = {
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
};

const color = z.string().min(1);

export const theme = z.strictObject({
  ...unstyledKeys,
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
  accent: shorthand(
    'light',
    color,
    z.strictObject({
      light: color.describe('The color in light mode.'),
      dark: color.optional().describe('The color in dark mode. Default: derived from `light`.'),
    }),
  )
    .optional()
    .describe(
      'Color of links, current items and primary buttons: a CSS color, or one per mode, `{ light: "#0b7a5b", dark: "#5fd3ac" }`. Its shades, and the color in dark mode if it is not set, are derived from it. A color with too little contrast is made darker or lighter, with a warning. Default: an ink blue.',
    ),
  neutral: choice(['warm', 'cool', 'grey'], 'warm').describe(
    'Shade of backgrounds, borders and text. Default: `warm`: off-white in light mode, blue-black in dark mode.',
  ),
  codeTheme: choice(['docsgen', 'ink', 'garden', 'dusk', 'night'], 'docsgen').describe(
    'Syntax highlighting theme. `ink` is nearly monochrome, `garden` is green, `dusk` is violet and orange, and `night` is `docsgen` with a dark background in light mode as well. Default: `docsgen`.',
  ),
  radius: choice(['none', 'small', 'medium', 'large'], 'medium').describe(
    'Border radius. Default: `medium`, 6 pixels.',
  ),
  density: choice(['comfortable', 'compact'], 'comfortable').describe(
    'Spacing between elements. Default: `comfortable`.',
  ),
  width: choice(['narrow', 'normal', 'wide'], 'normal').describe(
    'Maximum width of the text and of the page. Default: `normal`, 600 and 1,440 pixels.',
  ),
  sidebar: choice(['left', 'none'], 'left').describe(
    'Position of the sidebar on wide screens. `none` hides it; the menu on phones still contains its pages. Default: `left`.',
  ),
  toc: choice(['right', 'none'], 'right').describe(
    'Position of the table of contents. `none` hides it and centers the text. Default: `right`.',
  ),
});

export const css = z.array(z.string().min(1).transform(pathInSite('./styles.css'))).min(1);
