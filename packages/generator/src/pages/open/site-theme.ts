// The look of a site, for builds and for authors while they write. Only a site that has one loads what makes it.
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
  /** Where what was made is kept. */
  readonly folder: () => CacheFolder | undefined;
  readonly isForced: boolean;
  readonly isLive: boolean;
  readonly readAbsolute: (path: string) => Promise<Uint8Array>;
  /** Nothing is written. */
  readonly isCheck: boolean;
}

const noLook: Look = {
  criticalCss: '',
  css: '',
  files: [],
  replacedFonts: [],
  fonts: {},
  inputs: [],
  diagnostics: [],
};

export async function siteLook(request: SiteLookRequest, { config, tree, brand }: SiteGraph): Promise<Look> {
  const { components: tools } = request;
  const isOwn = config.look || brand.favicon || (brand.logo && isWide(brand.logo));
  const folder = isOwn ? request.folder() : undefined;
  if (!tools || !folder) return noLook;
  const { makeLook, plainLook } = await import('../../bundle/theme/generate-theme.ts');
  const { bundleStyles } = tools;
  const { staticFiles } = tree;
  return makeLook({ ...request, config, look: config.look ?? plainLook, brand, staticFiles, bundleStyles, folder });
}
