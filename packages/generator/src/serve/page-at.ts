// Which page stands at a path of the site, as browsers ask for it.
import type { Locale } from '../model/config.ts';
import type { Page, SiteGraph } from '../model/site.ts';
import { urlKey } from '../routes/routes.ts';

/** The page at a decoded path, or at the same without its slash or its `index.html`. */
export function pageAt(graph: SiteGraph, path: string): Page | undefined {
  const key = graph.byUrl.get(urlKey(path.replace(/\/index\.html?$/, '/')));
  const page = key === undefined ? undefined : graph.pages.get(key);
  // Addresses are looked up without regard to case; a static host is not so kind.
  return page && bare(page.url) === bare(path) ? page : undefined;
}

function bare(path: string): string {
  return path.replace(/\/(index\.html?)?$/, '');
}

/** The locale a path lies in, whether there is a page or not. */
export function localeAt(graph: SiteGraph, path: string): Locale {
  const { locales } = graph.config;
  const isIn = (prefix: string): boolean => prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`));
  return locales.find(({ prefix }) => isIn(prefix)) ?? locales[0];
}
