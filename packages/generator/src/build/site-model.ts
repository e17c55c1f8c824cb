// From a folder to a site graph: the first stages, which build, check, inspect and serve have in common.
import { loadConfig } from '../config/load-config.ts';
import { parseCategory } from '../content/parse-category.ts';
import { parseSource } from '../content/parse-source.ts';
import { scanContent } from '../content/scan-content.ts';
import { buildGraph } from '../graph/build-graph.ts';
import type { SiteConfig } from '../model/config.ts';
import type { Checked, Diagnostic } from '../model/diagnostic.ts';
import type { SiteFiles } from '../model/file-system.ts';
import type { ParsedSource, SiteGraph, SourceFile } from '../model/site.ts';
import type { BuildLog } from './build-log.ts';

export interface ContentRequest {
  readonly files: SiteFiles;
  /** Folders inside the site that are no content: the output. */
  readonly ignored: readonly string[];
  readonly hashOf: (content: string | Uint8Array) => string;
  readonly log: BuildLog;
  /** For their authors: drafts are pages. */
  readonly showsDrafts?: boolean;
  /** For those who remember what they parsed before. */
  readonly parse?: (file: SourceFile) => Checked<ParsedSource>;
}

export interface ModelRequest extends ContentRequest {
  /** From the site's folder; `undefined`: `site.config.yaml`, if there is one. */
  readonly configFile: string | undefined;
  readonly folderName: string;
}

export interface SiteModel {
  /** `undefined`: the configuration is so wrong that there is no site. */
  readonly graph: SiteGraph | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

export async function loadSiteModel(request: ModelRequest): Promise<SiteModel> {
  const { files, log, configFile, folderName } = request;
  const loaded = await log.stage('Load configuration', () => loadConfig(files, { file: configFile, folderName }));
  if (loaded.kind === 'unusable') return { graph: undefined, diagnostics: loaded.diagnostics };
  const graph = await loadContent(loaded.config, request);
  return { graph: graph.value, diagnostics: [...loaded.diagnostics, ...graph.diagnostics] };
}

export async function loadContent(config: SiteConfig, request: ContentRequest): Promise<Checked<SiteGraph>> {
  const { files, log, hashOf, ignored, parse = parseSource, showsDrafts = false } = request;
  const tree = await log.stage('Scan content', () => scanContent(files, { config, hashOf, ignored }));
  const parsed = tree.sources.filter((source) => source.kind === 'page').map(parse);
  const categories = tree.sources.filter((source) => source.kind === 'category').map(parseCategory);
  const graph = await log.stage('Build graph', () =>
    buildGraph({
      config,
      tree,
      parsed: parsed.map((each) => each.value),
      categories: categories.map((each) => each.value),
      showsDrafts,
    }),
  );
  const diagnostics = [...parsed, ...categories, graph].flatMap((each) => each.diagnostics);
  return { value: graph.value, diagnostics };
}
