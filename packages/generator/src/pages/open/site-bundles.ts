// Bundles the code of a site: its components, its overrides of theme components, and its theme options. Builds and the
// development server use the same functions, which load a bundler only if the site needs it.

import { loadClient } from '../../bundle/client/load-client.ts';
import type { FoundModules } from '../../bundle/components/find-modules.ts';
import { overridePaths } from '../../bundle/components/override-files.ts';
import type { SiteComponents } from '../../bundle/components/site-components.ts';
import type { Bundling } from '../../bundle/esbuild/bundling.ts';
import { isWide } from '../../bundle/theme/wide-logo.ts';
import type { ClientAssets, CompiledClient } from '../../model/client-assets.ts';
import type { SiteConfig } from '../../model/config.ts';
import { theme as themeSchema, unstyledKeys } from '../../model/schema/theme-schema.ts';
import type { SiteGraph } from '../../model/site.ts';
import type { SiteTheme } from '../../model/theme.ts';
import { faviconPath } from '../../routes/output-paths.ts';

/** Compiles the modules that pages and plugins need. */
export async function bundleComponents(
  bundling: Bundling,
  { config }: SiteGraph,
  found: FoundModules,
): Promise<SiteComponents> {
  const { bundleSite } = await import('../../bundle/components/bundle-site.ts');
  return bundleSite(bundling, found, config);
}

/** Loads the bundled theme, with the component overrides of the site. */
export async function loadSiteClient(
  compiled: CompiledClient,
  bundling: Bundling,
  { config, tree, brand }: SiteGraph,
): Promise<ClientAssets> {
  const hasOwnIcon = brand.favicon !== undefined || tree.staticFiles.has(faviconPath);
  return addOverrides(await loadClient({ compiled, hasOwnIcon, isLive: false }), bundling, config);
}

/** Adds the component overrides of a site. */
export async function addOverrides(
  client: ClientAssets,
  bundling: Bundling,
  { baseUrl }: SiteConfig,
): Promise<ClientAssets> {
  const scripts = await overridePaths(bundling.files);
  if (scripts.length === 0) return client;
  const { withOverrides } = await import('../../bundle/components/bundle-overrides.ts');
  return withOverrides(client, bundling, { scripts, baseUrl });
}

const noSiteTheme: SiteTheme = {
  criticalCss: '',
  css: '',
  files: [],
  replacedFonts: [],
  inputs: [],
  diagnostics: [],
};

const defaultStyles = JSON.stringify(styleOptions(themeSchema.parse({})));

/** Returns the options that need generated styles or fonts. */
function styleOptions(theme: SiteConfig['theme']): object {
  return Object.entries(theme).filter(([key]) => !(key in unstyledKeys));
}

/**
 * Generates the styles, fonts and icons that the theme options need. `isCheck` is set if the build only checks the site
 * and writes nothing.
 */
export async function loadSiteTheme(
  bundling: Bundling,
  { config, tree, brand }: SiteGraph,
  { isCheck }: { readonly isCheck: boolean },
): Promise<SiteTheme> {
  const hasStyles = config.css.length > 0 || JSON.stringify(styleOptions(config.theme)) !== defaultStyles;
  if (!hasStyles && !brand.favicon && !(brand.logo && isWide(brand.logo))) return noSiteTheme;
  const { generateTheme } = await import('../../bundle/theme/generate-theme.ts');
  const { staticFiles } = tree;
  return generateTheme({ ...bundling, folder: bundling.folder(), config, brand, staticFiles, isCheck });
}
