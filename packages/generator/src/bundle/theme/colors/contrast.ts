// Adjusts the lightness of a color until it reaches the contrast that WCAG 2.2 (1.4.3, 1.4.11) requires.

import { contrast, hexOf, mix, oklchOf } from './color-space.ts';
import { type ColorPair, type Ground, pairs } from './contrast-pairs.ts';
import type { ColorToken, Palette, Scheme } from './tokens.ts';

interface ContrastFailure {
  readonly pair: ColorPair;
  readonly scheme: Scheme;
  readonly contrast: number;
}

export function contrastFailures(
  palette: Palette,
  scheme: Scheme,
  wanted: (pair: ColorPair) => boolean = all,
): readonly ContrastFailure[] {
  return pairs.filter(wanted).flatMap((pair): readonly ContrastFailure[] => {
    const actual = contrast(palette[pair.foreground][scheme], groundColor(pair.background, palette, scheme));
    return actual < pair.minimum ? [{ pair, scheme, contrast: actual }] : [];
  });
}

function all(): boolean {
  return true;
}

export function groundColor(background: Ground, palette: Palette, scheme: Scheme): string {
  if (typeof background === 'string') return palette[background][scheme];
  return mix(palette[background.over][scheme], background.share, palette[background.under][scheme]);
}

/** Step in OKLCH lightness, which is too small to be visible. */
const lightnessStep = 0.005;

/** Makes the token darker in light mode or lighter in dark mode until all its pairs pass. */
export function withReadableColor(palette: Palette, token: ColorToken, scheme: Scheme): Palette {
  const usesToken = ({ foreground }: ColorPair): boolean => foreground === token;
  const { lightness, chroma, hue } = oklchOf(palette[token][scheme]);
  const direction = scheme === 'light' ? -1 : 1;
  let adjusted = palette;
  for (
    let steps = 1;
    contrastFailures(adjusted, scheme, usesToken).length > 0 && steps * lightnessStep <= 1;
    steps += 1
  ) {
    const hex = hexOf({ lightness: lightness + direction * steps * lightnessStep, chroma, hue });
    adjusted = withColor(palette, token, { [scheme]: hex });
  }
  return adjusted;
}

export function withColor(
  palette: Palette,
  token: ColorToken,
  colors: { readonly [scheme in Scheme]?: string },
): Palette {
  return { ...palette, [token]: { ...palette[token], ...colors } };
}
