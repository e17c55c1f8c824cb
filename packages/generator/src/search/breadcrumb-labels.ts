// The breadcrumbs of a page as labels, which tell search results with the same title apart.

import type { Page, SiteGraph } from '../model/site.ts';
import { ownSidebar } from '../routes/routes.ts';

/** Labels of the section and of the categories above the page. */
export function breadcrumbLabels(graph: SiteGraph, page: Page): readonly string[] {
  const sidebar = ownSidebar(graph, page);
  const above = (sidebar?.breadcrumbs.get(page.key) ?? []).filter((category) => category.page !== page.key);
  return sidebar === undefined ? [] : [sidebar.label, ...above.map((category) => category.label)];
}
