// Files of `static/` go into the output as they are; none may stand where docsgen writes something of its own.
import type { Diagnostic } from '../model/diagnostic.ts';
import type { SiteFiles } from '../model/file-system.ts';
import type { OutputFile } from '../model/output.ts';
import type { OutputPath } from '../model/paths.ts';
import type { SiteGraph } from '../model/site.ts';
import { foldersAbove, manifestPath } from '../output/publish.ts';

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

export function staticConflicts(graph: SiteGraph, generated: readonly OutputPath[]): readonly Diagnostic[] {
  const taken = new Set<string>([manifestPath, ...generated, ...[...graph.pages.values()].map((page) => page.output)]);
  const folders = new Set([...taken].flatMap(foldersAbove));
  return [...graph.tree.statics]
    .filter((path) => taken.has(path) || folders.has(path) || foldersAbove(path).some((folder) => taken.has(folder)))
    .map((path) => ({
      code: 'output',
      severity: 'error',
      message: `This file would stand where docsgen writes its own ${folders.has(path) ? 'folder ' : ''}${path}`,
      file: `static/${path}`,
      position: undefined,
      hint: 'Rename it, or take it away',
      related: [],
    }));
}
