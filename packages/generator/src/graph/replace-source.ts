// Updates the graph after the Markdown of a single source has changed. This change is the most common one, and does not
// require rebuilding the graph.

import type { PageKey } from '../model/paths.ts';
import type { Page, SiteGraph } from '../model/site.ts';
import type { ParsedSource } from '../model/source.ts';
import { pageKeyOf } from '../routes/routes.ts';

/** Returns the updated graph, or `undefined` if the change can affect other pages. */
export function withReplacedSource(graph: SiteGraph, parsed: ParsedSource): SiteGraph | undefined {
  const { path } = parsed.file;
  const shown = [...graph.pages].filter(([, page]) => page.kind !== 'category' && page.parsed.file.path === path);
  const [first] = shown;
  if (first === undefined || first[1].kind === 'category') return undefined;
  if (visibleFields(first[1].parsed) !== visibleFields(parsed) || isOriginalOfHashed(graph, first[1])) return undefined;
  const pages = new Map<PageKey, Page>(graph.pages);
  for (const [key, page] of shown) if (page.kind !== 'category') pages.set(key, { ...page, parsed });
  return { ...graph, pages };
}

/** Serializes the fields of a source that other pages can show. */
export function visibleFields(parsed: ParsedSource): string {
  const { frontMatter, keyPositions, title, isTitled, description, file, post } = parsed;
  const fields = [frontMatter, [...keyPositions], title, isTitled, description, file.location.relative];
  return JSON.stringify(post ? [...fields, post] : fields);
}

/**
 * Whether a translation contains the hash of the source. Such a translation becomes outdated when the source changes.
 */
function isOriginalOfHashed(graph: SiteGraph, page: Page): boolean {
  return graph.config.locales.some((locale) => {
    const other = graph.pages.get(pageKeyOf(locale, page.id));
    return other !== undefined && other.kind !== 'category' && other.parsed.frontMatter.sourceHash !== undefined;
  });
}
