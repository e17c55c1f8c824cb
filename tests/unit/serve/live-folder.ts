// A site in a temporary folder, read as by `serve --watch`, but without a server.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadClient } from '../../../packages/generator/src/bundle/client/load-client.ts';
import { bundleModule } from '../../../packages/generator/src/bundle/esbuild/bundle-module.ts';
import { openBundling } from '../../../packages/generator/src/bundle/esbuild/bundling.ts';
import { memoryCache } from '../../../packages/generator/src/caching/cached-result.ts';
import { openSite } from '../../../packages/generator/src/platform/node-files.ts';
import { runModule } from '../../../packages/generator/src/platform/run-module.ts';
import { overlaid } from '../../../packages/generator/src/plugins/overlay.ts';
import { LiveSite } from '../../../packages/generator/src/serve/live-site.ts';
import { firstSnapshot, nextSnapshot } from '../../../packages/generator/src/serve/next-snapshot.ts';
import { CachedFiles } from '../../../packages/generator/src/serve/watch/cached-files.ts';
import type { Snapshot, SnapshotRequest } from '../../../packages/generator/src/serve-site.ts';
import { clientFile, modulesFile } from '../../site/client-file.ts';
import { type SiteLiteral, writeFiles } from '../../site/site-files.ts';

export interface LiveFolder {
  readonly files: CachedFiles;
  /** Output paths of images and downloads, in the order in which pages requested them. */
  readonly assets: readonly string[];
  readonly first: () => Promise<Snapshot>;
  /** Returns the snapshot after writing these files; `undefined` removes a file. */
  readonly next: (previous: Snapshot, changes: Readonly<Record<string, string | undefined>>) => Promise<Snapshot>;
  /** The site with its responses, without a search index. */
  readonly site: () => Promise<LiveSite>;
  readonly remove: () => Promise<void>;
}

export async function openLiveFolder(literal: SiteLiteral): Promise<LiveFolder> {
  const root = await mkdtemp(join(tmpdir(), 'docsgen-snapshot-'));
  await writeFiles(root, literal);
  const files = new CachedFiles(openSite(root));
  const assets: string[] = [];
  const [overlay, codeHash] = [overlaid(files), 'test'];
  const shared = { files: overlay, codeHash, themeModules: modulesFile };
  const request: SnapshotRequest = {
    files: overlay,
    memory: memoryCache(),
    configFile: undefined,
    configModules: { bundle: bundleModule, run: runModule, environment: { command: 'serve', mode: 'development' } },
    folderName: 'site',
    ignored: [],
    generator: 'docsgen test',
    codeHash,
    bundling: openBundling({ ...shared, which: 'kept', isForced: false, isLive: true }),
    history: async () => ({ value: new Map(), diagnostics: [] }),
    onAsset: ({ path }) => assets.push(path),
  };
  return {
    files,
    assets,
    first: async () =>
      firstSnapshot(request, await loadClient({ compiled: clientFile, hasOwnIcon: false, isLive: true })),
    site: () => LiveSite.load({ ...request, ...shared, files, clientFile }),
    next: async (previous, changes) => {
      for (const [path, content] of Object.entries(changes)) {
        if (content === undefined) await rm(join(root, path));
        else await writeFiles(root, { [path]: content });
      }
      return nextSnapshot(request, previous, await files.refresh(Object.keys(changes)));
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
