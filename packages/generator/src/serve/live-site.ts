// The site served by `serve --watch`: the current snapshot, and everything generated from it so far. All files are
// generated on request.

import { loadClient } from '../bundle/client/load-client.ts';
import { openBundling } from '../bundle/esbuild/bundling.ts';
import { memoryCache } from '../caching/cached-result.ts';
import { readOnce } from '../content/history/last-updates.ts';
import { unreadableFiles } from '../diagnostics/unreadable-files.ts';
import type { StageWatch } from '../model/adapters/ports.ts';
import type { CompiledClient } from '../model/client-assets.ts';
import type { SiteConfig } from '../model/config.ts';
import { type Diagnostic, sortDiagnostics } from '../model/diagnostic.ts';
import type { OutputFile } from '../model/output.ts';
import type { LocaleCode } from '../model/paths.ts';
import { openReloading } from '../pages/open/reload-modules.ts';
import { reportingFiles } from '../pages/open/reporting-files.ts';
import { overlaid } from '../plugins/overlay.ts';
import type { Snapshot, SnapshotRequest } from '../serve-site.ts';
import { decodePath } from '../text/hrefs.ts';
import { createLru, type Lru } from '../text/lru.ts';
import { type Answer, answer } from './answer.ts';
import { Articles } from './articles.ts';
import { diagnoseAll, diagnosePage } from './diagnose.ts';
import { firstSnapshot, nextSnapshot } from './next-snapshot.ts';
import { indexSite, isIndexFile, SearchIndex } from './search-index.ts';
import type { CachedFiles } from './watch/cached-files.ts';

export interface LiveSiteRequest extends Omit<SnapshotRequest, 'onAsset' | 'bundling' | 'files' | 'memory' | 'reload'> {
  /** See `Bundling`. */
  readonly themeModules: string;
  readonly files: CachedFiles;
  readonly clientFile: CompiledClient;
  /** `undefined` if slow pages are not reported. */
  readonly watch?: StageWatch;
}

/**
 * Maximum number of cached images and downloads, which is more than a page shows. Open pages may need older versions.
 */
const keptAssets = 300;

/**
 * Maximum number of cached answers, which is more than a few open pages load. The number is limited because any URL can
 * be requested.
 */
const keptAnswers = 300;

interface LoadedSite {
  readonly request: SnapshotRequest;
  readonly snapshot: Snapshot;
  readonly assets: Lru<string, OutputFile['content']>;
}

export class LiveSite {
  readonly #files: CachedFiles;
  readonly #request: SnapshotRequest;
  readonly #watch: StageWatch | undefined;
  readonly #assets: Lru<string, OutputFile['content']>;
  readonly #articles: Articles;
  readonly #searchIndex: SearchIndex;
  #snapshot: Snapshot;
  /** Answers generated from the current snapshot, by path. */
  #answers: Lru<string, Promise<Answer>> = createLru(keptAnswers);
  #notFound = new Map<LocaleCode, Answer>();

  static async load(request: LiveSiteRequest): Promise<LiveSite> {
    const assets = createLru<string, OutputFile['content']>(keptAssets);
    const { themeModules, watch, codeHash } = request;
    const files = overlaid(reportingFiles(request.files, watch?.file));
    const snapshotRequest: SnapshotRequest = {
      ...request,
      files,
      memory: memoryCache(),
      bundling: openBundling({ files, codeHash, themeModules, which: 'kept', isForced: false, isLive: true }),
      reload: request.configModules && openReloading(request.configModules),
      history: readOnce(request.history),
      onAsset: ({ path, content }) => assets.set(path, content),
    };
    const hasOwnIcon = (await files.stamp('static/favicon.svg')) !== undefined;
    const client = await loadClient({ compiled: request.clientFile, hasOwnIcon, isLive: true });
    const snapshot = await firstSnapshot(snapshotRequest, client);
    return new LiveSite(request, { request: snapshotRequest, snapshot, assets });
  }

  private constructor({ files, watch }: LiveSiteRequest, { request, snapshot, assets }: LoadedSite) {
    this.#files = files;
    this.#watch = watch;
    this.#request = request;
    this.#snapshot = snapshot;
    this.#assets = assets;
    this.#articles = new Articles(reportingFiles(files, watch?.file).readText);
    this.#searchIndex = new SearchIndex(async () => {
      const site = this.#snapshot.content?.site;
      return site ? indexSite(site, this.#articles) : new Map();
    });
  }

  /** `undefined` if there has been no valid configuration yet. */
  get config(): SiteConfig | undefined {
    return this.#snapshot.content?.site.graph.config;
  }

  /** Source files of the configuration, plugins, components and theme. */
  get codeInputs(): readonly string[] {
    const { configInputs, content } = this.#snapshot;
    const { components, look, context } = content?.site ?? {};
    const inputs = [...(components?.inputs ?? []), ...(look?.inputs ?? []), ...(context?.assets.parts?.inputs ?? [])];
    const read = content?.plugged.plugins?.inputs() ?? [];
    return [...configInputs, ...read, ...inputs.filter((path) => !path.includes('node_modules/'))];
  }

  get baseUrl(): string {
    return this.config?.baseUrl ?? '/';
  }

  /** `path` is not decoded, and does not include the base URL. */
  async answer(path: string): Promise<Answer> {
    const output = decodePath(path).slice(1);
    const graph = this.#snapshot.content?.site.graph;
    // The index is rebuilt independently of snapshots.
    const indexed = graph && isIndexFile(graph, output) ? await this.#searchIndex.file(output) : undefined;
    if (indexed !== undefined) return { kind: 'file', path: output, content: indexed };
    return this.#answers.get(path) ?? this.#keepAnswer(path);
  }

  /** Returns the diagnostics for the site as a whole and for the page at a path. */
  async diagnosePage(path: string): Promise<readonly Diagnostic[]> {
    const found = await diagnosePage(this.#snapshot, this.#articles, decodePath(path));
    return sortDiagnostics([...found, ...unreadableFiles(this.#files)]);
  }

  /** Returns the diagnostics for the site and all its pages. */
  async diagnoseAll(): Promise<readonly Diagnostic[]> {
    const found = await diagnoseAll(this.#snapshot, this.#articles);
    return sortDiagnostics([...found, ...unreadableFiles(this.#files)]);
  }

  /** Updates the site after files have changed. */
  async change(paths: ReadonlySet<string>): Promise<void> {
    this.#articles.forget(paths);
    const next = () => nextSnapshot(this.#request, this.#snapshot, paths);
    this.#show(await this.#watched('Reading changes', next));
    this.#searchIndex.outdate();
  }

  close(): void {
    this.#request.bundling.close();
  }

  #show(snapshot: Snapshot): void {
    this.#snapshot = snapshot;
    this.#answers = createLru(keptAnswers);
    this.#notFound = new Map();
  }

  /** Failures are not cached, so that the next request tries again. */
  #keepAnswer(path: string): Promise<Answer> {
    const answers = this.#answers;
    this.#watch?.start();
    const made = this.#watched(`Page ${path}`, () => this.#makeAnswer(path));
    answers.set(path, made);
    made.catch(() => answers.delete(path));
    return made;
  }

  async #watched<T>(name: string, work: () => Promise<T>): Promise<T> {
    this.#watch?.stage(name);
    try {
      return await work();
    } finally {
      this.#watch?.stage('');
    }
  }

  #makeAnswer(path: string): Promise<Answer> {
    const context = {
      snapshot: this.#snapshot,
      articles: this.#articles,
      files: this.#request.files,
      shownAsset: this.#assets.get,
      notFound: this.#notFound,
    };
    return answer(context, path);
  }
}
