// Opens the tools of a build, and the site.

import type { SiteComponents } from '../../bundle/components/site-components.ts';
import { openBundling } from '../../bundle/esbuild/bundling.ts';
import type { LastUpdates } from '../../model/adapters/history.ts';
import type { ClientAssets } from '../../model/client-assets.ts';
import type { Checked } from '../../model/diagnostic.ts';
import type { SiteGraph } from '../../model/site.ts';
import { type IndexFeed, openIndexFeed } from '../../output/search/index-feed.ts';
import { parseRecord } from '../../output/search/index-record.ts';
import { createDryStaging, createStaging } from '../../output/stage.ts';
import { overlaid } from '../../plugins/overlay.ts';
import { searchRecordPath } from '../../routes/output-paths.ts';
import { hashOf } from '../../text/hash.ts';
import { articleJobs, pluginKey } from '../cache/article-job.ts';
import { openBuildCache } from '../cache/build-cache.ts';
import { siteHashOf } from '../cache/site-hash.ts';
import { pageProps } from '../make/component-props.ts';
import { compilerSetting, openCompiler, openCompilerOnDemand } from '../make/open-compiler.ts';
import { openWorkerPool } from '../workers/worker-pool.ts';
import type { Build, BuildTools } from './build.ts';
import type { BuildRequest, SiteModel } from './build-request.ts';
import { openSite } from './open-site.ts';
import { reportingFiles } from './reporting-files.ts';
import { loadSiteTheme } from './site-bundles.ts';

export function openTools(request: BuildRequest): BuildTools {
  const { codeHash, generator, output, log } = request;
  const files = overlaid(reportingFiles(request.files, log.watch?.file));
  const cache = openBuildCache({ ...request, files, codeHash: `${codeHash} ${generator}` });
  // After a previous build, little work is expected, so threads are started only when they are needed.
  const when = cache.previous ? 'later' : 'at once';
  const workers = openWorkerPool({ ...request, files, cache: request.cache?.folder, when, watch: log.watch });
  const bundling = openBundling({
    files,
    codeHash,
    themeModules: request.themeModules,
    which: request.cache ? 'kept' : 'temporary',
    isForced: request.cache?.isForced ?? false,
    isLive: false,
    onBundle: log.watch?.start,
  });
  return {
    files,
    memory: request.cache?.isForced ? { ...request.cache.folder, read: () => undefined } : request.cache?.folder,
    cache,
    workers,
    staging: output ? createStaging(output) : createDryStaging(),
    readSource: async (found) => {
      const checked = await cache.sources.read(found);
      workers.prefetch(checked.value);
      return checked;
    },
    bundling,
    close: async () => {
      await workers.close();
      bundling.close();
    },
  };
}

/** Whether all requested locales exist. An unknown locale is probably a typo, so nothing is built. */
export function knowsLocales({ config }: SiteGraph, wanted: readonly string[]): boolean {
  return wanted.every((code) => config.locales.some((locale) => locale.code === code));
}

/** Results of the previous stages. */
interface LoadedSite extends Pick<SiteModel, 'categories' | 'languages' | 'plugins'> {
  readonly graph: SiteGraph;
  readonly client: ClientAssets;
  readonly updates: Checked<LastUpdates>;
  readonly components: SiteComponents;
  readonly tools: BuildTools;
}

export async function openBuild(request: BuildRequest, loaded: LoadedSite): Promise<Build> {
  const { graph, categories, languages, components, tools } = loaded;
  const { files, codeHash, output, locales: wanted } = request;
  const { cache, staging, bundling } = tools;
  const { config, tree } = graph;
  const hasIndex = request.hasIndex && config.search.isEnabled;
  const isSearched = hasIndex && output !== undefined;
  const setting = compilerSetting(config, tree, { ...request, root: files.root, isSearched, languages });
  const loadLocal = await request.reload?.(config.markdown, files);
  const site = await openSite({
    ...request,
    ...loaded,
    cache,
    staging,
    hasIndex,
    compiler: await (cache.previous ? openCompilerOnDemand : openCompiler)(setting, files.readText, loadLocal),
    look: await loadSiteTheme(bundling, graph, { isCheck: output === undefined }),
  });
  request.observe?.begin({ sizes: staging.sizes, counts: cache.sources.counts });
  const plugins = await pluginKey(config.markdown, files);
  const all = config.locales.map(({ code }) => code);
  const { frontMatterHashOf } = cache.sources;
  return {
    ...tools,
    request,
    site,
    siteHash: siteHashOf({ context: site.context, codeHash, categories, frontMatterHashOf }),
    jobOf: articleJobs({
      codeHash,
      options: config.markdown,
      languages,
      plugins,
      modulesOf: components.modulesOf,
      propsOf: (source) => pageProps(source, config),
    }),
    locales: new Set(wanted.length === 0 ? all : all.filter((code) => wanted.includes(code))),
    index: isSearched ? await openIndex(request, graph) : undefined,
  };
}

/** Opens the full-text index. Parts of the published index whose inputs are unchanged are reused. */
async function openIndex({ verify, output, generator }: BuildRequest, { config }: SiteGraph): Promise<IndexFeed> {
  const record = verify ? undefined : await output?.read(searchRecordPath);
  const maker = `${generator} ${hashOf(JSON.stringify(config.search.synonyms))}`;
  return openIndexFeed({ before: record && parseRecord(record), maker, config });
}
