// One build under way: the open site, and the machinery that its pages are made with, handed from stage to stage as one
// value.

import type { SiteComponents } from '../../bundle/components/site-components.ts';
import type { ComponentFolder } from '../../model/adapters/component-bundler.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { LocaleCode } from '../../model/paths.ts';
import type { Staging } from '../../output/stage.ts';
import type { HookMemory } from '../../plugins/hook-memory.ts';
import type { OverlaidFiles } from '../../plugins/overlay.ts';
import type { JobOfSource } from '../cache/article-job.ts';
import type { BuiltPages } from '../cache/built-pages.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';
import type { BuildCache } from './build-cache.ts';
import type { BuildRequest } from './build-request.ts';
import type { OpenSite } from './open-site.ts';
import type { SourceReader } from './read-content.ts';
import type { SiteIndex } from './site-index.ts';
import type { PluginStrays } from './unhandled-plugin-errors.ts';

/** What can be opened before anything is known of the site. */
export interface BuildTools {
  /** Those of the site, with what plugins add. */
  readonly files: OverlaidFiles;
  /** What hooks of plugins gave the last time; `undefined`: all of them run. */
  readonly memory: HookMemory | undefined;
  /** What the previous build knew, and what the next one is to know. */
  readonly cache: BuildCache;
  readonly workers: WorkerPool;
  readonly staging: Staging;
  /** Reads a source, and has a worker begin with its article if one has time. */
  readonly readSource: SourceReader;
  readonly strays: PluginStrays;
  /** Opens the folder for compiled components, which is there until the tools are closed. */
  readonly componentFolder: () => ComponentFolder | undefined;
  readonly close: () => Promise<void>;
}

export interface Build extends BuildTools {
  readonly request: BuildRequest;
  readonly site: OpenSite;
  readonly components: SiteComponents;
  /** Digest of all that pages can show of the rest of the site. */
  readonly siteHash: string;
  readonly jobOf: JobOfSource;
  /** Locales whose pages are written. */
  readonly locales: ReadonlySet<LocaleCode>;
  /** See `PageSource`. */
  readonly isWhole: boolean;
  /** `undefined`: the full text is not indexed. */
  readonly index: SiteIndex | undefined;
}

/** Where the pages of a build come from: they are made, all or those of one shard, or taken from shards. */
export interface PageSource {
  /** These are all pages of the site: what it has one of stands beside them. */
  readonly isWhole: boolean;
  readonly makePages: (build: Build) => Promise<MadePages>;
}

/** `unusable`: the pages are of another site than this one, so that nothing else can be said of it. */
export type MadePages =
  | { readonly kind: 'usable'; readonly pages: BuiltPages }
  | { readonly kind: 'unusable'; readonly diagnostics: readonly Diagnostic[] };
