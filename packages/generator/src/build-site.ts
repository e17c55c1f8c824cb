// READ THIS FIRST: docsgen from a folder of Markdown to a folder of HTML, stage by stage. A stage tells what is wrong
// with its input and goes on, so that one run tells every mistake; with any error, nothing is published.

import { type FoundModules, findModules, needsBundle } from './components/find-modules.ts';
import { noComponents, withComponentFiles } from './components/site-components.ts';
import { loadConfig } from './config/load-config.ts';
import { scanContent } from './content/scan-content.ts';
import { atStrictness, hasErrors } from './diagnostics/level.ts';
import { sortDiagnostics } from './diagnostics/sort.ts';
import { noUpdates, readLastUpdates, showsUpdates } from './history/last-updates.ts';
import { loadLanguages } from './languages/load-languages.ts';
import { checkLinks } from './links/check-links.ts';
import { buildAllPages } from './pages/build-pages.ts';
import { factsOf } from './pages/built-pages.ts';
import { overlaid } from './plugins/overlay.ts';
import type { BuildTools, PageSource } from './site/build.ts';
import type { BuildReport, BuildRequest, LoadRequest, SiteModel } from './site/build-request.ts';
import { checkAddresses, checkArticles, checkPlugins, checkSite } from './site/check-site.ts';
import { finishIndex, noIndex } from './site/finish-index.ts';
import { knowsLocales, openBuild, openTools } from './site/open-build.ts';
import { publishSite } from './site/publish-site.ts';
import { nothingLoaded, readContent } from './site/read-content.ts';
import { loadSiteClient } from './site/site-client.ts';
import { bundleComponents } from './site/site-components.ts';
import { filesToMake, pagesToCheck, siteEntry, siteState } from './site/site-state.ts';
import { addContent, atOrigin, graphWithPlugins, withPlugins } from './site/with-plugins.ts';

/** The stages before any page is made: all that `docsgen inspect` needs. */
export async function loadSite(request: LoadRequest, tools?: BuildTools): Promise<SiteModel> {
  const { log, configFile, configModules, folderName, ignored } = request;
  const files = tools?.files ?? overlaid(request.files, request.hashOf);
  const loadingConfig = () => loadConfig(files, { file: configFile, modules: configModules, folderName });
  const loaded = await log.stage('Load configuration', loadingConfig);
  // Only a build goes on, to report the other errors; all else of docsgen needs the site as its author means it.
  const isFaulty = loaded.kind === 'faulty';
  if (loaded.kind === 'unusable' || (isFaulty && !tools)) return nothingLoaded(loaded.diagnostics, files);
  if (loaded.plugins) tools?.strays.watch(loaded.config);
  const plugged = await withPlugins(loaded, { ...request, ...tools, files });
  const { config, plugins } = plugged;
  const added = plugins ? await log.stage('Run plugins', () => addContent(plugged)) : await addContent(plugged);
  const languages = await log.stage('Load languages', () => loadLanguages(files, config));
  const tree = await log.stage('Scan content', () => scanContent(files, { config, ignored }));
  tools?.workers.startFor(tree.value, config, languages.value);
  const content = await log.stage('Read content', () =>
    readContent(tree.value, { ...request, ...tools, files, config }),
  );
  const input = {
    config,
    tree: { ...tree.value, ...added.value },
    ...content,
    // Redirects that are wrong in the configuration would look like lost addresses.
    ...(isFaulty && { ledger: undefined }),
    showsDrafts: false,
    today: request.today,
  };
  const graph = await log.stage('Build graph', () => graphWithPlugins(input, plugged));
  const found = [loaded, plugged, added, languages, tree, content, graph].flatMap((stage) => stage.diagnostics);
  const categories = [...content.categories, ...content.sidebars];
  const diagnostics = atOrigin(found, graph.value);
  const made = { graph: graph.value, languages: languages.value, categories, ...(plugins && { plugins }) };
  return { ...made, isFaulty, diagnostics };
}

/** All stages. `shards/` has two other sources of pages: those of one shard, and those that shards have made. */
export async function buildSite(asked: BuildRequest, source: PageSource = buildAllPages): Promise<BuildReport> {
  const tools = openTools(asked);
  const request = { ...asked, files: tools.files };
  const { log, output, history } = request;
  try {
    const { graph: plain, ...model } = await loadSite(request, tools);
    if (!plain || !knowsLocales(plain, request.locales)) return nothingBuilt(plain, model.diagnostics);

    const wanted = await findModules(plain, request.files);
    const bundling = (found: FoundModules) => bundleComponents(request, tools, { graph: plain, found });
    const components =
      wanted && needsBundle(wanted) ? await log.stage('Bundle components', () => bundling(wanted)) : noComponents;
    const graph = withComponentFiles(plain, components);
    const client = await log.stage('Load client', () => loadSiteClient(request, tools, graph));
    const readingHistory = () => readLastUpdates(graph, history);
    const updates = showsUpdates(graph) ? await log.stage('Read history', readingHistory) : noUpdates;
    const build = await openBuild(request, source, { ...model, graph, client, updates, components, tools });

    const made = await log.stage('Render pages', () => source.makePages(build));
    if (made.kind === 'unusable') {
      await build.index?.close();
      return nothingBuilt(graph, made.diagnostics);
    }
    const { pages } = made;

    // Links and files that are as the previous build left them are neither checked nor made again.
    const state = await siteState(build, pages);
    const checkingLinks = () => checkLinks(graph, factsOf(pages), pagesToCheck(graph, pages, state));
    const broken = await log.stage('Check links', checkingLinks);
    const beside = await filesToMake(build, pages, state);
    const lost = graph.ledger ? await log.stage('Check addresses', () => checkAddresses(graph, factsOf(pages))) : [];
    const ofPages = [...checkArticles(build.site, pages), ...broken, ...lost, ...(await build.strays.found())];
    const all = [
      ...model.diagnostics,
      ...components.diagnostics,
      ...ofPages,
      ...checkSite(build.site),
      ...(await checkPlugins(build.site)),
      ...beside.diagnostics,
    ];
    const found = atStrictness(atOrigin(all, graph), request);

    const index = hasErrors(found) ? undefined : build.index;
    const indexed = index ? await log.stage('Index texts', () => finishIndex(build, index, state)) : noIndex;
    await build.index?.close();

    const diagnostics = sortDiagnostics([...found, ...atStrictness(indexed.diagnostics, request)]);
    const componentInputs = [...components.inputs, ...(client.parts?.inputs ?? []), ...(model.plugins?.inputs() ?? [])];
    const sound = model.isFaulty ? undefined : graph;
    const report = { ...nothingBuilt(sound, diagnostics), pages, rendered: pages.rendered, componentInputs };
    if (hasErrors(diagnostics) || !output) return report;
    const entry = siteEntry(build, state, { files: beside.value, broken });
    const site = { pages, files: [...beside.value, ...indexed.value], entry, report };
    return await log.stage(request.verify ? 'Compare' : 'Publish', () => publishSite(build, output, site));
  } finally {
    await tools.close();
  }
}

function nothingBuilt(graph: BuildReport['graph'], diagnostics: BuildReport['diagnostics']): BuildReport {
  return { graph, pages: undefined, diagnostics: sortDiagnostics(diagnostics), published: undefined, rendered: 0 };
}
