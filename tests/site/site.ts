// Builds a whole site given as an object literal: writes it into a real folder, runs the real stages, and reads the
// output.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buildSite } from '../../packages/generator/src/build-site.ts';
import { cachedBundles } from '../../packages/generator/src/bundle/esbuild/bundle-cache.ts';
import { bundleModule } from '../../packages/generator/src/bundle/esbuild/bundle-module.ts';
import { openCompiledClient } from '../../packages/generator/src/bundle/esbuild/compiled-client.ts';
import { openHistory } from '../../packages/generator/src/content/history/read-history.ts';
import type { StageWatch } from '../../packages/generator/src/model/adapters/ports.ts';
import type { OutputFolder } from '../../packages/generator/src/model/output.ts';
import { unpackShard } from '../../packages/generator/src/pages/cache/shard.ts';
import { createBuildLog } from '../../packages/generator/src/pages/open/build-log.ts';
import type { BuildReport, BuildRequest } from '../../packages/generator/src/pages/open/build-request.ts';
import { filesIn, openCache } from '../../packages/generator/src/platform/cache-folder.ts';
import { openGit } from '../../packages/generator/src/platform/git.ts';
import { openSite } from '../../packages/generator/src/platform/node-files.ts';
import { openOutput } from '../../packages/generator/src/platform/output-folder.ts';
import { runModule } from '../../packages/generator/src/platform/run-module.ts';
import { machine, startThread } from '../../packages/generator/src/platform/threads.ts';
import { hashOf } from '../../packages/generator/src/text/hash.ts';
import { type Verification, verifySite } from '../../packages/generator/src/verify-site.ts';
import { clientFile, modulesFile, threadFile } from './client-file.ts';
import { readFolder, type SiteLiteral, writeFiles } from './site-files.ts';

export interface BuildOptions {
  readonly locales?: readonly string[];
  /** Relative to the site's folder. Default: `dist`. */
  readonly out?: string;
  /** Relative to the site's folder. Default: `site.config.yaml`, if it exists. */
  readonly config?: string;
  /** Replaces the real output folder, for builds that are disturbed. */
  readonly openOutput?: (folder: string) => OutputFolder;
  /** Only check for errors. */
  readonly isCheck?: boolean;
  /** Called when pages are done. */
  readonly progress?: (done: number, total: number) => void;
  /** Reports long stages. */
  readonly watch?: StageWatch;
  /** See `BuildRequest`. */
  readonly notesExternal?: boolean;
  /** Creates the full-text index, which takes longer than all other steps in the build of a small site. */
  readonly hasIndex?: boolean;
  /** Whether to use the cache of earlier builds in `.docsgen/cache`. Default: false. */
  readonly cache?: boolean;
  /** Reads every file, even if its size and time are unchanged. */
  readonly force?: boolean;
  /** Number of threads; with 1, everything runs in this process. */
  readonly jobs?: number;
  /** Module that the other threads run. Default: the real one. */
  readonly threadFile?: string;
  /** Identifies the code of docsgen and its theme. A different string simulates a different version of docsgen. */
  readonly codeHash?: string;
  /** Absolute path of the theme's compiled bundle. Default: the real one. */
  readonly clientFile?: string;
  /**
   * Day of publication of a site that readers may have open, so that old files are preserved for a while. Default:
   * none.
   */
  readonly day?: number;
  /** Day of the build, for scheduled posts: `2025-03-14`. Default: all posts are published. */
  readonly today?: string;
  /** Compiles one of several shards, counted from 1, with a cache; `merge` builds the site from them. */
  readonly shard?: { readonly index: number; readonly count: number };
}

export interface BuiltSite extends BuildReport {
  /** Returns an output file as text. Throws if it does not exist. */
  readonly read: (path: string) => string;
  readonly readBytes: (path: string) => Uint8Array;
  /** Every file of the output, sorted. */
  readonly files: () => string[];
}

