// What the site is at this moment, and what it becomes when files change: as little as possible is done anew.
import { loadContent, type PageReader } from '../build/site-model.ts';
import { loadConfig } from '../config/load-config.ts';
import { parseSource } from '../content/parse-source.ts';
import { withText } from '../graph/with-text.ts';
import type { SiteConfig } from '../model/config.ts';
import type { Checked, Diagnostic } from '../model/diagnostic.ts';
import type { SourcePath } from '../model/paths.ts';
import type { FoundSource, ParsedSource, SiteGraph } from '../model/site.ts';
import type { LiveFiles } from './live-files.ts';

export interface Moment {
  /** `undefined`: there has never been a configuration that a site could be made of. */
  readonly graph: SiteGraph | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** Stays the same while only texts change: titles, addresses, sidebars and the configuration do not. */
  readonly outline: number;
}

export interface DevModel {
  readonly load: () => Promise<Moment>;
  /** After these files changed. The same moment, if it concerns none of them. */
  readonly change: (paths: ReadonlySet<string>) => Promise<Moment>;
}

export interface DevModelRequest {
  readonly files: LiveFiles;
  readonly configFile: string | undefined;
  readonly folderName: string;
  readonly ignored: readonly string[];
  readonly hashOf: (content: string | Uint8Array) => string;
}

export function createDevModel(request: DevModelRequest): DevModel {
  const { files } = request;
  const configPath = request.configFile ?? 'site.config.yaml';
  const { read, keepOnly } = rememberPages(request);
  let config: SiteConfig | undefined;
  let configDiagnostics: readonly Diagnostic[] = [];
  let content: Checked<SiteGraph> | undefined;
  let outline = 0;

  const moment = (): Moment => ({
    graph: content?.value,
    diagnostics: [...configDiagnostics, ...(content?.diagnostics ?? []), ...files.problems()],
    outline,
  });

  /** While a configuration is wrong, the last good one stays in force. */
  const readConfig = async (): Promise<void> => {
    const loaded = await loadConfig(files, { file: request.configFile, folderName: request.folderName });
    configDiagnostics = loaded.diagnostics;
    if (loaded.kind === 'usable') config = loaded.config;
  };

  const readContent = async (): Promise<void> => {
    if (!config) return;
    const log = { stage: async <T>(_: string, work: () => Promise<T> | T) => work(), progress: () => {} };
    content = await loadContent(config, { ...request, log, readPage: read, showsDrafts: true });
    keepOnly(content.value.tree.sources);
    outline += 1;
  };

  /** A page whose body alone is different, or a file that pages show. */
  const changeInPlace = async (path: string, graph: SiteGraph): Promise<SiteGraph | undefined> => {
    const source = graph.tree.sources.find((each) => each.path === path);
    const isFile = graph.tree.assets.has(path as SourcePath) || graph.tree.statics.has(path.replace(/^static\//, ''));
    if (!source && isFile) return (await files.stamp(path)) === undefined ? undefined : graph;
    if (source?.kind !== 'page' || (await files.stamp(path)) === undefined) return undefined;
    const parsed = await read(source);
    const hasMistakes = parsed.diagnostics.length > 0 || content?.diagnostics.some(({ file }) => file === path);
    return hasMistakes ? undefined : withText(graph, parsed.value);
  };

  return {
    load: async () => {
      await readConfig();
      await readContent();
      return moment();
    },
    change: async (paths) => {
      const concernsConfig = [...paths].some((path) => path === configPath || (!config?.file && isRootIndex(path)));
      if (concernsConfig) await readConfig();
      let graph = concernsConfig ? undefined : content?.value;
      for (const path of paths) graph = graph && (await changeInPlace(path, graph));
      if (graph && content) content = { ...content, value: graph };
      else if (paths.size > 0) await readContent();
      return moment();
    },
  };
}

/** A folder without a configuration is called like its index. */
function isRootIndex(path: string): boolean {
  return /^(index|readme)\.(md|markdown)$/i.test(path);
}

/** What a text said before needs not be found out again. */
function rememberPages({ files, hashOf }: Pick<DevModelRequest, 'files' | 'hashOf'>): {
  readonly read: PageReader;
  readonly keepOnly: (files: readonly FoundSource[]) => void;
} {
  const known = new Map<SourcePath, Checked<ParsedSource>>();
  return {
    read: async (found) => {
      const text = (await files.readText(found.path)) ?? '';
      const hash = hashOf(text);
      const before = known.get(found.path);
      if (before?.value.file.hash === hash && isSamePlace(before.value.file, found)) return before;
      const checked = parseSource({ ...found, text, hash });
      known.set(found.path, checked);
      return checked;
    },
    keepOnly: (sources) => {
      if (known.size === sources.length) return;
      const paths = new Set(sources.map(({ path }) => path));
      for (const path of known.keys()) if (!paths.has(path)) known.delete(path);
    },
  };
}

function isSamePlace({ place: a }: FoundSource, { place: b }: FoundSource): boolean {
  return a.section === b.section && a.version === b.version && a.locale === b.locale && a.relative === b.relative;
}
