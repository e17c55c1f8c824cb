// The site as its authors see it while they write: nothing is built up front, each answer is made when it is asked for.
import { createAssetStore } from '../build/asset-store.ts';
import { readLastUpdates, readOnce } from '../build/last-updates.ts';
import { referenceFiller } from '../build/prepared-page.ts';
import { sortDiagnostics } from '../build/report.ts';
import { compileAnnouncements, renderContext } from '../build/site-context.ts';
import { hrefOf, urlKey } from '../graph/routes.ts';
import { checkAnnouncement, checkConfigLinks } from '../links/check-links.ts';
import { createCompiler, type MarkdownCompiler } from '../markdown/compile-page.ts';
import type { ClientAssets } from '../model/client-assets.ts';
import type { SiteConfig } from '../model/config.ts';
import type { Checked, Diagnostic } from '../model/diagnostic.ts';
import type { ReadHistory } from '../model/history.ts';
import type { Page, SiteGraph } from '../model/site.ts';
import { siteFiles } from '../output/site-files.ts';
import { articleStrings, renderNotFound } from '../render/render-page.ts';
import { decodePath } from '../text/hrefs.ts';
import { allLocales, keepShownFiles, otherFile } from './dev-files.ts';
import { createDevModel, type DevModelRequest, type Moment } from './dev-model.ts';
import { createDevPages, type RenderParts } from './dev-pages.ts';
import { createDevSearch, indexTexts, isOfIndex } from './dev-search.ts';
import { emptyDocument, frameOf, withLiveScript } from './live-document.ts';

export interface DevSiteRequest extends DevModelRequest {
  readonly generator: string;
  readonly history: ReadHistory;
  /** `isThemeNew`: what was compiled is out of date. */
  readonly loadClient: (isThemeNew: boolean) => Promise<ClientAssets>;
  readonly beforePlugins: (config: SiteConfig) => Promise<void>;
}

export type DevAnswer =
  | { readonly kind: 'page'; readonly status: 200 | 404; readonly html: string; readonly hash: string }
  | { readonly kind: 'file'; readonly path: string; readonly content: string | Uint8Array }
  | { readonly kind: 'redirect'; readonly href: string };

export interface DevSite {
  readonly load: () => Promise<void>;
  /** What stands at a path of the site, the base URL taken off, as it came in the request. */
  readonly answer: (path: string) => Promise<DevAnswer>;
  /** What is wrong with the site as a whole and with the page at a path. */
  readonly diagnose: (path: string) => Promise<readonly Diagnostic[]>;
  /** What is wrong with the site and all its pages. */
  readonly diagnoseAll: () => Promise<readonly Diagnostic[]>;
  /** Files have changed; `true`: so may have what is shown. */
  readonly change: (paths: ReadonlySet<string>) => Promise<boolean>;
  /** The theme's own files have. */
  readonly changeTheme: () => Promise<void>;
  readonly baseUrl: () => string;
  readonly graph: () => SiteGraph | undefined;
}

/** All that answers are made of, from one change to the next. */
interface Snapshot {
  readonly moment: Moment;
  readonly compiler: Checked<MarkdownCompiler> | undefined;
  /** `undefined`: there is no site to show. */
  readonly parts: RenderParts | undefined;
  readonly siteDiagnostics: readonly Diagnostic[];
  readonly answers: Map<string, Promise<DevAnswer>>;
}

