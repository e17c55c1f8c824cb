// Schema of the keys `theme` and `css`. The descriptions are the reference documentation.
import * as z from 'zod';
import { pathInSite, shorthand } from './basic-schema.ts';
import { brandKeys } from './brand-schema.ts';

const color = z.string().min(1);

export const theme = z.strictObject({
  ...brandKeys,
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
  neutral: z
    .enum(['warm', 'cool', 'grey'])
    .default('warm')
    .describe(
      'Shade of backgrounds, borders and text. Default: `warm`: off-white in light mode, blue-black in dark mode.',
    ),
  codeTheme: z
    .enum(['docsgen', 'ink', 'garden', 'dusk', 'night'])
    .default('docsgen')
    .describe(
      'Syntax highlighting theme. `ink` is nearly monochrome, `garden` is green, `dusk` is violet and orange, and `night` is `docsgen` with a dark background in light mode as well. Default: `docsgen`.',
    ),
  radius: z
    .enum(['none', 'small', 'medium', 'large'])
    .default('medium')
    .describe('Border radius. Default: `medium`, 6 pixels.'),
  density: z
    .enum(['comfortable', 'compact'])
    .default('comfortable')
    .describe('Spacing between elements. Default: `comfortable`.'),
  width: z
    .enum(['narrow', 'normal', 'wide'])
    .default('normal')
    .describe('Maximum width of the text and of the page. Default: `normal`, 600 and 1,440 pixels.'),
  sidebar: z
    .enum(['left', 'none'])
    .default('left')
    .describe(
      'Position of the sidebar on wide screens. `none` hides it; the menu on phones still contains its pages. Default: `left`.',
    ),
  toc: z
    .enum(['right', 'none'])
    .default('right')
    .describe('Position of the table of contents. `none` hides it and centers the text. Default: `right`.'),
});

export const css = z.array(z.string().min(1).transform(pathInSite('./styles.css'))).min(1);
