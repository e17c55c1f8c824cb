// Adds a site's theme options to the client. Its rules follow the theme's in the style sheet and in the critical CSS.
// Theme fonts that it replaces are removed.
import type { ClientAssets } from '../../model/client-assets.ts';
import type { Look } from '../../model/theme.ts';
import { withStyles } from './extras.ts';
import { withoutFonts } from './remove-fonts.ts';

export function withLook(client: ClientAssets, look: Look, hashOf: (content: Uint8Array) => string): ClientAssets {
  const styled = withStyles(withoutFonts(client, look.replacedFonts), look.css, hashOf);
  return {
    ...styled,
    criticalCss: styled.criticalCss + look.criticalCss,
    files: [...styled.files, ...look.files],
    fonts: { ...styled.fonts, ...look.fonts },
  };
}
