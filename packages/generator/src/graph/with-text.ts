// The graph after one text has changed and nothing else: the commonest change of all, which needs no new graph.
import type { PageKey } from '../model/paths.ts';
import type { Page, ParsedSource, SiteGraph } from '../model/site.ts';

/** `undefined`: more than the body has changed, so that other pages may show something else too. */
export function withText(graph: SiteGraph, parsed: ParsedSource): SiteGraph | undefined {
  const { path } = parsed.file;
  const shown = [...graph.pages].filter(([, page]) => page.kind !== 'category' && page.parsed.file.path === path);
  const [first] = shown;
  if (first === undefined || first[1].kind === 'category') return undefined;
  if (outline(first[1].parsed) !== outline(parsed) || isOriginalOfDated(graph, first[1])) return undefined;
  const pages = new Map<PageKey, Page>(graph.pages);
  for (const [key, page] of shown) if (page.kind !== 'category') pages.set(key, { ...page, parsed });
  return { ...graph, pages };
}

/** All that the rest of the site can know of a text. */
export function outline({ frontMatter, keyPositions, title, isTitled, description, file }: ParsedSource): string {
  return JSON.stringify([frontMatter, [...keyPositions], title, isTitled, description, file.place.relative]);
}

/** A translation that notes the hash of its original is outdated as soon as that changes. */
function isOriginalOfDated(graph: SiteGraph, page: Page): boolean {
  return graph.config.locales.some((locale) => {
    const other = graph.pages.get(`${locale.code}|${page.id}` as PageKey);
    return other !== undefined && other.kind !== 'category' && other.parsed.frontMatter.sourceHash !== undefined;
  });
}
