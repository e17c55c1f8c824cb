// Loads the client files for the development server. In a checkout of docsgen, they are compiled from the theme's
// sources.
import { join } from 'node:path';
import { type ClientRequest, loadClient } from '../bundle/client/load-client.ts';
import type { SiteFiles } from '../model/adapters/file-system.ts';
import type { ClientAssets } from '../model/client-assets.ts';

export async function liveClientAssets(files: SiteFiles, compiled: ClientRequest['compiled']): Promise<ClientAssets> {
  const hasOwnIcon = (await files.stamp('static/favicon.svg')) !== undefined;
  return loadClient({ compiled, hasOwnIcon, isLive: true });
}

interface ThemeSources {
  readonly folder: string;
  /** Script that compiles the sources. The folder exists only in a checkout of docsgen. */
  readonly compiler: string;
}

export function themeSources(compiledFolder: string): ThemeSources {
  const checkout = join(compiledFolder, '../../..');
  return { folder: join(checkout, 'packages/theme/src'), compiler: join(checkout, 'scripts/compile.js') };
}
