// What the site is at this moment, and what it becomes when files change: as little as possible is done anew.
import { loadContent } from '../build/site-model.ts';
import { loadConfig } from '../config/load-config.ts';
import { parseSource } from '../content/parse-source.ts';
import { withText } from '../graph/with-text.ts';
import type { SiteConfig } from '../model/config.ts';
import type { Checked, Diagnostic } from '../model/diagnostic.ts';
import type { SourcePath } from '../model/paths.ts';
import type { ParsedSource, SiteGraph, SourceFile } from '../model/site.ts';
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
  const { files, hashOf } = request;
  const configPath = request.configFile ?? 'site.config.yaml';
  const { parse, keepOnly } = rememberParse();
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

  /** Only translations are held against the hash of their original. */
  const hashFor = ({ locales }: SiteConfig): typeof hashOf => (locales.length > 1 ? hashOf : () => '');

  const readContent = async (): Promise<void> => {
    if (!config) return;
    const log = { stage: async <T>(_: string, work: () => Promise<T> | T) => work(), progress: () => {} };
    content = await loadContent(config, { ...request, hashOf: hashFor(config), log, parse, showsDrafts: true });
    keepOnly(content.value.tree.sources);
    outline += 1;
  };

  /** A page whose body alone is different, or a file that pages show. */
  const changeInPlace = async (path: string, graph: SiteGraph): Promise<SiteGraph | undefined> => {
    const source = graph.tree.sources.find((each) => each.path === path);
    const isFile = graph.tree.assets.has(path as SourcePath) || graph.tree.statics.has(path.replace(/^static\//, ''));
    if (!source && isFile) return (await files.stamp(path)) === undefined ? undefined : graph;
    const text = source?.kind === 'page' ? await files.readText(path) : undefined;
    if (!source || text === undefined) return undefined;
    const parsed = parse({ ...source, text, hash: hashFor(graph.config)(text) });
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

/** What a file said before needs not be found out again. */
function rememberParse(): {
  readonly parse: (file: SourceFile) => Checked<ParsedSource>;
  readonly keepOnly: (files: readonly SourceFile[]) => void;
} {
  const known = new Map<SourcePath, { readonly file: SourceFile; readonly checked: Checked<ParsedSource> }>();
  return {
    parse: (file) => {
      const before = known.get(file.path);
      if (before && isSameFile(before.file, file)) return before.checked;
      const checked = parseSource(file);
      known.set(file.path, { file, checked });
      return checked;
    },
    keepOnly: (files) => {
      if (known.size === files.length) return;
      const paths = new Set(files.map(({ path }) => path));
      for (const path of known.keys()) if (!paths.has(path)) known.delete(path);
    },
  };
}

function isSameFile(a: SourceFile, b: SourceFile): boolean {
  return a.text === b.text && a.hash === b.hash && isSamePlace(a, b);
}

function isSamePlace({ place: a }: SourceFile, { place: b }: SourceFile): boolean {
  return a.section === b.section && a.version === b.version && a.locale === b.locale && a.relative === b.relative;
}
