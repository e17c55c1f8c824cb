// What follows from a site's accent: its shades, and the other mode's colour where the site names one alone.

import { contrast, hexOf, oklchOf } from './color-space.ts';
import { failuresOf, groundColor, withColor, withReadable } from './contrast.ts';
import type { Palette, Scheme } from './tokens.ts';

/** An accent that cannot be read on some ground, and what takes its place. */
export interface Adjustment {
  readonly scheme: Scheme;
  readonly before: string;
  readonly after: string;
  /** The lowest contrast, before and after, and the one that is needed there. */
  readonly contrast: number;
  readonly reached: number;
  readonly least: number;
}

interface Accented {
  readonly palette: Palette;
  readonly adjustments: readonly Adjustment[];
}

/** `accent`: the colours that the site names, as `#rrggbb`. */
export function withAccent(
  palette: Palette,
  accent: { readonly light: string; readonly dark: string | undefined },
): Accented {
  const byDay = readable(palette, 'light', accent.light);
  if (accent.dark !== undefined) {
    const { palette: both, adjustments } = readable(byDay.palette, 'dark', accent.dark);
    return { palette: both, adjustments: [...byDay.adjustments, ...adjustments] };
  }
  const named = readable(byDay.palette, 'dark', accent.light);
  if (named.adjustments.length === 0) return { ...byDay, palette: named.palette };
  return { ...byDay, palette: readable(byDay.palette, 'dark', nightly(accent.light)).palette };
}

/** A colour of the same hue that shines in the dark without glaring. */
function nightly(color: string): string {
  const { lightness, chroma, hue } = oklchOf(color);
  return hexOf({ lightness: Math.max(0.76, lightness), chroma: Math.min(chroma, 0.15), hue });
}

function readable(palette: Palette, scheme: Scheme, color: string): Accented {
  const named = withShades(palette, scheme, color);
  const made = withReadable(named, 'accent', scheme);
  const after = made.accent[scheme];
  if (after === color) return { palette: named, adjustments: [] };
  const isAccent = ({ ink }: { readonly ink: string }): boolean => ink === 'accent';
  const [worst] = [...failuresOf(named, scheme, isAccent)].sort((a, b) => a.contrast - b.contrast);
  if (!worst) return { palette: made, adjustments: [] };
  const { pair } = worst;
  const reached = contrast(after, groundColor(pair.ground, made, scheme));
  const adjustment: Adjustment = {
    scheme,
    before: color,
    after,
    contrast: worst.contrast,
    reached,
    least: pair.least,
  };
  return { palette: made, adjustments: [adjustment] };
}

/** The ground behind what is current has a breath of the accent; what stands on the accent is paper or night. */
function withShades(palette: Palette, scheme: Scheme, color: string): Palette {
  const { chroma, hue } = oklchOf(color);
  const ground =
    scheme === 'light'
      ? { lightness: 0.943, chroma: Math.min(chroma * 0.12, 0.022), hue }
      : { lightness: 0.275, chroma: Math.min(chroma * 0.45, 0.055), hue };
  const shaded = withColor(palette, 'accent-ground', { [scheme]: hexOf(ground) });
  return withColor(shaded, 'accent', { [scheme]: color });
}
