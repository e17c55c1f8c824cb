import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import packageFile from '../../package.json' with { type: 'json' };
import { openCompiledClient } from '../bundle/esbuild/compiled-client.ts';
import { bundleModule, cachedBundles, themeModulesFile } from '../bundle/esbuild/lazy-esbuild.ts';
import type { ResultCache } from '../caching/cached-result.ts';
import { openHistory } from '../content/history/read-history.ts';
import { UsageError } from '../diagnostics/usage-error.ts';
import type { CacheFolder, SiteFiles } from '../model/adapters/file-system.ts';
import type { Ports } from '../model/adapters/ports.ts';
import type { BuildRequest } from '../pages/open/build-request.ts';
import { openCache } from '../platform/cache-folder.ts';
import { openGit } from '../platform/git.ts';
import { isFolder, kindOf, openSite, readAbsolute } from '../platform/node-files.ts';
import { foldersIn } from '../platform/output-folder.ts';
import { runModule } from '../platform/run-module.ts';
import { isInside, pathFromRoot } from '../text/file-paths.ts';
import { nearestName } from '../text/wording.ts';
import type { ReportOptions } from './reporting.ts';

export interface SiteOptions extends Pick<ReportOptions, 'reporter' | 'quiet'> {
  readonly config?: string;
  readonly out?: string;
  readonly strict?: boolean;
  /** Whether to print the duration of each stage. */
  readonly verbose?: boolean;
}

interface OpenOptions extends SiteOptions {
  /** Name of the command, which is passed to configurations that are functions. */
  readonly command: string;
  /** Whether this is the development server. */
  readonly isLive?: boolean;
}

export interface OpenedSite {
  readonly files: SiteFiles;
  readonly request: Omit<
    BuildRequest,
    'output' | 'log' | 'locales' | 'hasIndex' | 'isForReaders' | 'cache' | 'threads'
  >;
  readonly outDir: string;
  readonly cache: CacheFolder;
}

export async function openFolder(folder: string, options: OpenOptions, ports: Ports): Promise<OpenedSite> {
  const { cwd, clock, compiledFolder } = ports;
  const root = resolve(cwd, folder);
  await refuseMissingFolder(folder, root);
  const outDir = resolve(cwd, options.out ?? `${root}/dist`);
  const files = openSite(root);
  const cache = openCache(root);
  const ownHash = await codeHash(compiledFolder);
  const cacheOptions = { folder: cache, codeHash: ownHash, isForced: false };
  const slashes = (path: string): string => path.split(sep).join('/');
  return {
    files,
    outDir,
    cache,
    request: {
      files,
      configFile: options.config === undefined ? undefined : slashes(relative(root, resolve(cwd, options.config))),
      configModules: {
        bundle: bundleModule,
        bundlePlugin: cachedBundles(cacheOptions),
        run: runModule,
        environment: { command: options.command, mode: options.isLive ? 'development' : 'production' },
      },
      folderName: basename(root),
      ignored: isInside(root, outDir) ? [slashes(relative(root, outDir))] : [],
      generator: `docsgen ${packageFile.version}`,
      codeHash: ownHash,
      isStrict: options.strict ?? false,
      now: clock.now,
      today: todayOf(ports),
      themeModules: join(compiledFolder, themeModulesFile),
      history: openHistory(openGit(root), cacheOptions),
      clientFile: openCompiledClient(join(compiledFolder, 'client.json')),
    },
  };
}

/**
 * Returns the current day in UTC, as `YYYY-MM-DD`. `SOURCE_DATE_EPOCH`, in seconds since 1970, overrides the current
 * day for reproducible builds.
 */
export function todayOf({ env, clock }: Ports): string {
  const seconds = Number(env.SOURCE_DATE_EPOCH || Number.NaN);
  const date = new Date(Number.isFinite(seconds) ? seconds * 1000 : clock.now());
  return date.toISOString().slice(0, 10);
}

async function refuseMissingFolder(written: string, path: string): Promise<void> {
  if (await isFolder(path)) return;
  if ((await kindOf(path)) === 'file') throw new UsageError(`'${written}' is a file: pass the site folder instead`);
  const meant = nearestName(basename(path), await foldersIn(dirname(path)));
  const hint = meant === undefined ? '' : `. Did you mean ${join(dirname(written), meant)}?`;
  throw new UsageError(`Folder not found: '${written}'${hint}`);
}

/** Returns a request that reads the cache but does not write it, for commands that write no files. */
export function withReadOnlyCache(opened: OpenedSite): OpenedSite['request'] {
  return withCache(opened, { read: opened.cache.read, write: () => {} });
}

/** Returns a request that neither reads nor writes the cache, for `--verify`. */
export function withoutCache(opened: OpenedSite): OpenedSite['request'] {
  return withCache(opened, { read: () => undefined, write: () => {} });
}

function withCache({ files: { root }, request }: OpenedSite, folder: ResultCache): OpenedSite['request'] {
  const { configModules, codeHash } = request;
  const options = { folder, codeHash, isForced: false };
  return {
    ...request,
    history: openHistory(openGit(root), options),
    ...(configModules && { configModules: { ...configModules, bundlePlugin: cachedBundles(options) } }),
  };
}

/** Returns a hash of docsgen's code, followed by the version of Node's locale data (ICU). */
async function codeHash(compiledFolder: string): Promise<string> {
  const compiled = await readAbsolute(join(compiledFolder, 'code-hash.txt')).catch(() => undefined);
  return `${compiled === undefined ? 'source' : new TextDecoder().decode(compiled)} ${process.versions.icu}`;
}

/** Returns a path as shown in the terminal, relative to the working directory. */
export function shownPath(path: string, { cwd }: Ports): string {
  return relative(cwd, path) || path;
}

/**
 * Converts a path argument, which may be relative to the working directory or to the site's root, to a path relative to
 * the site's root.
 */
export function sitePath(path: string, { files: { root } }: OpenedSite, { cwd }: Ports): string {
  const absolute = resolve(cwd, path);
  const written = path.replaceAll('\\', '/').replace(/^\.\//, '');
  return isInside(root, absolute) ? pathFromRoot(root, absolute) + (/\/$/.test(written) ? '/' : '') : written;
}
