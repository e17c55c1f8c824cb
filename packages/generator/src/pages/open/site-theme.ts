// Loads the theme options of a site. The style generator is only loaded if the site sets theme options.
import type { Bundling } from '../../bundle/esbuild/bundling.ts';
import { isWide } from '../../bundle/theme/wide-logo.ts';
import type { SiteConfig } from '../../model/config.ts';
import { theme as themeSchema } from '../../model/schema/theme-schema.ts';
import type { SiteGraph } from '../../model/site.ts';
import type { SiteTheme } from '../../model/theme.ts';

const noSiteTheme: SiteTheme = {
  criticalCss: '',
  css: '',
  files: [],
  replacedFonts: [],
  inputs: [],
  diagnostics: [],
};

/** Whether a site sets options other than the logo and the favicon. */
function hasThemeOptions({ theme: { logo: _logo, favicon: _favicon, ...options }, css }: SiteConfig): boolean {
  return css.length > 0 || JSON.stringify(options) !== JSON.stringify(themeSchema.parse({}));
}

/** `isCheck` is set if the build only checks the site and writes nothing. */
export async function loadSiteTheme(
  bundling: Bundling,
  { config, tree, brand }: SiteGraph,
  { isCheck }: { readonly isCheck: boolean },
): Promise<SiteTheme> {
  const isOwn = hasThemeOptions(config) || brand.favicon || (brand.logo && isWide(brand.logo));
  if (!isOwn) return noSiteTheme;
  const { generateTheme } = await import('../../bundle/theme/generate-theme.ts');
  const { staticFiles } = tree;
  return generateTheme({ ...bundling, folder: bundling.folder(), config, brand, staticFiles, isCheck });
}
