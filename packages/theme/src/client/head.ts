// Takes over what a page says about itself: title, description, canonical address, alternates, language.

const own = [
  'meta[name="description"]',
  'meta[name="keywords"]',
  'meta[name="robots"]',
  'link[rel="canonical"]',
  'link[rel="alternate"]',
  'meta[property^="og:"]',
  'script[type="application/ld+json"]',
].join(',');

export function applyHead(next: Document): void {
  for (const old of document.head.querySelectorAll(own)) old.remove();
  document.head.append(...Array.from(next.head.querySelectorAll(own), (element) => document.importNode(element, true)));
  document.title = next.title;
  document.documentElement.lang = next.documentElement.lang;
  document.documentElement.dir = next.documentElement.dir;
}

/** Another build of the site: its page would not fit the styles and scripts that are loaded. */
export function isOtherDeployment(next: Document): boolean {
  const files = (page: Document): string =>
    Array.from(page.head.querySelectorAll('link[rel="stylesheet"], script[type="module"]'), (element) =>
      element.getAttribute(element.localName === 'link' ? 'href' : 'src'),
    ).join();
  return files(next) !== files(document);
}
