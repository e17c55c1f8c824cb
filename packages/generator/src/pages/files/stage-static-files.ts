// Copies the files of `static/` to the output. Static files must not replace generated files.

import type { SiteFiles } from '../../model/adapters/file-system.ts';
import { type Diagnostic, error } from '../../model/diagnostic.ts';
import type { OutputFile } from '../../model/output.ts';
import type { OutputPath } from '../../model/paths.ts';
import type { SiteGraph } from '../../model/site.ts';
import { foldersAbove } from '../../output/publish.ts';
import { manifestPath, staticFilePath } from '../../routes/output-paths.ts';

export async function stageStaticFiles(
  files: SiteFiles,
  graph: SiteGraph,
  stage: (file: OutputFile) => Promise<void>,
): Promise<void> {
  for (const path of graph.tree.staticFiles) {
    const content = await files.readBytes(`static/${path}`);
    if (content !== undefined) await stage({ path: staticFilePath(path), content });
  }
}

export function staticConflicts(graph: SiteGraph, generated: readonly OutputPath[]): readonly Diagnostic[] {
  const taken = new Set<string>([manifestPath, ...generated, ...[...graph.pages.values()].map((page) => page.output)]);
  const folders = new Set([...taken].flatMap(foldersAbove));
  return [...graph.tree.staticFiles]
    .filter((path) => taken.has(path) || folders.has(path) || foldersAbove(path).some((folder) => taken.has(folder)))
    .map((path) =>
      error({
        code: 'output',
        message: `This file conflicts with the ${folders.has(path) ? 'folder' : 'file'} ${path} that docsgen generates`,
        file: `static/${path}`,
        hint: 'Rename or remove the file',
      }),
    );
}
