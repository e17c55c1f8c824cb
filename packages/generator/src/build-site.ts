// Read this first: the stages of a build, in order. `load-site.ts` contains the stages up to the graph of pages, and
// `serve-site.ts` contains the stages of the development server. If there is an error, nothing is published.

import { type FoundModules, findModules, needsBundle } from './bundle/components/find-modules.ts';
import { noComponents, withComponentFiles } from './bundle/components/site-components.ts';
import { noUpdates, readLastUpdates, showsUpdates } from './content/history/last-updates.ts';
import { checkLinks } from './graph/links/check-links.ts';
import { loadSite } from './load-site.ts';
import { hasErrors } from './model/diagnostic.ts';
import { buildPages } from './pages/build/build-pages.ts';
import { buildReport, diagnosticsOf, emptyReport } from './pages/build/build-report.ts';
import { buildShard } from './pages/build/build-shard.ts';
import { checkAddresses } from './pages/build/check-site.ts';
import {
  finishIndex,
  generatedFilesToStage,
  noIndex,
  pagesToCheck,
  siteEntry,
  siteState,
} from './pages/build/site-state.ts';
import { factsOf } from './pages/cache/built-pages.ts';
import { publishSite } from './pages/files/publish-site.ts';
import type { BuildReport, BuildRequest } from './pages/open/build-request.ts';
import { knowsLocales, openBuild, openTools } from './pages/open/open-build.ts';
import { bundleComponents, loadSiteClient } from './pages/open/site-bundles.ts';

export async function buildSite(asked: BuildRequest): Promise<BuildReport> {
  const tools = openTools(asked);
  const request = { ...asked, files: tools.files };
  const { log, output, shard } = request;
  const { bundling } = tools;
  try {
    const { graph: loaded, ...model } = await loadSite(request, tools);
    if (!loaded || !knowsLocales(loaded, request.locales)) return emptyReport(loaded, model);

    const found = await findModules(loaded, request.files);
    const bundle = (modules: FoundModules) => bundleComponents(bundling, loaded, modules);
    const bundled = await log.stageFor('Bundle components', found && needsBundle(found) && found, bundle);
    const components = bundled ?? noComponents;
    const graph = withComponentFiles(loaded, components);
    const client = await log.stage('Load client', () => loadSiteClient(request.clientFile, bundling, graph));
    const history = !shard && showsUpdates(graph) && request.history;
    const updates = (await log.stageFor('Read history', history, (read) => readLastUpdates(graph, read))) ?? noUpdates;
    const build = await openBuild(request, { ...model, graph, client, updates, components, tools });

    if (shard) return await log.stage('Compile articles', () => buildShard(build, shard, model));
    const pages = await log.stage('Render pages', () => buildPages(build));
    const facts = factsOf(pages);
    // Links and files that are unchanged since the previous build are not checked or generated again.
    const state = await siteState(build, pages);
    const broken = await log.stage('Check links', () => checkLinks(graph, facts, pagesToCheck(graph, pages, state)));
    const generated = await generatedFilesToStage(build, pages, state);
    const lost = (await log.stageFor('Check URLs', graph.ledger, () => checkAddresses(graph, facts))) ?? [];
    const diagnostics = await diagnosticsOf(build, pages, [model, components, generated, broken, lost]);

    const index = hasErrors(diagnostics) ? undefined : build.index;
    const indexed = (await log.stageFor('Index text', index, (open) => finishIndex(build, open, state))) ?? noIndex;
    const report = buildReport(build, pages, { model, diagnostics: [...diagnostics, ...indexed.diagnostics] });
    if (hasErrors(report.diagnostics) || !output) return report;
    const files = [...generated.value, ...indexed.value];
    const site = { pages, files, entry: siteEntry(build, state, { files: generated.value, broken }), report };
    return await log.stage(request.verify ? 'Compare' : 'Publish', () => publishSite(build, output, site));
  } finally {
    await tools.close();
  }
}
