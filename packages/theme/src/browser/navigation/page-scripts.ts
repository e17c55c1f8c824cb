// Detects scripts that an author wrote in a page. They run on a full load and may leave timers and listeners behind, so
// navigating to or from such a page is always a full load.

/**
 * Scripts that are direct children of <main> belong to docsgen; `data-file` scripts are handled in article-files.ts.
 */
export function hasAuthorScripts(page: Document): boolean {
  return page.querySelector('main > * script:not([data-file]), head [data-own]') !== null;
}
