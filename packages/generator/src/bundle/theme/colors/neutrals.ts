// Tints the neutral colors (backgrounds, lines, text) without changing their lightness, so that contrast is preserved.
import type { Theme } from '../../../model/config.ts';
import { hexOf, oklchOf } from './color-space.ts';
import { type ColorToken, type Palette, themeColors } from './tokens.ts';

const neutralTokens: readonly ColorToken[] = [
  'ground',
  'ink',
  'line',
  'ground-raised',
  'ground-hover',
  'ink-soft',
  'line-strong',
  'tone-note',
  'code-comment',
  'code-quiet',
];

/** Hue of the theme's dark colors. */
const blue = 262;

/** Factors for the chroma of each token. */
const tints: Readonly<Record<Exclude<Theme['neutral'], 'warm'>, { readonly light: number; readonly dark: number }>> = {
  cool: { light: 0.75, dark: 1 },
  grey: { light: 0, dark: 0 },
};

export function withNeutral(palette: Palette, neutral: Theme['neutral']): Palette {
  if (neutral === 'warm') return palette;
  const { light, dark } = tints[neutral];
  const tinted = (hex: string, share: number): string => {
    const { lightness, chroma } = oklchOf(hex);
    return hexOf({ lightness, chroma: chroma * share, hue: blue });
  };
  const changed = neutralTokens.map((token) => {
    const own = themeColors[token];
    return [token, { light: tinted(own.light, light), dark: tinted(own.dark, dark) }] as const;
  });
  const quiet = Object.fromEntries(changed);
  const ground = quiet.ground?.dark ?? palette.ground.dark;
  return { ...palette, ...quiet, 'on-accent': { light: '#ffffff', dark: ground } };
}
