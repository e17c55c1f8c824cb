// Loads the theme options of a site. The style generator is only loaded if the site sets theme options.
import { isWide } from '../../bundle/theme/wide-logo.ts';
import type { ComponentTools } from '../../model/adapters/component-bundler.ts';
import type { CacheFolder, SiteFiles } from '../../model/adapters/file-system.ts';
import type { SiteGraph } from '../../model/site.ts';
import type { Look } from '../../model/theme.ts';

interface SiteLookRequest {
  readonly files: SiteFiles;
  readonly codeHash: string;
  readonly hashOf: (content: string | Uint8Array) => string;
  readonly components?: Pick<ComponentTools, 'bundleStyles'>;
  /** Folder for the cached theme. */
  readonly folder: () => CacheFolder | undefined;
  readonly isForced: boolean;
  readonly isLive: boolean;
  readonly readAbsolute: (path: string) => Promise<Uint8Array>;
  /** Whether the build only checks the site and writes nothing. */
  readonly isCheck: boolean;
}

const noLook: Look = {
  criticalCss: '',
  css: '',
  files: [],
  replacedFonts: [],
  inputs: [],
  diagnostics: [],
};

export async function loadSiteTheme(request: SiteLookRequest, { config, tree, brand }: SiteGraph): Promise<Look> {
  const { components: tools } = request;
  const isOwn = config.look || brand.favicon || (brand.logo && isWide(brand.logo));
  const folder = isOwn ? request.folder() : undefined;
  if (!tools || !folder) return noLook;
  const { generateTheme, defaultTheme } = await import('../../bundle/theme/generate-theme.ts');
  const { bundleStyles } = tools;
  const { staticFiles } = tree;
  return generateTheme({
    ...request,
    config,
    look: config.look ?? defaultTheme,
    brand,
    staticFiles,
    bundleStyles,
    folder,
  });
}
