// Finds the page or locale of a requested path.
import type { Locale } from '../model/config.ts';
import type { Page, SiteGraph } from '../model/site.ts';
import { urlKey } from '../routes/routes.ts';

/** Returns the page at a decoded path. The trailing slash and `index.html` are optional. */
export function pageAt(graph: SiteGraph, path: string): Page | undefined {
  const key = graph.byUrl.get(urlKey(path.replace(/\/index\.html?$/, '/')));
  const page = key === undefined ? undefined : graph.pages.get(key);
  // The lookup ignores case, in contrast to static hosts.
  return page && bare(page.url) === bare(path) ? page : undefined;
}

function bare(path: string): string {
  return path.replace(/\/(index\.html?)?$/, '');
}

/** Returns the locale of a path, even if there is no page. */
export function localeAt(graph: SiteGraph, path: string): Locale {
  const { locales } = graph.config;
  const isIn = (prefix: string): boolean => prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`));
  return locales.find(({ prefix }) => isIn(prefix)) ?? locales[0];
}