export interface Site {
  /** Absolute path of the folder. */
  readonly root: string;
  readonly build: (options?: BuildOptions) => Promise<BuiltSite>;
  /** Compares the output with that of a fresh build. */
  readonly verify: (options?: BuildOptions) => Promise<Verification>;
  /** Builds the site with a cache and the articles of shards, whose folders are relative to the site's folder. */
  readonly merge: (folders: readonly string[], options?: BuildOptions) => Promise<BuiltSite>;
  /** Adds or overwrites files. */
  readonly write: (files: SiteLiteral) => Promise<void>;
  readonly remove: (path: string) => Promise<void>;
}

/** The folder is removed when `use` returns. */
export async function withSite(files: SiteLiteral, use: (site: Site) => Promise<void>): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'docsgen-site-'));
  try {
    await writeFiles(root, files);
    await use({
      root,
      build: (options = {}) => build(root, options),
      verify: (options = {}) => withRequest(root, options, verifySite),
      merge: (folders, options = {}) => merge(root, options, folders),
      write: (more) => writeFiles(root, more),
      remove: (path) => rm(join(root, path), { recursive: true }),
    });
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

function merge(root: string, options: BuildOptions, shards: readonly string[]): Promise<BuiltSite> {
  for (const name of shards) {
    if (!unpackShard(filesIn(join(root, name)), openCache(root))) throw new Error(`${name} contains no shard`);
  }
  return build(root, { ...options, cache: true });
}

async function build(root: string, options: BuildOptions): Promise<BuiltSite> {
  const report = await withRequest(
    root,
    { ...options, cache: options.cache || options.shard !== undefined },
    buildSite,
  );
  return { ...report, ...reader(await readFolder(join(root, options.out ?? 'dist'))) };
}

async function withRequest<T>(
  root: string,
  options: BuildOptions,
  use: (request: BuildRequest) => Promise<T>,
): Promise<T> {
  const out = options.out ?? 'dist';
  const folder = join(root, out);
  const output = options.isCheck ? undefined : (options.openOutput ?? openOutput)(folder);
  const { progress = () => {}, codeHash = 'test' } = options;
  const resultCache = { folder: openCache(root), codeHash, isForced: false };
  const { log } = createBuildLog({ begin: () => {}, progress, end: () => {} }, () => 0, options.watch);
  try {
    return await use({
      files: openSite(root),
      configFile: options.config,
      configModules: {
        bundle: bundleModule,
        ...(options.cache && { bundlePlugin: cachedBundles(resultCache) }),
        run: runModule,
        environment: { command: 'build', mode: 'production' },
      },
      folderName: basename(root),
      ignored: [out],
      ...(options.today !== undefined && { today: options.today }),
      isStrict: false,
      output,
      locales: options.locales ?? [],
      notesExternal: options.notesExternal ?? false,
      generator: 'docsgen test',
      codeHash,
      cache: options.cache
        ? { folder: openCache(root), name: `builds/${hashOf(out)}`, isForced: options.force ?? false }
        : undefined,
      threads:
        options.jobs === undefined
          ? undefined
          : {
              start: () => startThread(options.threadFile ?? threadFile),
              machine: machine(),
              spareMemory: () => {},
              wanted: options.jobs,
            },
      now: () => (options.day ?? 0) * 86_400_000,
      themeModules: modulesFile,
      history: openHistory(openGit(root), resultCache),
      hasIndex: options.hasIndex ?? false,
      isForReaders: options.day !== undefined,
      shard: options.shard,
      clientFile: options.clientFile === undefined ? clientFile : openCompiledClient(options.clientFile),
      log,
    });
  } finally {
    await output?.close();
  }
}

function reader(written: ReadonlyMap<string, Buffer>): Pick<BuiltSite, 'read' | 'readBytes' | 'files'> {
  const readBytes = (path: string): Uint8Array => {
    const content = written.get(path);
    if (!content)
      throw new Error(`The build wrote no ${path}; it wrote ${[...written.keys()].join(', ') || 'nothing'}`);
    return content;
  };
  return {
    readBytes,
    read: (path) => new TextDecoder().decode(readBytes(path)),
    files: () => [...written.keys()],
  };
}
