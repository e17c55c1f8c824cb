// The breadcrumbs of a page as labels, which tell search results with the same title apart.

import type { Page, SiteGraph } from '../model/site.ts';
import { sectionKey } from '../routes/routes.ts';

/** Labels of the section and of the categories above the page. */
export function breadcrumbLabels(graph: SiteGraph, page: Page): readonly string[] {
  if (page.section === undefined) return [];
  const sidebar = graph.locales.get(page.locale.code)?.sidebars.get(sectionKey(page.section, page.version));
  const above = (sidebar?.breadcrumbs.get(page.key) ?? []).filter((category) => category.page !== page.key);
  return sidebar === undefined ? [] : [sidebar.label, ...above.map((category) => category.label)];
}
