// Computes a site's colors. First applies the neutral colors and the code theme, then the accent, and finally adjusts
// colors until each of them has enough contrast on all its backgrounds.
import type { Theme } from '../../../model/config.ts';
import { type Adjustment, withAccent } from './accents.ts';
import { withCodeTheme } from './code-themes.ts';
import { readColor } from './color-space.ts';
import { contrastFailures, withReadableColor } from './contrast.ts';
import { withNeutral } from './neutrals.ts';
import { type ColorToken, criticalTokens, type Palette, type Scheme, type TwoColors, themeColors } from './tokens.ts';

export interface ColorChoice {
  readonly neutral: Theme['neutral'];
  readonly codeTheme: Theme['codeTheme'];
  /** Accent as configured, or `undefined` to use the theme's accent. */
  readonly accent: { readonly light: string; readonly dark: string | undefined } | undefined;
}

export interface SiteColors {
  /** Colors that differ from the theme's colors. */
  readonly critical: readonly ChangedColor[];
  readonly others: readonly ChangedColor[];
  readonly adjustments: readonly Adjustment[];
  /** Color modes whose accent is not a valid color. */
  readonly unreadable: readonly Scheme[];
}

type ChangedColor = readonly [token: ColorToken, colors: TwoColors];

export function siteColors(choice: ColorChoice): SiteColors {
  const base = withCodeTheme(withNeutral(themeColors, choice.neutral), choice.codeTheme);
  const { light, dark, unreadable } = readAccent(choice.accent);
  const accented = light === undefined ? { palette: base, adjustments: [] } : withAccent(base, { light, dark });
  const palette = allReadable(accented.palette);
  const changed = Object.entries(palette).flatMap(([name, colors]): readonly ChangedColor[] => {
    const token = name as ColorToken;
    const own = themeColors[token];
    return colors.light === own.light && colors.dark === own.dark ? [] : [[token, colors]];
  });
  return {
    critical: changed.filter(([token]) => criticalTokens.has(token)),
    others: changed.filter(([token]) => !criticalTokens.has(token)),
    adjustments: accented.adjustments,
    unreadable,
  };
}

interface ReadAccent {
  readonly light: string | undefined;
  readonly dark: string | undefined;
  readonly unreadable: readonly Scheme[];
}

function readAccent(accent: ColorChoice['accent']): ReadAccent {
  if (accent === undefined) return { light: undefined, dark: undefined, unreadable: [] };
  const light = readColor(accent.light);
  const dark = accent.dark === undefined ? undefined : readColor(accent.dark);
  const unreadable: Scheme[] = light === undefined ? ['light'] : [];
  if (accent.dark !== undefined && dark === undefined) unreadable.push('dark');
  return { light, dark, unreadable };
}

const schemes: readonly Scheme[] = ['light', 'dark'];

/**
 * Adjusts all colors except the accents, which have already been adjusted. Colors may need more contrast on backgrounds
 * that are tinted with the accent.
 */
function allReadable(palette: Palette): Palette {
  let adjusted = palette;
  for (const scheme of schemes) {
    for (const { pair } of contrastFailures(palette, scheme))
      adjusted = withReadableColor(adjusted, pair.foreground, scheme);
  }
  return adjusted;
}
