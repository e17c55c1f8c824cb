// Loads the theme options of a site. The style generator is only loaded if the site sets theme options.
import { isWide } from '../../bundle/theme/wide-logo.ts';
import type { ComponentTools } from '../../model/adapters/component-bundler.ts';
import type { CacheFolder, SiteFiles } from '../../model/adapters/file-system.ts';
import type { SiteConfig } from '../../model/config.ts';
import { theme as themeSchema } from '../../model/schema/theme-schema.ts';
import type { SiteGraph } from '../../model/site.ts';
import type { SiteTheme } from '../../model/theme.ts';

interface SiteThemeRequest {
  readonly files: SiteFiles;
  readonly codeHash: string;
  readonly components?: Pick<ComponentTools, 'bundleStyles'>;
  /** Folder for the cached theme. */
  readonly folder: () => CacheFolder | undefined;
  readonly isForced: boolean;
  readonly isLive: boolean;
  readonly readAbsolute: (path: string) => Promise<Uint8Array>;
  /** Whether the build only checks the site and writes nothing. */
  readonly isCheck: boolean;
}

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

export async function loadSiteTheme(request: SiteThemeRequest, { config, tree, brand }: SiteGraph): Promise<SiteTheme> {
  const { components: tools } = request;
  const isOwn = hasThemeOptions(config) || brand.favicon || (brand.logo && isWide(brand.logo));
  const folder = isOwn ? request.folder() : undefined;
  if (!tools || !folder) return noSiteTheme;
  const { generateTheme } = await import('../../bundle/theme/generate-theme.ts');
  const { bundleStyles } = tools;
  const { staticFiles } = tree;
  return generateTheme({
    ...request,
    config,
    brand,
    staticFiles,
    bundleStyles,
    folder,
  });
}
