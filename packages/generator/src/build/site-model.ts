// From a folder to a site graph: the first stages, which build, check, inspect and serve have in common.
import { loadConfig } from '../config/load-config.ts';
import { parseCategory } from '../content/parse-category.ts';
import { parseSource } from '../content/parse-source.ts';
import { scanContent } from '../content/scan-content.ts';
import { buildGraph } from '../graph/build-graph.ts';
import type { SiteConfig } from '../model/config.ts';
import type { Checked, Diagnostic } from '../model/diagnostic.ts';
import type { SiteFiles } from '../model/file-system.ts';
import type { CategoryFile, FoundSource, ParsedSource, SiteGraph, SourceTree } from '../model/site.ts';
import type { BuildLog } from './build-log.ts';

export interface ContentRequest {
  readonly files: SiteFiles;
  /** Folders inside the site that are no content: the output. */
  readonly ignored: readonly string[];
  readonly hashOf: (content: string | Uint8Array) => string;
  readonly log: BuildLog;
  /** For their authors: drafts are pages. */
  readonly showsDrafts?: boolean;
  /** For those who remember what they read before. */
  readonly readPage?: PageReader;
  /** Told as soon as it is known what there is to read. */
  readonly found?: (tree: SourceTree, config: SiteConfig) => void;
}

export interface ModelRequest extends ContentRequest {
  /** From the site's folder; `undefined`: `site.config.yaml`, if there is one. */
  readonly configFile: string | undefined;
  readonly folderName: string;
}

export interface SiteModel {
  readonly categories: readonly CategoryFile[];
  /** `undefined`: the configuration is so wrong that there is no site. */
  readonly graph: SiteGraph | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

export async function loadSiteModel(request: ModelRequest): Promise<SiteModel> {
  const { files, log, configFile, folderName } = request;
  const loaded = await log.stage('Load configuration', () => loadConfig(files, { file: configFile, folderName }));
  if (loaded.kind === 'unusable') return { graph: undefined, categories: [], diagnostics: loaded.diagnostics };
  const content = await loadContent(loaded.config, request);
  return {
    graph: content.value,
    categories: content.categories,
    diagnostics: [...loaded.diagnostics, ...content.diagnostics],
  };
}

export type PageReader = (found: FoundSource) => Promise<Checked<ParsedSource>>;

export interface LoadedContent extends Checked<SiteGraph> {
  readonly categories: readonly CategoryFile[];
}

export async function loadContent(config: SiteConfig, request: ContentRequest): Promise<LoadedContent> {
  const { files, log, hashOf, ignored, readPage = pageReader(request), showsDrafts = false } = request;
  const tree = await log.stage('Scan content', () => scanContent(files, { config, ignored }));
  request.found?.(tree, config);
  const [parsed, categories] = await log.stage('Read content', async () => {
    // One after the other: all texts at once are the greatest part of a site.
    const pages: Checked<ParsedSource>[] = [];
    for (const source of tree.sources) if (source.kind === 'page') pages.push(await readPage(source));
    const found = tree.sources.filter(({ kind }) => kind === 'category');
    const folders = await Promise.all(
      found.map(async (each) => {
        const text = (await files.readText(each.path)) ?? '';
        return parseCategory({ ...each, text, hash: hashOf(text) });
      }),
    );
    return [pages, folders];
  });
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
  return { value: graph.value, categories: categories.map((each) => each.value), diagnostics };
}

function pageReader({ files, hashOf }: Pick<ContentRequest, 'files' | 'hashOf'>): PageReader {
  return async (found) => {
    const text = (await files.readText(found.path)) ?? '';
    return parseSource({ ...found, text, hash: hashOf(text) });
  };
}
