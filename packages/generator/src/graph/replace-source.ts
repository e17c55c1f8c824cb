// The graph after the body of one source has changed: the most common change, which needs no new graph.
import type { PageKey } from '../model/paths.ts';
import type { Page, ParsedSource, SiteGraph } from '../model/site.ts';
import { pageKeyOf } from '../routes/routes.ts';

/** `undefined`: more than the body has changed, so that other pages may change, too. */
export function withText(graph: SiteGraph, parsed: ParsedSource): SiteGraph | undefined {
  const { path } = parsed.file;
  const shown = [...graph.pages].filter(([, page]) => page.kind !== 'category' && page.parsed.file.path === path);
  const [first] = shown;
  if (first === undefined || first[1].kind === 'category') return undefined;
  if (visibleFields(first[1].parsed) !== visibleFields(parsed) || isOriginalOfHashed(graph, first[1])) return undefined;
  const pages = new Map<PageKey, Page>(graph.pages);
  for (const [key, page] of shown) if (page.kind !== 'category') pages.set(key, { ...page, parsed });
  return { ...graph, pages };
}

/** Everything that other pages can show of a source, as one text. */
export function visibleFields(parsed: ParsedSource): string {
  const { frontMatter, keyPositions, title, isTitled, description, file, post } = parsed;
  const fields = [frontMatter, [...keyPositions], title, isTitled, description, file.location.relative];
  return JSON.stringify(post ? [...fields, post] : fields);
}

/** Whether a translation notes the source's hash: it becomes outdated when that changes. */
function isOriginalOfHashed(graph: SiteGraph, page: Page): boolean {
  return graph.config.locales.some((locale) => {
    const other = graph.pages.get(pageKeyOf(locale, page.id));
    return other !== undefined && other.kind !== 'category' && other.parsed.frontMatter.sourceHash !== undefined;
  });
}
