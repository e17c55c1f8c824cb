// Parses and converts CSS colors. Calculations use OKLCH, in which colors of equal lightness look equally light in
// every hue. Results are in the format `#rrggbb`. This is the only module that imports culori.
import 'culori/css';
import { clampChroma, colorsNamed, converter, formatHex, parse, wcagContrast } from 'culori/fn';

const toOklch = converter('oklch');
const toRgb = converter('rgb');

interface Oklch {
  /** From 0 to 1. */
  readonly lightness: number;
  readonly chroma: number;
  /** In degrees; 0 for grays. */
  readonly hue: number;
}

/** Returns a CSS color as `#rrggbb`, or `undefined` if it is invalid or not opaque. */
export function readColor(text: string): string | undefined {
  const color = parse(text.trim());
  if (color === undefined || (color.alpha ?? 1) < 1) return undefined;
  return formatHex(clampChroma(color, 'oklch'));
}

export const colorNames: readonly string[] = Object.keys(colorsNamed);

export function oklchOf(hex: string): Oklch {
  const { l, c, h } = toOklch(hex) ?? { l: 0, c: 0 };
  return { lightness: l, chroma: c, hue: h ?? 0 };
}

/** Returns the nearest displayable color with the same lightness and hue. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  const l = Math.min(1, Math.max(0, lightness));
  return formatHex(clampChroma({ mode: 'oklch', l, c: Math.max(0, chroma), h: hue }, 'oklch'));
}

/** Returns the contrast ratio according to WCAG 2, from 1 to 21. */
export function contrast(a: string, b: string): number {
  return wcagContrast(a, b);
}

/** Returns the color of `color-mix(in srgb, a share%, b)`. `share` is from 0 to 1. */
export function mix(a: string, share: number, b: string): string {
  const [over, under] = [toRgb(a), toRgb(b)];
  if (over === undefined || under === undefined) return b;
  const between = (one: number, other: number): number => one * share + other * (1 - share);
  return formatHex({
    mode: 'rgb',
    r: between(over.r, under.r),
    g: between(over.g, under.g),
    b: between(over.b, under.b),
  });
}
