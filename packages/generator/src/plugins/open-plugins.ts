// Entry point: sets up the plugins of a configuration, and runs their hooks. Sites without plugins do not load this
// folder; see README.md.
import type { ResultCache } from '../caching/cached-result.ts';
import type { SiteConfig } from '../model/config.ts';
import { type Checked, type Diagnostic, hasErrors } from '../model/diagnostic.ts';
import type { OutputFile } from '../model/output.ts';
import type { LoadedPlugin } from '../model/plugins.ts';
import type { SiteGraph } from '../model/site.ts';
import { checkWithPlugins } from './check-with-plugins.ts';
import type { OverlaidFiles } from './overlay.ts';
import { changesOfPages, type SourceChanges } from './page-changes.ts';
import { type GeneratedSources, generateContent } from './plugin-content.ts';
import { generateFiles } from './plugin-files.ts';
import { missingComponents, pluginsConfig } from './plugins-config.ts';
import type { HookTools } from './run-hook.ts';
import { type SetUpPlugin, setUpPlugins, siteFacts } from './set-up.ts';

export interface PluginsRequest {
  readonly plugins: readonly LoadedPlugin[];
  readonly config: SiteConfig;
  readonly files: OverlaidFiles;
  /** Cached hook results. If `undefined`, every hook runs. */
  readonly memory: ResultCache | undefined;
  /** Digest of docsgen's code. */
  readonly codeHash: string;
}

export interface OpenPlugins {
  /** The configuration, including the additions of plugins. */
  readonly config: SiteConfig;
  readonly all: readonly SetUpPlugin[];
  /** Whether a plugin has hooks, whose results can depend on the text of any file. */
  readonly hasHooks: boolean;
  readonly generateContent: () => Promise<Checked<GeneratedSources>>;
  readonly changesOf: (graph: SiteGraph) => Promise<Checked<SourceChanges>>;
  readonly generateFiles: (graph: SiteGraph) => Promise<Checked<readonly OutputFile[]>>;
  readonly check: (graph: SiteGraph) => Promise<readonly Diagnostic[]>;
  /** Returns the paths that hooks have read so far, relative to the site's root directory. */
  readonly inputs: () => readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

export async function openPlugins(request: PluginsRequest): Promise<OpenPlugins> {
  const { files, memory, codeHash } = request;
  const ready = await setUpPlugins(request.plugins, request.config, files);
  const changed = pluginsConfig(ready.plugins, request.config);
  const inputs = new Set<string>();
  const tools: HookTools & { readonly files: OverlaidFiles } = {
    files,
    cache: memory && { folder: memory, codeHash, isForced: false },
    base: siteFacts(changed.value),
    noteInput: (path) => inputs.add(path),
  };
  const missing = await missingComponents(ready.plugins, files);
  const diagnostics = [...ready.diagnostics, ...changed.diagnostics, ...missing];
  // If there are errors, no plugin is used, because the missing output of a plugin would only cause further errors.
  const all = hasErrors(diagnostics) ? [] : ready.plugins;
  return {
    config: changed.value,
    all,
    hasHooks: all.some(({ content, pages, files: made, check }) => [content, pages, made, check].flat().length > 0),
    generateContent: () => generateContent(all, changed.value, tools),
    changesOf: (graph) => changesOfPages(all, graph, tools),
    generateFiles: (graph) => generateFiles(all, graph, tools),
    check: (graph) => checkWithPlugins(all, graph, tools),
    inputs: () => [...inputs].sort(),
    diagnostics,
  };
}
