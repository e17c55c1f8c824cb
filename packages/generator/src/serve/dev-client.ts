// What the browser is given beside the pages while authors write, and where the theme that it is made of is written.
import { join } from 'node:path';
import { bundleClient, type ClientRequest, themeFolder } from '../client/bundle-client.ts';
import type { ClientAssets } from '../model/client-assets.ts';
import type { SiteFiles } from '../model/file-system.ts';

export async function bundleForAuthors(files: SiteFiles, readBytes: ClientRequest['readBytes']): Promise<ClientAssets> {
  const hasOwnIcon = (await files.stamp('static/favicon.svg')) !== undefined;
  return bundleClient({ readBytes, hasOwnIcon, isLive: true });
}

export interface ThemeSources {
  readonly folder: string;
  /** What makes them into what Node runs; only a checkout of docsgen has it. */
  readonly compiler: string;
}

export function themeSources(): ThemeSources {
  const folder = themeFolder();
  return { folder, compiler: join(folder, '..', '..', 'compile.js') };
}
