// What plugins do to a site on the way from its configuration to its graph, for builds and while authors write. A site
// without plugins passes through as it is, and nothing of them is loaded.
import type { LoadedConfig } from '../../config/load-config.ts';
import { hasErrors } from '../../diagnostics/level.ts';
import { buildGraph } from '../../graph/build-graph.ts';
import type { SiteConfig } from '../../model/config.ts';
import type { ConfigModules } from '../../model/config-module.ts';
import type { Checked, Diagnostic, DiagnosticCode } from '../../model/diagnostic.ts';
import type { SiteGraph, SourceTree } from '../../model/site.ts';
import type { HookMemory } from '../../plugins/hook-memory.ts';
import type { OpenPlugins } from '../../plugins/open-plugins.ts';
import type { OverlaidFiles } from '../../plugins/overlay.ts';

interface PluginsRequest {
  readonly files: OverlaidFiles;
  readonly hashOf: (content: string | Uint8Array) => string;
  readonly codeHash?: string;
  readonly configModules?: ConfigModules | undefined;
  readonly memory?: HookMemory | undefined;
}

/** A configuration with its plugins ready. */
export interface Plugged {
  readonly config: SiteConfig;
  /** `undefined`: the site has none. */
  readonly plugins: OpenPlugins | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

export async function withPlugins(
  { config, plugins: loaded }: Exclude<LoadedConfig, { readonly kind: 'unusable' }>,
  request: PluginsRequest,
): Promise<Plugged> {
  if (!loaded || loaded.length === 0) return { config, plugins: undefined, diagnostics: [] };
  const { openPlugins } = await import('../../plugins/open-plugins.ts');
  const { codeHash = '', memory, configModules: modules } = request;
  const plugins = await openPlugins({ ...request, config, plugins: loaded, codeHash, memory, modules });
  return { config: plugins.config, plugins, diagnostics: asCause(plugins.diagnostics) };
}

type Added = Pick<SourceTree, 'made' | 'lacksMade'>;

/** For sites without plugins. */
export const nothingAdded: Checked<Added> = { value: {}, diagnostics: [] };

/** Has plugins generate the content that they add; from then on the site's files contain it. */
export async function addContent({ plugins, diagnostics: before }: Plugged): Promise<Checked<Added>> {
  if (!plugins) return nothingAdded;
  const { value: made, diagnostics } = await plugins.makeContent();
  const lacksMade = hasErrors(before) || hasErrors(diagnostics);
  return { value: { made, ...(lacksMade && { lacksMade }) }, diagnostics: asCause(diagnostics) };
}

/** The first error says, too, what is not checked because of it. */
function asCause(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const cause = diagnostics.find(({ severity }) => severity === 'error');
  if (!cause) return diagnostics;
  const hint = cause.hint === undefined ? notChecked : `${cause.hint}; ${notChecked}`;
  return diagnostics.map((each) => (each === cause ? { ...cause, hint } : each));
}

const notChecked = 'Until plugins make all their pages, links, sidebars and published addresses are not checked';

/** What can be wrong only because pages of plugins are missing. */
const consequences: ReadonlySet<string> = new Set<DiagnosticCode>([
  'broken-link',
  'broken-anchor',
  'sidebar',
  'lost-address',
  'lost-anchor',
  'unlinked-section',
]);

/** The graph, with what plugins change of its pages. */
export async function graphWithPlugins(
  input: Parameters<typeof buildGraph>[0],
  { plugins }: Pick<Plugged, 'plugins'>,
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
 * Mistakes in made files are told where these come from: in what the plugin read, or where the configuration names it.
 * Those that follow from files that were not made are left out: their cause is told.
 */
export function atOrigin(
  found: readonly Diagnostic[],
  graph: Pick<SiteGraph, 'tree' | 'config'> | undefined,
): readonly Diagnostic[] {
  const { made, lacksMade } = graph?.tree ?? {};
  const diagnostics = lacksMade ? found.filter(({ code }) => !consequences.has(code)) : found;
  if (!graph || !made || made.size === 0) return diagnostics;
  const byPath: ReadonlyMap<string, NonNullable<ReturnType<typeof made.get>>> = made;
  return diagnostics.map((each) => {
    const source = byPath.get(each.file);
    if (!source) return each;
    const { file: configFile = '', plugins } = graph.config;
    const named = plugins.find(({ module }) => module === source.plugin);
    const message = `In the page that the plugin '${source.plugin}' makes`;
    const related = [{ message, file: each.file, position: each.position }, ...each.related];
    if (!source.from) return { ...each, file: configFile, position: named?.position, related };
    const { file, line, column = 1 } = source.from;
    return { ...each, file, position: line === undefined ? undefined : { line, column }, related };
  });
}
