// Style sheets and scripts that an article brings along, when it takes the place of another without a full load. The
// styles of the next article are there before it is shown, those of the last one until it is gone; for both, there is a
// link of its own beside the one in the article. It stands at the end of the page: before the theme's sheet it would be
// the first to name its layers, and change their order. A script runs once, as a module does however often it is asked
// for: it listens on `document`, or defines an element.

/** Gives the links that are to stay while the page is shown. Fails where a script does not come. */
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
