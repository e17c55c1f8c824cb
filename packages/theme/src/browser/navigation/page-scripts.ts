// Detects scripts that an author wrote in a page. They run on a full load and can leave timers and listeners behind, so
// navigation to or from such a page is always a full load.

/**
 * Ignores scripts that are direct children of <main>, which belong to docsgen, and `data-file` scripts, which are
 * handled in article-files.ts.
 */
export function hasAuthorScripts(page: Document): boolean {
  return page.querySelector('main > * script:not([data-file]), head [data-own]') !== null;
}
