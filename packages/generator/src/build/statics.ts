// Files of `static/` go into the output as they are; none may stand where a page stands.
import type { Diagnostic } from '../model/diagnostic.ts';
import type { SiteFiles } from '../model/file-system.ts';
import type { OutputFile } from '../model/output.ts';
import type { OutputPath } from '../model/paths.ts';
import type { SiteGraph } from '../model/site.ts';

export async function stageStatics(
  files: SiteFiles,
  graph: SiteGraph,
  stage: (file: OutputFile) => Promise<void>,
): Promise<void> {
  for (const path of graph.tree.statics) {
    const content = await files.readBytes(`static/${path}`);
    if (content !== undefined) await stage({ path: path as OutputPath, content });
  }
}

export function staticConflicts(graph: SiteGraph, generated: readonly OutputFile[]): readonly Diagnostic[] {
  const taken = new Set<string>([
    ...generated.map((file) => file.path),
    ...[...graph.pages.values()].map((page) => page.output),
  ]);
  return [...graph.tree.statics]
    .filter((path) => taken.has(path))
    .map((path) => ({
      code: 'output',
      severity: 'error',
      message: `This file would stand where docsgen writes its own ${path}`,
      file: `static/${path}`,
      position: undefined,
      hint: 'Rename it, or take it away',
      related: [],
    }));
}
