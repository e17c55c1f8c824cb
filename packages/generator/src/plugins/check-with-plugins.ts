import type { Diagnostic } from '../model/diagnostic.ts';
import type { SiteGraph } from '../model/site.ts';
import { nothing } from './hook-results.ts';
import { pageViews } from './page-views.ts';
import { type HookTools, runHook } from './run-hook.ts';
import type { SetUpPlugin } from './set-up.ts';

export async function checkWithPlugins(
  plugins: readonly SetUpPlugin[],
  graph: SiteGraph,
  tools: HookTools,
): Promise<readonly Diagnostic[]> {
  const wanted = plugins.filter(({ plugin, check }) => check.length > 0 && plugin.level !== 'off');
  if (wanted.length === 0) return [];
  const pages = pageViews(graph);
  const input = JSON.stringify(pages);
  const hashes = new Map<string, string>();
  for (const page of graph.pages.values())
    if (page.kind !== 'category') hashes.set(page.parsed.file.path, page.parsed.hash);
  const knownHash = (path: string): string | undefined => hashes.get(path);
  const found: Diagnostic[] = [];
  for (const { plugin, check } of wanted) {
    for (const [index, hook] of check.entries()) {
      const call = { call: (context: object) => hook({ ...context, pages } as Parameters<typeof hook>[0]) };
      const asked = { plugin, hook: 'check', index, input, answer: nothing, knownHash, ...call } as const;
      const { diagnostics } = await runHook(asked, tools);
      found.push(...diagnostics.map((each) => atLevel(each, plugin.level)));
    }
  }
  return found;
}

/** Problems in the plugin itself are always errors. */
function atLevel(diagnostic: Diagnostic, level: 'error' | 'warning' | 'off' | undefined): Diagnostic {
  if (level === undefined || level === 'off' || diagnostic.code === 'plugin') return diagnostic;
  return { ...diagnostic, severity: level };
}
