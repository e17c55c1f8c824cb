import { printDiagnostics } from '../diagnostics/print.ts';
import { loadSite } from '../load-site.ts';
import type { SiteFiles } from '../model/adapters/file-system.ts';
import type { Ports } from '../model/adapters/ports.ts';
import { hasErrors, sortDiagnostics } from '../model/diagnostic.ts';
import type { SiteGraph } from '../model/site.ts';
import { withGenerated } from '../plugins/overlay.ts';
import { hideProgress } from './build/progress-log.ts';
import { type OpenedSite, withReadOnlyCache } from './open-site.ts';

interface LoadedSite {
  readonly graph: SiteGraph;
  /** The files of the site, including the pages that plugins generate. */
  readonly files: SiteFiles;
}

/**
 * Loads a site for a command that only reads it, calls `use` unless the configuration is unusable, and prints the
 * diagnostics. Returns the exit code, which is 1 if the site has errors.
 */
export async function readSite(
  opened: OpenedSite,
  ports: Ports,
  use: (site: LoadedSite) => void | Promise<void>,
): Promise<number> {
  const { graph, diagnostics } = await loadSite({ ...withReadOnlyCache(opened), log: hideProgress(ports).log });
  if (graph) await use({ graph, files: withGenerated(opened.files, graph.tree) });
  await printDiagnostics(sortDiagnostics(diagnostics), opened.files, ports.terminal);
  return hasErrors(diagnostics) ? 1 : 0;
}
