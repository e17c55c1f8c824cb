// Applies a site's theme options to the client. Appends the site's rules to the theme's style sheet and critical CSS,
// and removes theme fonts that the site replaces.
import type { ClientAssets } from '../../model/client-assets.ts';
import type { SiteTheme } from '../../model/theme.ts';
import { withStyles } from './extras.ts';
import { withoutFonts } from './remove-fonts.ts';

export function withSiteTheme(client: ClientAssets, look: SiteTheme): ClientAssets {
  const styled = withStyles(withoutFonts(client, look.replacedFonts), look.css);
  return {
    ...styled,
    criticalCss: styled.criticalCss + look.criticalCss,
    files: [...styled.files, ...look.files],
  };
}