export function createDevSite(request: DevSiteRequest): DevSite {
  const { files, hashOf } = request;
  const model = createDevModel(request);
  const pages = createDevPages();
  const shownFiles = keepShownFiles();
  const history = readOnce(request.history);
  const search = createDevSearch(() => indexTexts(now().parts, pages));
  let assets: Promise<ClientAssets> | undefined;
  let snapshot: Snapshot | undefined;

  const take = async (moment: Moment, before: Snapshot | undefined): Promise<void> => {
    const { graph } = moment;
    const answers = new Map();
    if (!graph) {
      snapshot = { moment, compiler: undefined, parts: undefined, siteDiagnostics: moment.diagnostics, answers };
      return;
    }
    const isSameConfig = before?.parts?.graph.config === graph.config;
    const compiler = isSameConfig && before.compiler ? before.compiler : await newCompiler(graph);
    if (!isSameConfig) pages.forgetAll();
    const store = createAssetStore({
      files,
      hashOf,
      stage: async (file) => shownFiles.keep(file),
      known: undefined,
    });
    const fill = referenceFiller(graph, store);
    const announced = await compileAnnouncements(graph, compiler.value);
    const updates = await readLastUpdates(graph, history);
    const context = renderContext({
      graph,
      assets: await bundled(),
      fill,
      announced,
      generator: request.generator,
      hasIndex: graph.config.hasSearch,
      updates: updates.value,
    });
    const isSameOutline = before?.moment.outline === moment.outline;
    snapshot = {
      moment,
      compiler,
      parts: { graph, compiler: compiler.value, assets: store, context, readText: files.readText },
      siteDiagnostics: isSameOutline
        ? before.siteDiagnostics
        : [
            ...moment.diagnostics,
            ...compiler.diagnostics,
            ...updates.diagnostics,
            ...checkConfigLinks(graph),
            ...checkAnnouncement(graph, announced),
          ],
      answers,
    };
  };

  const newCompiler = async (graph: SiteGraph) => {
    await request.beforePlugins(graph.config);
    return createCompiler({
      options: graph.config.markdown,
      origin: { root: files.root, configFile: graph.config.file ?? '' },
      stringsFor: articleStrings,
      isSearched: graph.config.hasSearch,
      readText: files.readText,
      assets: graph.tree.assets,
    });
  };

  const bundled = (): Promise<ClientAssets> => {
    assets ??= request.loadClient(false);
    return assets;
  };

  const now = (): Snapshot => {
    if (!snapshot) throw new Error('The site is asked for before it was loaded.');
    return snapshot;
  };

  const answer = async (path: string): Promise<DevAnswer> => {
    const { answers, parts } = now();
    const output = decodePath(path).slice(1);
    const found = parts && isOfIndex(parts.graph, output) ? await search.file(output) : undefined;
    // Its time is its own: neither does a change make it, nor does it wait for the next one.
    if (found !== undefined) return { kind: 'file', path: output, content: found };
    const made = answers.get(path) ?? makeAnswer(path, now());
    answers.set(path, made);
    return made;
  };

  const makeAnswer = async (path: string, { parts }: Snapshot): Promise<DevAnswer> => {
    const client = await bundled();
    const output = decodePath(path).slice(1);
    const own = client.files.find((file) => file.path === output);
    if (own) return { kind: 'file', ...own };
    if (!parts) return asPage(emptyDocument, 404, client);
    const page = pageAt(parts.graph, decodePath(path));
    if (page && page.url !== decodePath(path)) return { kind: 'redirect', href: hrefOf(parts.graph.config, page.url) };
    if (page) return asPage(await pages.render(parts, page), 200, client);
    const file = shownFiles.get(output) ?? (await otherFile({ parts, pages, files }, output));
    if (file) return { kind: 'file', ...file };
    return asPage(String(renderNotFound(parts.context, localeOf(parts.graph, path)).content), 404, client);
  };

  const asPage = (html: string, status: 200 | 404, client: ClientAssets): DevAnswer => {
    const hash = hashOf(html);
    const frame = hashOf(frameOf(now().moment.graph?.config, client));
    return { kind: 'page', status, hash, html: withLiveScript(html, { hash, frame, client, baseUrl: baseUrl() }) };
  };

  const baseUrl = (): string => snapshot?.moment.graph?.config.baseUrl ?? '/';

  const diagnose = async (path: string): Promise<readonly Diagnostic[]> => {
    const { parts, siteDiagnostics } = now();
    const page = parts && pageAt(parts.graph, decodePath(path));
    const own = parts && page ? await pages.check(parts, page) : [];
    return sortDiagnostics([...siteDiagnostics, ...own]);
  };

  return {
    load: async () => {
      await take(await model.load(), undefined);
    },
    answer,
    diagnose,
    diagnoseAll: async () => {
      const { parts, siteDiagnostics } = now();
      if (!parts) return sortDiagnostics(siteDiagnostics);
      const extra = siteFiles(parts.graph, allLocales(parts.graph), parts.context.updates).diagnostics;
      return sortDiagnostics([...siteDiagnostics, ...extra, ...(await pages.checkAll(parts))]);
    },
    change: async (paths) => {
      const before = now();
      if (paths.size === 0) return false;
      pages.forget(paths);
      await take(await model.change(paths), before);
      search.outdate();
      return true;
    },
    changeTheme: async () => {
      // A mistake in it leaves what there is.
      const client = await request.loadClient(true);
      assets = Promise.resolve(client);
      await take(now().moment, now());
    },
    baseUrl,
    graph: () => snapshot?.moment.graph,
  };
}

/** The page at an address, or at the same without its slash or its `index.html`. */
function pageAt(graph: SiteGraph, path: string): Page | undefined {
  const key = graph.byUrl.get(urlKey(path.replace(/\/index\.html?$/, '/')));
  const page = key === undefined ? undefined : graph.pages.get(key);
  // Addresses are looked up without regard to case; a static host is not so kind.
  return page && bare(page.url) === bare(path) ? page : undefined;
}

function bare(path: string): string {
  return path.replace(/\/(index\.html?)?$/, '');
}

function localeOf(graph: SiteGraph, path: string): SiteGraph['config']['locales'][0] {
  const { locales } = graph.config;
  const isIn = (prefix: string): boolean => prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`));
  return locales.find(({ prefix }) => isIn(prefix)) ?? locales[0];
}
