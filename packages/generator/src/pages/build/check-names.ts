// Checks the output paths that contain file names of the site: pages, static files, images and downloads.
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Page } from '../../model/page.ts';
import { checkFileNames, type NamedFile } from '../../output/file-names.ts';
import { staticFilePath } from '../../routes/output-paths.ts';
import { urlKey } from '../../routes/routes.ts';
import type { OpenSite } from '../open/open-site.ts';
import { isSourced } from '../render/render-context.ts';

export function checkNames({ graph, assets }: Pick<OpenSite, 'graph' | 'assets'>): readonly Diagnostic[] {
  // An untranslated page has the same source as the original page, which is already checked.
  const own = [...graph.pages.values()].filter(({ translation }) => translation !== 'missing');
  const pages: readonly NamedFile[] = own.map((page) => ({ path: page.output, source: sourceOf(page) }));
  const files = [...graph.tree.staticFiles].map((path) => ({
    path: staticFilePath(path),
    source: `static/${path}`,
  }));
  const pictures = [...assets.loaded()].map(([source, { output }]) => ({ path: output, source }));
  const arePages = new Set(pages);
  const isDuplicate = (one: NamedFile, other: NamedFile): boolean =>
    graph.config.checks.duplicateRoutes === 'error' &&
    arePages.has(one) &&
    arePages.has(other) &&
    urlKey(one.path) === urlKey(other.path);
  return checkFileNames([...pages, ...files, ...pictures], isDuplicate);
}

function sourceOf(page: Page): string {
  return isSourced(page) ? page.parsed.file.path : (page.file ?? '');
}
