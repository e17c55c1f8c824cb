// From the folder and the options of a command to the files it works with.
import { basename, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import packageFile from '../../package.json' with { type: 'json' };
import type { BuildRequest } from '../build/build-site.ts';
import { openHistory } from '../build/read-history.ts';
import { openCache } from '../io/cache-folder.ts';
import { openGit } from '../io/git.ts';
import { hashOf } from '../io/hash.ts';
import { isFolder, isInside, openSite, readAbsolute } from '../io/node-files.ts';
import { clock } from '../io/threads.ts';
import type { CacheFolder, SiteFiles } from '../model/file-system.ts';
import { UsageError } from './usage-error.ts';

export interface SiteOptions {
  readonly config?: string;
  readonly out?: string;
}

export interface OpenedSite {
  readonly files: SiteFiles;
  readonly request: Omit<BuildRequest, 'output' | 'log' | 'locales' | 'hasIndex' | 'memory' | 'threads'>;
  readonly outDir: string;
  readonly cache: CacheFolder;
}

export async function openFolder(folder: string, options: SiteOptions): Promise<OpenedSite> {
  const root = resolve(folder);
  if (!(await isFolder(root))) throw new UsageError(`There is no folder ${folder}`);
  const outDir = resolve(options.out ?? `${root}/dist`);
  const files = openSite(root);
  const cache = openCache(root);
  const slashes = (path: string): string => path.split(sep).join('/');
  return {
    files,
    outDir,
    cache,
    request: {
      files,
      configFile: options.config === undefined ? undefined : slashes(relative(root, resolve(options.config))),
      folderName: basename(root),
      ignored: isInside(root, outDir) ? [slashes(relative(root, outDir))] : [],
      generator: `docsgen ${packageFile.version}`,
      engine: await engine(),
      now: clock,
      hashOf,
      readAbsolute,
      history: openHistory(openGit(root), cache),
      // Beside the compiled command.
      clientFile: fileURLToPath(new URL('./client.json', import.meta.url)),
    },
  };
}

/** For commands that leave nothing behind: what earlier ones found in git's log is of use, what this one finds is not kept. */
export function withoutTraces({ files: { root }, cache, request }: OpenedSite): OpenedSite['request'] {
  return { ...request, history: openHistory(openGit(root), { ...cache, write: () => {} }) };
}

/** For those who want to know what is so, whatever was found before. */
export function withoutMemory({ files: { root }, cache, request }: OpenedSite): OpenedSite['request'] {
  return { ...request, history: openHistory(openGit(root), { ...cache, read: () => undefined, write: () => {} }) };
}

/** What docsgen was compiled to, and what Node adds to it: names of languages and dates. */
async function engine(): Promise<string> {
  const compiled = await readAbsolute(fileURLToPath(new URL('./engine.txt', import.meta.url))).catch(() => undefined);
  return `${compiled === undefined ? 'source' : new TextDecoder().decode(compiled)} ${process.versions.icu}`;
}
