// Replaces page-specific elements of <head>: title, description, canonical URL, alternates, and also the document
// language.

const pageElements = [
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

/** `styles` are the links of the new article (article-files.ts). */
export function applyHead(next: Document, styles: readonly Element[] = []): void {
  for (const old of document.head.querySelectorAll(pageElements)) old.remove();
  for (const old of document.querySelectorAll('body>[data-file]')) if (!styles.includes(old)) old.remove();
  document.head.append(
    ...Array.from(next.head.querySelectorAll(pageElements), (element) => document.importNode(element, true)),
  );
  document.title = next.title;
  document.documentElement.lang = next.documentElement.lang;
  document.documentElement.dir = next.documentElement.dir;
}

/** Read on load, because the error page of a crashed shell does not contain these elements. */
const loadedFiles = filesOf(document);

/** Whether the page belongs to another build and therefore does not match the loaded styles and scripts. */
export function isOtherDeployment(next: Document): boolean {
  return filesOf(next) !== loadedFiles;
}

/** Includes inline code: inline scripts contain the URLs that they import, and some styles are inlined. */
function filesOf(page: Document): string {
  const elements = page.querySelectorAll('style, link[rel="stylesheet"], script[type="module"]:not([data-file])');
  return Array.from(elements, (element) => element.getAttribute('href') ?? element.textContent).join();
}
