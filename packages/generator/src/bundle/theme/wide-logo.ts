// Shrinks a logo that is too wide to fit next to the menu and the search on small phones.
import type { Logo } from '../../model/brand.ts';

/** Available width on the smallest phones, in pixels. */
const maxWidth = 160;

export function isWide({ light, height }: Logo): boolean {
  return (light.width * height) / light.height > maxWidth;
}

export const wideLogoRules =
  '.logo{flex:0 1 auto;min-inline-size:0}.logo>*{max-inline-size:100%;min-inline-size:0;block-size:auto}';
