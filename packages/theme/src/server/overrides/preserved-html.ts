// HTML that the browser cannot extract from the markup, because an override renders that part of the page. It is added
// to the page data. All other HTML is read from the markup, as on other sites.

import type { Html } from '@docsgen/contract/html';
import type { PageData, PreservedHtml } from '../../lib/page-views.ts';

/** For each selector in `lib/page-views.ts`, the components that contain this HTML or surround it. */
const holders: Readonly<Record<string, readonly string[]>> = {
  '.logo': ['navbar', 'logo', 'announcement', 'skip-link'],
  '.social': ['navbar', 'announcement', 'skip-link', 'logo'],
  '.footer': ['footer'],
  '.sidebar > ul': ['sidebar', 'sidebar-top', 'navbar'],
  'main > .contents > ul': ['contents', 'breadcrumbs', 'version', 'notices', 'above-article'],
};

/** `markup` is the rendered shell. */
export function preservedHtml({ shell, page }: PageData, markup: Html, overrides: ReadonlySet<string>): PreservedHtml {
  const html: Readonly<Record<string, Html | undefined>> = {
    '.logo': shell.logo?.html,
    '.social': shell.social,
    '.footer': shell.footer,
    '.sidebar > ul': page.kind === 'home' ? undefined : page.sidebar?.html,
    'main > .contents > ul': page.kind === 'doc' ? page.contents : undefined,
  };
  const preserved: Record<string, Html> = {};
  for (const [selector, components] of Object.entries(holders)) {
    const value = html[selector];
    if (value !== undefined && components.some((name) => overrides.has(name))) preserved[selector] = value;
  }
  if (page.kind === 'doc' && !isFirstArticle(markup, page.article)) preserved.article = page.article;
  return preserved;
}

function isFirstArticle(markup: Html, article: Html): boolean {
  const start = /<article[ >]/.exec(markup)?.index ?? -1;
  return start >= 0 && markup.startsWith(`${article}</article>`, markup.indexOf('>', start) + 1);
}
