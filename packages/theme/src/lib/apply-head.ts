// Takes over what a page says about itself: title, description, canonical address, alternates, language.

const own = [
  'meta[name="description"]',
  'meta[name^="docsgen-"]',
  'meta[name="keywords"]',
  'meta[name="robots"]',
  'link[rel="canonical"]',
  'link[rel="alternate"]',
  'link[rel="search"]',
  'meta[property^="og:"]',
  'script[type="application/ld+json"]',
].join(',');

/** `styles`: links of the article that takes its place (article-files.ts). */
export function applyHead(next: Document, styles: readonly Element[] = []): void {
  for (const old of document.head.querySelectorAll(own)) old.remove();
  for (const old of document.querySelectorAll('body>[data-file]')) if (!styles.includes(old)) old.remove();
  document.head.append(...Array.from(next.head.querySelectorAll(own), (element) => document.importNode(element, true)));
  document.title = next.title;
  document.documentElement.lang = next.documentElement.lang;
  document.documentElement.dir = next.documentElement.dir;
}

/** Noted at once, for the page that says it crashed has none of them. */
const loadedFiles = filesOf(document);

/** Another build of the site: its page would not fit the styles and scripts that are loaded. */
export function isOtherDeployment(next: Document): boolean {
  return filesOf(next) !== loadedFiles;
}

/** A script says in its text what it imports, and there are styles that stand in the page. */
function filesOf(page: Document): string {
  const elements = page.querySelectorAll('style, link[rel="stylesheet"], script[type="module"]:not([data-file])');
  return Array.from(elements, (element) => element.getAttribute('href') ?? element.textContent).join();
}
