// The state of a running build: the open site and the tools that build its pages. Stages pass the state on as a single
// value.

import type { Bundling } from '../../bundle/esbuild/bundling.ts';
import type { ResultCache } from '../../caching/cached-result.ts';
import type { LocaleCode } from '../../model/paths.ts';
import type { IndexFeed } from '../../output/search/index-feed.ts';
import type { Staging } from '../../output/stage.ts';
import type { OverlaidFiles } from '../../plugins/overlay.ts';
import type { JobOfSource } from '../cache/article-job.ts';
import type { BuildCache } from '../cache/build-cache.ts';
import type { SourceReader } from '../cache/source-cache.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';
import type { BuildRequest } from './build-request.ts';
import type { OpenSite } from './open-site.ts';

/** Tools that can be opened before the site is loaded. */
export interface BuildTools {
  /** The site's files and the files that plugins add. */
  readonly files: OverlaidFiles;
  /** Results of plugin hooks in the previous build. If `undefined`, all hooks run. */
  readonly memory: ResultCache | undefined;
  readonly cache: BuildCache;
  readonly workers: WorkerPool;
  readonly staging: Staging;
  /** Reads a source and passes it to an idle worker, which starts compiling it. */
  readonly readSource: SourceReader;
  readonly bundling: Bundling;
  readonly close: () => Promise<void>;
}

export interface Build extends BuildTools {
  readonly request: BuildRequest;
  readonly site: OpenSite;
  /** Digest of all data of the rest of the site that pages can show. */
  readonly siteHash: string;
  readonly jobOf: JobOfSource;
  /** Locales whose pages are written to disk. */
  readonly locales: ReadonlySet<LocaleCode>;
  /** `undefined` if the full text is not indexed. */
  readonly index: IndexFeed | undefined;
}
