// Loads the style sheets and scripts of an article during client-side navigation. Styles of the next article are loaded
// before the article is shown, and styles of the previous article are preserved until the article is removed. Both
// require a separate <link> in addition to the <link> in the article. The <link> is added at the end of the page.
// Before the theme's style sheet, it would be the first to declare layers and would change their order. Scripts are
// modules, so they run only once; they listen on `document` or define a custom element.

/** Returns the links that must stay while the page is shown. Rejects if a script cannot be loaded. */
export async function loadFiles(next: Document): Promise<readonly Element[]> {
  const links: Element[] = [];
  const load = (file: HTMLScriptElement | HTMLLinkElement): Promise<unknown> => {
    if ('src' in file) return import(file.src);
    const link = document.importNode(file);
    links.push(link);
    document.body.append(link);
    return new Promise((done) => {
      link.onload = link.onerror = done;
    });
  };
  await Promise.all(Array.from(next.querySelectorAll<HTMLLinkElement>('main [data-file]'), load));
  return links;
}
