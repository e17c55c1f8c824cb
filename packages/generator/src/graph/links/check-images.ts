// Reports images whose content does not match their extension, and SVG files that contain a script. Browsers do not run
// scripts of SVG files in an `<img>`, but they run the scripts if the file is opened directly.

import type { ArticleFacts } from '../../model/article.ts';
import { type Diagnostic, warning } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/paths.ts';
import type { Page, SiteGraph } from '../../model/site.ts';
import { containsScript } from '../../text/images/image-files.ts';
import { resolveReference } from './resolve-reference.ts';

interface DrawingRequest {
  readonly graph: SiteGraph;
  readonly facts: Pick<ReadonlyMap<SourcePath, ArticleFacts>, 'get'>;
  /** All image files that were read for pages. */
  readonly assets: Iterable<readonly [SourcePath, { readonly flaw: string | undefined }]>;
}

const withoutScript =
  'Remove the script, or use another image: the script would run if someone opened the SVG directly';

/** Checks `pages`, or all pages if it is omitted. A problem is reported once, even if several locales show the page. */
export function checkImages(
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
      const message = `The image ${reference.href} ${flaw}`;
      const hint =
        flaw === containsScript
          ? withoutScript
          : 'Browsers may not show it: save it in the format of its file extension';
      found.set(
        `${file} ${position?.line} ${position?.column}`,
        warning({ code: 'image', message, file, position, hint }),
      );
    }
  }
  return [...found.values()];
}
