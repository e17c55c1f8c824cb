// Where a page stands, in words: what tells results of the same name apart.
import { sectionKey } from '../graph/routes.ts';
import type { Page, SiteGraph } from '../model/site.ts';

/** The section, then the categories above the page. */
export function trailOf(graph: SiteGraph, page: Page): readonly string[] {
  if (page.section === undefined) return [];
  const sidebar = graph.locales.get(page.locale.code)?.sidebars.get(sectionKey(page.section, page.version));
  const above = (sidebar?.trails.get(page.key) ?? []).filter((category) => category.page !== page.key);
  return sidebar === undefined ? [] : [sidebar.label, ...above.map((category) => category.label)];
}
