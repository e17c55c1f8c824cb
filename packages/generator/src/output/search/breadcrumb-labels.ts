// Breadcrumb labels, which distinguish search results with the same title.

import type { Page, SiteGraph } from '../../model/site.ts';
import { sidebarOfPage } from '../../routes/routes.ts';
import { textIn } from '../../text/localized.ts';

/** Returns the labels of the section, of the version if there are several, and of the parent categories. */
export function breadcrumbLabels(graph: SiteGraph, page: Page): readonly string[] {
  const sidebar = sidebarOfPage(graph, page);
  const above = (sidebar?.breadcrumbs.get(page.key) ?? []).filter((category) => category.page !== page.key);
  return sidebar === undefined
    ? []
    : [sidebar.label, ...versionLabels(graph, page), ...above.map((category) => category.label)];
}

/**
 * Includes the latest version, because results without a version would be ambiguous for readers of an older version.
 */
function versionLabels({ config }: SiteGraph, { section, version, locale }: Page): readonly string[] {
  if (section === undefined || version === undefined || section.versions.length === 1) return [];
  return [textIn(version.label, locale.code, config.locales[0].code)];
}
