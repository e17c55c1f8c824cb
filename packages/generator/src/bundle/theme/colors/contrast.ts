// Holds a palette against the pairs of the theme, and makes what is hard to read darker by day and lighter by night.

import { contrast, hexOf, mix, oklchOf } from './color-space.ts';
import { type Ground, type Pair, pairs } from './contrast-pairs.ts';
import type { ColorToken, Palette, Scheme } from './tokens.ts';

interface Failure {
  readonly pair: Pair;
  readonly scheme: Scheme;
  readonly contrast: number;
}

export function failuresOf(
  palette: Palette,
  scheme: Scheme,
  wanted: (pair: Pair) => boolean = all,
): readonly Failure[] {
  return pairs.filter(wanted).flatMap((pair): readonly Failure[] => {
    const reached = contrast(palette[pair.ink][scheme], groundColor(pair.ground, palette, scheme));
    return reached < pair.least ? [{ pair, scheme, contrast: reached }] : [];
  });
}

function all(): boolean {
  return true;
}

export function groundColor(ground: Ground, palette: Palette, scheme: Scheme): string {
  if (typeof ground === 'string') return palette[ground][scheme];
  return mix(palette[ground.over][scheme], ground.share, palette[ground.under][scheme]);
}

/** Steps of lightness. One is less than the eye sees. */
const step = 0.005;

/** The palette with one token as far from its grounds as it has to be. */
export function withReadable(palette: Palette, token: ColorToken, scheme: Scheme): Palette {
  const isOwn = ({ ink }: Pair): boolean => ink === token;
  const { lightness, chroma, hue } = oklchOf(palette[token][scheme]);
  const direction = scheme === 'light' ? -1 : 1;
  let tried = palette;
  for (let steps = 1; failuresOf(tried, scheme, isOwn).length > 0 && steps * step <= 1; steps += 1) {
    const hex = hexOf({ lightness: lightness + direction * steps * step, chroma, hue });
    tried = withColor(palette, token, { [scheme]: hex });
  }
  return tried;
}

export function withColor(
  palette: Palette,
  token: ColorToken,
  colors: { readonly [scheme in Scheme]?: string },
): Palette {
  return { ...palette, [token]: { ...palette[token], ...colors } };
}
