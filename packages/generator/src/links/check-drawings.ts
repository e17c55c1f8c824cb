// Tells of SVG files with a script in them. In a page a browser shows them without running it, but at its own address
// such a file is a document of the site like any other.
import { warning } from '../diagnostics/create.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { SourcePath } from '../model/paths.ts';
import type { ArticleFacts, Page, SiteGraph } from '../model/site.ts';
import { resolveReference } from './resolve-reference.ts';

interface DrawingRequest {
  readonly graph: SiteGraph;
  readonly facts: Pick<ReadonlyMap<SourcePath, ArticleFacts>, 'get'>;
  /** All files of pages that were read. */
  readonly assets: Iterable<readonly [SourcePath, { readonly hasScript: boolean }]>;
}

/** Diagnostics of `pages`, or of all pages, each told once, however many locales show it. */
export function checkDrawings(
  { graph, facts, assets }: DrawingRequest,
  pages: Iterable<Page> = graph.pages.values(),
): readonly Diagnostic[] {
  const scripted = new Set([...assets].flatMap(([path, { hasScript }]) => (hasScript ? [path] : [])));
  if (scripted.size === 0) return [];
  const found = new Map<string, Diagnostic>();
  for (const page of pages) {
    if (page.kind === 'category') continue;
    const { path } = page.parsed.file;
    for (const reference of facts.get(path)?.references ?? []) {
      const resolution = resolveReference(graph, { page, file: path }, reference);
      if (resolution.kind !== 'asset' || !scripted.has(resolution.path)) continue;
      const { file = path, position } = reference;
      const message = `The picture ${reference.href} has a script in it`;
      const hint = 'Remove the script, or publish another picture: opened by itself, the file would run it';
      found.set(
        `${file} ${position?.line} ${position?.column}`,
        warning({ code: 'image', message, file, position, hint }),
      );
    }
  }
  return [...found.values()];
}
