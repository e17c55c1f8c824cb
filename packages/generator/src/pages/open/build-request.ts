// What a build is asked for, and what it reports.

import type { Languages } from '../../config/languages/load-languages.ts';
import type { ComponentTools } from '../../model/adapters/component-bundler.ts';
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { ReadHistory } from '../../model/adapters/history.ts';
import type { WatchStrays } from '../../model/adapters/ports.ts';
import type { CompiledClient } from '../../model/client-assets.ts';
import type { ConfigModules } from '../../model/config-module.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { OutputFolder, PublishSummary } from '../../model/output.ts';
import type { CategoryFile, SidebarFile, SiteGraph } from '../../model/site.ts';
import type { PublishRequest } from '../../output/publish.ts';
import type { OpenPlugins } from '../../plugins/open-plugins.ts';
import type { BuiltPages } from '../cache/built-pages.ts';
import type { WorkObserver } from '../workers/work-observer.ts';
import type { ThreadRequest } from '../workers/worker-pool.ts';
import type { CacheRequest } from './build-cache.ts';
import type { BuildLog } from './build-log.ts';

/** Which site is meant, and how it is read. */
export interface LoadRequest {
  readonly files: SiteFiles;
  /** From the site's folder; `undefined`: `site.config.yaml` or another of its names, if there is one. */
  readonly configFile: string | undefined;
  readonly configModules?: ConfigModules;
  readonly folderName: string;
  /** Folders inside the site that are not content: the output. */
  readonly ignored: readonly string[];
  /** The day, in UTC, that counts as today: `2025-03-14`. Left out: every post is due. */
  readonly today?: string;
  readonly hashOf: (content: string | Uint8Array) => string;
  readonly log: BuildLog;
}

/** What docsgen understands of a site before any page is made. */
export interface SiteModel {
  /** Category and sidebar files. */
  readonly categories: readonly (CategoryFile | SidebarFile)[];
  /** `undefined`: the configuration is so wrong that there is no site. */
  readonly graph: SiteGraph | undefined;
  readonly languages: Languages;
  /** True if defaults replace wrong values of the configuration: such a site is checked, never published. */
  readonly isFaulty: boolean;
  /** Left out where the site has none. */
  readonly plugins?: OpenPlugins;
  readonly diagnostics: readonly Diagnostic[];
}

export interface BuildRequest extends LoadRequest {
  /** Warnings count as errors. */
  readonly isStrict: boolean;
  /** `undefined`: look for mistakes, write nothing. */
  readonly output: OutputFolder | undefined;
  /** Only pages of these locales are written; empty: all. */
  readonly locales: readonly string[];
  /** Name and version of docsgen. */
  readonly generator: string;
  /** Digest of docsgen's own code: what another docsgen made is made again. */
  readonly codeHash: string;
  readonly readAbsolute: (path: string) => Promise<Uint8Array>;
  readonly history: ReadHistory;
  /** False: the full text is not indexed, and the search knows titles only. */
  readonly hasIndex: boolean;
  /** See `ClientRequest.compiled`. */
  readonly clientFile: CompiledClient | undefined;
  /** `undefined`: nothing is known of earlier builds, and nothing is kept for later ones. */
  readonly cache: CacheRequest | undefined;
  /** `undefined`: everything is done in this thread. */
  readonly threads: ThreadRequest | undefined;
  /**
   * The output is a site that readers may have open: files that its pages used stay for a while. False for one that is
   * built again with every change, and for a shard.
   */
  readonly isForReaders: boolean;
  /** `undefined`: pages can import nothing. */
  readonly components?: ComponentTools;
  /** Milliseconds since 1970, of a clock that all threads have in common. */
  readonly now: () => number;
  readonly observe?: WorkObserver;
  /** `undefined`: errors that no plugin's call throws are Node's affair. */
  readonly watchStrays?: WatchStrays;
  /** For a build without cache and threads: facts of articles name links into other sites, too. */
  readonly notesExternal?: boolean;
  /** Gets what was made instead of the output folder, which stays as it is; the index is made anew too. */
  readonly verify?: (made: PublishRequest) => Promise<readonly Diagnostic[]>;
}

export interface BuildReport {
  readonly diagnostics: readonly Diagnostic[];
  readonly graph: SiteGraph | undefined;
  /** `undefined`: none were made. */
  readonly pages: BuiltPages | undefined;
  /** `undefined` where nothing was published: after mistakes, and after a check. */
  readonly published: PublishSummary | undefined;
  /** Number of pages that were rendered; the others are as the previous build left them. */
  readonly rendered: number;
  /** See `SiteComponents.inputs`, with what plugins have read; left out where none were looked for. */
  readonly componentInputs?: readonly string[];
}
