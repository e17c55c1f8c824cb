// The breadcrumbs of a page as labels, which tell search results with the same title apart.

import type { Page, SiteGraph } from '../../model/site.ts';
import { ownSidebar } from '../../routes/routes.ts';
import { textIn } from '../../text/localized.ts';

/** Labels of the section, of the version where there are several, and of the categories above the page. */
export function breadcrumbLabels(graph: SiteGraph, page: Page): readonly string[] {
  const sidebar = ownSidebar(graph, page);
  const above = (sidebar?.breadcrumbs.get(page.key) ?? []).filter((category) => category.page !== page.key);
  return sidebar === undefined
    ? []
    : [sidebar.label, ...versionLabels(graph, page), ...above.map((category) => category.label)];
}

/** The latest version is named as well: to readers of an older one, no name would say nothing. */
function versionLabels({ config }: SiteGraph, { section, version, locale }: Page): readonly string[] {
  if (section === undefined || version === undefined || section.versions.length === 1) return [];
  return [textIn(version.label, locale.code, config.locales[0].code)];
}
