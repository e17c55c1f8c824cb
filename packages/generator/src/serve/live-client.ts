// What the browser is given beside the pages while authors write, and where the theme that it is made of is written.
import { join } from 'node:path';
import { type ClientRequest, loadClient } from '../bundle/client/load-client.ts';
import type { SiteFiles } from '../model/adapters/file-system.ts';
import type { ClientAssets } from '../model/client-assets.ts';

export async function clientForAuthors(
  files: SiteFiles,
  request: Pick<ClientRequest, 'readBytes' | 'compiled'>,
): Promise<ClientAssets> {
  const hasOwnIcon = (await files.stamp('static/favicon.svg')) !== undefined;
  return loadClient({ ...request, hasOwnIcon, isLive: true });
}

interface ThemeSources {
  readonly folder: string;
  /** What makes them into what Node runs; only a checkout of docsgen has it. */
  readonly compiler: string;
}

/** `compiledFolder`: see `Ports`. */
export function themeSources(compiledFolder: string): ThemeSources {
  const checkout = join(compiledFolder, '../../..');
  return { folder: join(checkout, 'packages/theme/src'), compiler: join(checkout, 'scripts/compile.js') };
}
