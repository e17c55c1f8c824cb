// Runs the plugins between loading the configuration and building the graph. On sites without plugins, no code for
// plugins is loaded.
import type { ResultCache } from '../../caching/cached-result.ts';
import type { LoadedConfig } from '../../config/load-config.ts';
import { buildGraph } from '../../graph/build-graph.ts';
import type { SiteConfig } from '../../model/config.ts';
import type { ConfigModules } from '../../model/config-module.ts';
import { type Checked, type Diagnostic, type DiagnosticCode, hasErrors } from '../../model/diagnostic.ts';
import type { SiteGraph } from '../../model/site.ts';
import type { SourceTree } from '../../model/source.ts';
import type { OpenPlugins } from '../../plugins/open-plugins.ts';
import type { OverlaidFiles } from '../../plugins/overlay.ts';

interface PluginsRequest {
  readonly files: OverlaidFiles;
  readonly codeHash?: string;
  readonly configModules?: ConfigModules | undefined;
  readonly memory?: ResultCache | undefined;
}

/** The configuration after plugins have changed it. */
export interface PluginResult {
  readonly config: SiteConfig;
  /** `undefined` if the site has no plugins. */
  readonly plugins: OpenPlugins | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

export async function withPlugins(
  { config, plugins: loaded }: Exclude<LoadedConfig, { readonly kind: 'unusable' }>,
  request: PluginsRequest,
): Promise<PluginResult> {
  if (!loaded || loaded.length === 0) return { config, plugins: undefined, diagnostics: [] };
  const { openPlugins } = await import('../../plugins/open-plugins.ts');
  const { codeHash = '', memory } = request;
  const plugins = await openPlugins({ ...request, config, plugins: loaded, codeHash, memory });
  return { config: plugins.config, plugins, diagnostics: asCause(plugins.diagnostics) };
}

type AddedContent = Pick<SourceTree, 'generated' | 'lacksGenerated'>;

/** Result for sites without plugins. */
export const noAddedContent: Checked<AddedContent> = { value: {}, diagnostics: [] };

/** Lets plugins generate content, which then becomes part of the site's files. */
export async function addContent({ plugins, diagnostics: before }: PluginResult): Promise<Checked<AddedContent>> {
  if (!plugins) return noAddedContent;
  const { value: generated, diagnostics } = await plugins.generateContent();
  const lacksGenerated = hasErrors(before) || hasErrors(diagnostics);
  return { value: { generated, ...(lacksGenerated && { lacksGenerated }) }, diagnostics: asCause(diagnostics) };
}

/**
 * Adds a sentence to the hint of the first error. The sentence explains that other checks are skipped because of the
 * error.
 */
function asCause(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const cause = diagnostics.find(({ severity }) => severity === 'error');
  if (!cause) return diagnostics;
  const hint = cause.hint === undefined ? notChecked : `${cause.hint}; ${notChecked}`;
  return diagnostics.map((each) => (each === cause ? { ...cause, hint } : each));
}

const notChecked =
  'Links, sidebars and published URLs were not checked, because some plugin pages could not be generated';

/** Codes of problems that may be caused by missing plugin-generated pages. */
const consequences: ReadonlySet<string> = new Set<DiagnosticCode>([
  'broken-link',
  'broken-anchor',
  'sidebar',
  'lost-address',
  'lost-anchor',
  'unlinked-section',
]);

/** Builds the graph, and applies the changes that plugins make to its pages. */
export async function graphWithPlugins(
  input: Parameters<typeof buildGraph>[0],
  { plugins }: Pick<PluginResult, 'plugins'>,
): Promise<Checked<SiteGraph>> {
  const graph = buildGraph(input);
  if (!plugins) return graph;
  const changed = await plugins.changesOf(graph.value);
  if (changed.value.size === 0) return { ...graph, diagnostics: [...graph.diagnostics, ...changed.diagnostics] };
  const { withChange } = await import('../../plugins/page-changes.ts');
  const parsed = input.parsed.map((each) => withChange(each, changed.value.get(each.file.path)));
  const again = buildGraph({ ...input, parsed });
  return { ...again, diagnostics: [...again.diagnostics, ...changed.diagnostics] };
}

/**
 * Moves diagnostics about generated files to their origin: the file that the plugin read, or the plugin's entry in the
 * configuration. Diagnostics whose cause is a file that could not be generated are omitted, because the cause is
 * already reported.
 */
export function atOrigin(
  found: readonly Diagnostic[],
  graph: Pick<SiteGraph, 'tree' | 'config'> | undefined,
): readonly Diagnostic[] {
  const { generated, lacksGenerated } = graph?.tree ?? {};
  const diagnostics = lacksGenerated ? found.filter(({ code }) => !consequences.has(code)) : found;
  if (!graph || !generated || generated.size === 0) return diagnostics;
  const byPath: ReadonlyMap<string, NonNullable<ReturnType<typeof generated.get>>> = generated;
  return diagnostics.map((each) => {
    const source = byPath.get(each.file);
    if (!source) return each;
    const { file: configFile = '', plugins } = graph.config;
    const configured = plugins.find(({ module }) => module === source.plugin);
    const message = `This page is generated by the plugin '${source.plugin}'`;
    const related = [{ message, file: each.file, position: each.position }, ...each.related];
    if (!source.from) return { ...each, file: configFile, position: configured?.position, related };
    const { file, line, column = 1 } = source.from;
    return { ...each, file, position: line === undefined ? undefined : { line, column }, related };
  });
}
