// Derives a site's accent colors: the shades, and the color for the other color mode if the site sets only one.

import { contrast, hexOf, oklchOf } from './color-space.ts';
import { contrastFailures, groundColor, withColor, withReadableColor } from './contrast.ts';
import type { Palette, Scheme } from './tokens.ts';

/** The replacement for an accent color whose contrast is too low on a background. */
export interface Adjustment {
  readonly scheme: Scheme;
  readonly before: string;
  readonly after: string;
  /** The lowest contrast before and after the adjustment, and the minimum required for that pair. */
  readonly contrast: number;
  readonly reached: number;
  readonly minimum: number;
}

interface Accented {
  readonly palette: Palette;
  readonly adjustments: readonly Adjustment[];
}

/** `accent` contains the configured colors as `#rrggbb`. */
export function withAccent(
  palette: Palette,
  accent: { readonly light: string; readonly dark: string | undefined },
): Accented {
  const lightMode = readable(palette, 'light', accent.light);
  if (accent.dark !== undefined) {
    const { palette: both, adjustments } = readable(lightMode.palette, 'dark', accent.dark);
    return { palette: both, adjustments: [...lightMode.adjustments, ...adjustments] };
  }
  const unadjusted = readable(lightMode.palette, 'dark', accent.light);
  if (unadjusted.adjustments.length === 0) return { ...lightMode, palette: unadjusted.palette };
  return { ...lightMode, palette: readable(lightMode.palette, 'dark', darkVariant(accent.light)).palette };
}

/** Returns a color of the same hue that is bright enough for dark mode, but does not glare. */
function darkVariant(color: string): string {
  const { lightness, chroma, hue } = oklchOf(color);
  return hexOf({ lightness: Math.max(0.76, lightness), chroma: Math.min(chroma, 0.15), hue });
}

function readable(palette: Palette, scheme: Scheme, color: string): Accented {
  const unadjusted = withShades(palette, scheme, color);
  const adjusted = withReadableColor(unadjusted, 'accent', scheme);
  const after = adjusted.accent[scheme];
  if (after === color) return { palette: unadjusted, adjustments: [] };
  const isAccent = ({ foreground }: { readonly foreground: string }): boolean => foreground === 'accent';
  const [worst] = [...contrastFailures(unadjusted, scheme, isAccent)].sort((a, b) => a.contrast - b.contrast);
  if (!worst) return { palette: adjusted, adjustments: [] };
  const { pair } = worst;
  const reached = contrast(after, groundColor(pair.background, adjusted, scheme));
  const adjustment: Adjustment = {
    scheme,
    before: color,
    after,
    contrast: worst.contrast,
    reached,
    minimum: pair.minimum,
  };
  return { palette: adjusted, adjustments: [adjustment] };
}

/** Sets the accent, and the background of current items, which is slightly tinted with it. */
function withShades(palette: Palette, scheme: Scheme, color: string): Palette {
  const { chroma, hue } = oklchOf(color);
  const background =
    scheme === 'light'
      ? { lightness: 0.943, chroma: Math.min(chroma * 0.12, 0.022), hue }
      : { lightness: 0.275, chroma: Math.min(chroma * 0.45, 0.055), hue };
  const shaded = withColor(palette, 'accent-ground', { [scheme]: hexOf(background) });
  return withColor(shaded, 'accent', { [scheme]: color });
}
