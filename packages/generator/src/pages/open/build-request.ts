import type { Languages } from '../../config/languages/load-languages.ts';
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { ReadHistory } from '../../model/adapters/history.ts';
import type { CompiledClient } from '../../model/client-assets.ts';
import type { ConfigModules } from '../../model/config-module.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { OutputFolder, PublishSummary } from '../../model/output.ts';
import type { SiteGraph } from '../../model/site.ts';
import type { CategoryFile, SidebarFile } from '../../model/source.ts';
import type { PublishRequest } from '../../output/publish.ts';
import type { OpenPlugins } from '../../plugins/open-plugins.ts';
import type { CacheRequest } from '../cache/build-cache.ts';
import type { BuiltPages } from '../cache/built-pages.ts';
import type { Shard } from '../cache/shard.ts';
import type { WorkObserver } from '../workers/work-observer.ts';
import type { ThreadRequest } from '../workers/worker-pool.ts';
import type { BuildLog } from './build-log.ts';
import type { ReloadModules } from './reload-modules.ts';

/** The site to load, and options for reading it. */
export interface LoadRequest {
  readonly files: SiteFiles;
  /**
   * Path relative to the site's root. If `undefined`, `site.config.yaml` or a configuration file with another default
   * name is used, if it exists.
   */
  readonly configFile: string | undefined;
  readonly configModules?: ConfigModules;
  readonly folderName: string;
  /** Folders in the site that are not content, such as the output folder. */
  readonly ignored: readonly string[];
  /**
   * The current date in UTC, such as `2025-03-14`. Posts with a later date are not published. If the date is not set,
   * all posts are published.
   */
  readonly today?: string;
  readonly log: BuildLog;
}

/** All data of a site that is known before its pages are built. */
export interface SiteModel {
  /** Category and sidebar files. */
  readonly categories: readonly (CategoryFile | SidebarFile)[];
  /** `undefined` if errors in the configuration prevent loading the site. */
  readonly graph: SiteGraph | undefined;
  readonly languages: Languages;
  /**
   * Whether invalid values in the configuration were replaced with defaults. Such a site is checked but never
   * published.
   */
  readonly isFaulty: boolean;
  readonly plugins?: OpenPlugins | undefined;
  /** Other files that the configuration imports, relative to the site's root. */
  readonly configInputs: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

export interface BuildRequest extends LoadRequest {
  /** Whether warnings are treated as errors. */
  readonly isStrict: boolean;
  /** If `undefined`, the site is only checked, and no files are written. */
  readonly output: OutputFolder | undefined;
  /** Codes of the locales whose pages are written, or an empty array for all locales. */
  readonly locales: readonly string[];
  /** Set if only the articles of this shard are compiled, and no pages are rendered. Requires a cache. */
  readonly shard?: Shard | undefined;
  readonly generator: string;
  /** Digest of docsgen's code, so that a new version rebuilds everything. */
  readonly codeHash: string;
  readonly history: ReadHistory;
  /** Whether the full text is indexed. If false, the search only finds titles and headings. */
  readonly hasIndex: boolean;
  readonly clientFile: CompiledClient;
  /** `undefined` disables the cache. */
  readonly cache: CacheRequest | undefined;
  /** If `undefined`, the build only uses the main thread. */
  readonly threads: ThreadRequest | undefined;
  /**
   * Whether readers may have pages of the published site open. If so, the files that these pages load are kept for a
   * while. False for shards and for sites that are rebuilt with every change.
   */
  readonly isForReaders: boolean;
  /** See `Bundling`. */
  readonly themeModules: string;
  /** Set if this is one of several builds of `--watch`. See `openReloading`. */
  readonly reload?: ReloadModules | undefined;
  /** Returns the time in milliseconds since 1970, from a clock shared by all threads. */
  readonly now: () => number;
  readonly observe?: WorkObserver;
  /** Whether links to other sites are added to the facts of articles. Requires a build without cache and threads. */
  readonly notesExternal?: boolean;
  /** Receives the built files. The output folder is not changed. The search index is rebuilt, too. */
  readonly verify?: (made: PublishRequest) => Promise<readonly Diagnostic[]>;
}

export interface BuildReport extends Pick<SiteModel, 'configInputs'> {
  readonly diagnostics: readonly Diagnostic[];
  readonly graph: SiteGraph | undefined;
  /** `undefined` if no pages were built. */
  readonly pages: BuiltPages | undefined;
  /** `undefined` if nothing was published because of errors or because the site was only checked. */
  readonly published: PublishSummary | undefined;
  /** Number of rendered pages. All other pages are reused from the previous build. */
  readonly rendered: number;
  /** `SiteComponents.inputs` and the files that plugins read. Not set if the components were not loaded. */
  readonly componentInputs?: readonly string[];
}
