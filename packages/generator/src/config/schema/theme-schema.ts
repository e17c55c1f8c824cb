// How a site looks: the keys `theme` and `css`. Long descriptions are the documentation.
import * as z from 'zod';
import { brandKeys } from './brand-schema.ts';

const color = z.string().min(1);

export const theme = z.strictObject({
  ...brandKeys,
  accent: z
    .union([
      color,
      z.strictObject({
        light: color.describe('The colour in light mode.'),
        dark: color.optional().describe('The colour in dark mode. Default: it follows from the other.'),
      }),
    ])
    .optional()
    .describe(
      'The colour of links, of what is current and of the first button: a CSS colour, or one for each mode, `{ light: "#0b7a5b", dark: "#5fd3ac" }`. From one colour, the one for dark mode and all shades follow. A colour that is hard to read on a ground of the theme is made darker or lighter, with a warning. Default: an ink blue.',
    ),
  neutral: z
    .enum(['warm', 'cool', 'grey'])
    .optional()
    .describe('The tint of grounds, lines and texts. Default: `warm`, paper by day and blue-black by night.'),
  codeTheme: z
    .enum(['docsgen', 'ink', 'garden', 'dusk', 'night'])
    .optional()
    .describe(
      'The colours of code. `ink` has hardly any, `garden` is green, `dusk` is violet and orange, and `night` is docsgen’s own on a dark ground in light mode, too. Default: `docsgen`.',
    ),
  radius: z
    .enum(['none', 'small', 'medium', 'large'])
    .optional()
    .describe('How round corners are. Default: `medium`, 6 pixels.'),
  density: z
    .enum(['comfortable', 'compact'])
    .optional()
    .describe('How much room there is around and between things. Default: `comfortable`.'),
  width: z
    .enum(['narrow', 'normal', 'wide'])
    .optional()
    .describe('How wide the text and the page grow on wide screens. Default: `normal`, 600 and 1,440 pixels.'),
  sidebar: z
    .enum(['left', 'none'])
    .optional()
    .describe(
      'Where the pages of the section are listed on wide screens. `none`: nowhere; the menu on phones has them still. Default: `left`.',
    ),
  toc: z
    .enum(['right', 'none'])
    .optional()
    .describe('Where the headings of a page are listed. `none`: nowhere, and the text is centred. Default: `right`.'),
});

export const css = z.array(z.string().min(1)).min(1);

export type RawTheme = z.infer<typeof theme>;
