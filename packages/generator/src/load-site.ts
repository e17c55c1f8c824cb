// The stages before any page is rendered, in order: from the files of a site to the graph of its pages. Each stage
// reports the problems in its input and continues, so that one run reports all problems.

import { loadLanguages } from './config/languages/load-languages.ts';
import { loadConfig } from './config/load-config.ts';
import { scanContent } from './content/scan-content.ts';
import type { BuildTools } from './pages/open/build.ts';
import type { LoadRequest, SiteModel } from './pages/open/build-request.ts';
import { addContent, atOrigin, graphWithPlugins, noAddedContent, withPlugins } from './pages/open/plugin-stages.ts';
import { emptySiteModel, readContent } from './pages/open/read-content.ts';
import { overlaid } from './plugins/overlay.ts';

/**
 * Returns what docsgen understands of a site. Without `tools`, a site with errors in its configuration has no graph:
 * only a build continues with defaults, to report the other errors.
 */
export async function loadSite(request: LoadRequest, tools?: BuildTools): Promise<SiteModel> {
  const { log, configFile, configModules, folderName, ignored, today } = request;
  const files = tools?.files ?? overlaid(request.files);
  const reading = { ...request, ...tools, files };

  const configRequest = { file: configFile, modules: configModules, folderName };
  const loaded = await log.stage('Load configuration', () => loadConfig(files, configRequest));
  const isFaulty = loaded.kind === 'faulty';
  if (loaded.kind === 'unusable' || (isFaulty && !tools)) return emptySiteModel(loaded, files);
  const plugged = await withPlugins(loaded, reading);
  const { config, plugins } = plugged;

  const added = (await log.stageFor('Run plugins', plugins, () => addContent(plugged))) ?? noAddedContent;
  const languages = await log.stage('Load languages', () => loadLanguages(files, config));
  const scanned = await log.stage('Scan content', () => scanContent(files, { config, ignored }));
  const tree = { ...scanned.value, ...added.value };
  tools?.workers.startFor(tree, config, languages.value);
  const content = await log.stage('Read content', () => readContent(scanned.value, { ...reading, config }));
  // Without this check, misconfigured redirects would look like lost URLs.
  const ledger = isFaulty ? undefined : content.ledger;
  const input = { ...content, config, tree, ledger, showsDrafts: false, today };
  const graph = await log.stage('Build graph', () => graphWithPlugins(input, plugged));

  const stages = [loaded, plugged, added, languages, scanned, content, graph];
  return {
    graph: graph.value,
    languages: languages.value,
    categories: [...content.categories, ...content.sidebars],
    plugins,
    isFaulty,
    configInputs: loaded.inputs,
    diagnostics: atOrigin(
      stages.flatMap(({ diagnostics }) => diagnostics),
      graph.value,
    ),
  };
}
