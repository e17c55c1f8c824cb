// Rules for a logo that is wider than some phones have room for beside the menu and the search: there it shrinks as a
// whole. No other site needs them.
import type { Logo } from '../../model/brand.ts';

/** Pixels that the narrowest phones have for it. */
const room = 160;

export function isWide({ light, height }: Logo): boolean {
  return (light.width * height) / light.height > room;
}

export const wideLogoRules =
  '.logo{flex:0 1 auto;min-inline-size:0}.logo>*{max-inline-size:100%;min-inline-size:0;block-size:auto}';
