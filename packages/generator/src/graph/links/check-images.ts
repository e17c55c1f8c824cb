// Tells of pictures that are not what their names say, and of SVG files with a script in them. In a page a browser does
// not run the script, but at its own address such a file is a document of the site like any other.
import { warning } from '../../diagnostics/create.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/paths.ts';
import type { ArticleFacts, Page, SiteGraph } from '../../model/site.ts';
import { scriptFlaw } from '../../text/images/image-errors.ts';
import { resolveReference } from './resolve-reference.ts';

interface DrawingRequest {
  readonly graph: SiteGraph;
  readonly facts: Pick<ReadonlyMap<SourcePath, ArticleFacts>, 'get'>;
  /** All files of pages that were read. */
  readonly assets: Iterable<readonly [SourcePath, { readonly flaw: string | undefined }]>;
}

const withoutScript = 'Remove the script, or publish another picture: opened by itself, the file would run it';

/** Diagnostics of `pages`, or of all pages, each told once, however many locales show it. */
export function checkDrawings(
  { graph, facts, assets }: DrawingRequest,
  pages: Iterable<Page> = graph.pages.values(),
): readonly Diagnostic[] {
  const flaws = new Map<SourcePath, string>();
  for (const [path, { flaw }] of assets) if (flaw !== undefined) flaws.set(path, flaw);
  if (flaws.size === 0) return [];
  const found = new Map<string, Diagnostic>();
  for (const page of pages) {
    if (page.kind === 'category') continue;
    const { path } = page.parsed.file;
    for (const reference of facts.get(path)?.references ?? []) {
      const resolution = resolveReference(graph, { page, file: path }, reference);
      const flaw = resolution.kind === 'asset' ? flaws.get(resolution.path) : undefined;
      if (flaw === undefined) continue;
      const { file = path, position } = reference;
      const message = `The picture ${reference.href} ${flaw}`;
      const hint =
        flaw === scriptFlaw ? withoutScript : 'Readers may see nothing: save it again in the format of its name';
      found.set(
        `${file} ${position?.line} ${position?.column}`,
        warning({ code: 'image', message, file, position, hint }),
      );
    }
  }
  return [...found.values()];
}
