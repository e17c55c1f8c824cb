// Scripts that an author wrote into a page. They run when the browser loads the page, and may leave timers and
// listeners behind: so the way to such a page, and from it, is a full load, and they run the same on every way.

/** Right below <main> is docsgen’s own, and so is what an article brings along (article-files.ts). */
export function hasOwnScripts(page: Document): boolean {
  return page.querySelector('main > * script:not([data-file]), head [data-own]') !== null;
}
