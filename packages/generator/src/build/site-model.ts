// From a folder to a site graph: the first stages, which build, check and inspect have in common.
import { loadConfig } from '../config/load-config.ts';
import { parseCategory } from '../content/parse-category.ts';
import { parseSource } from '../content/parse-source.ts';
import { scanContent } from '../content/scan-content.ts';
import { buildGraph } from '../graph/build-graph.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { SiteFiles } from '../model/file-system.ts';
import type { SiteGraph } from '../model/site.ts';
import type { BuildLog } from './build-log.ts';

export interface ModelRequest {
  readonly files: SiteFiles;
  /** From the site's folder; `undefined`: `site.config.yaml`, if there is one. */
  readonly configFile: string | undefined;
  readonly folderName: string;
  /** Folders inside the site that are no content: the output. */
  readonly ignored: readonly string[];
  readonly hashOf: (content: string | Uint8Array) => string;
  readonly log: BuildLog;
}

export interface SiteModel {
  /** `undefined`: the configuration is so wrong that there is no site. */
  readonly graph: SiteGraph | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

export async function loadSiteModel(request: ModelRequest): Promise<SiteModel> {
  const { files, log } = request;
  const loaded = await log.stage('Load configuration', () =>
    loadConfig(files, { file: request.configFile, folderName: request.folderName }),
  );
  if (loaded.kind === 'unusable') return { graph: undefined, diagnostics: loaded.diagnostics };
  const { config } = loaded;
  const tree = await log.stage('Scan content', () =>
    scanContent(files, { config, hashOf: request.hashOf, ignored: request.ignored }),
  );
  const parsed = tree.sources.filter((source) => source.kind === 'page').map(parseSource);
  const categories = tree.sources.filter((source) => source.kind === 'category').map(parseCategory);
  const graph = await log.stage('Build graph', () =>
    buildGraph({
      config,
      tree,
      parsed: parsed.map((each) => each.value),
      categories: categories.map((each) => each.value),
    }),
  );
  const diagnostics = [loaded, ...parsed, ...categories, graph].flatMap((each) => each.diagnostics);
  return { graph: graph.value, diagnostics };
}
