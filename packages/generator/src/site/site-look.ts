// The look of a site, for builds and for authors while they write. Only a site that has one loads what makes it.
import type { ComponentTools } from '../model/component-bundler.ts';
import type { CacheFolder, SiteFiles } from '../model/file-system.ts';
import type { Look } from '../model/look.ts';
import type { SiteGraph } from '../model/site.ts';

interface SiteLookRequest {
  readonly files: SiteFiles;
  readonly codeHash: string;
  readonly hashOf: (content: string | Uint8Array) => string;
  readonly components?: Pick<ComponentTools, 'bundleStyles'>;
  /** Where what was made is kept. */
  readonly folder: () => CacheFolder | undefined;
  readonly isForced: boolean;
  readonly isLive: boolean;
}

const noLook: Look = { criticalCss: '', css: '', files: [], inputs: [], diagnostics: [] };

export async function siteLook(request: SiteLookRequest, { config, tree }: SiteGraph): Promise<Look> {
  const { look } = config;
  const { components: tools } = request;
  const folder = look && request.folder();
  if (!look || !tools || !folder) return noLook;
  const { makeLook } = await import('../look/make-look.ts');
  const { staticFiles } = tree;
  return makeLook({ ...request, config, look, staticFiles, bundleStyles: tools.bundleStyles, folder });
}
