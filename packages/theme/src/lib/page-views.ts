// The HTML file is the data file: what the shell was drawn from can be read back out of a page. The views stand in a
// small script; what is HTML in them stands in the page anyway, is read from there and not sent twice.

import type { Html } from '@docsgen/contract/html';
import type { HydratedPageView, HydratedShellView } from '@docsgen/contract/views';

export interface PageData {
  readonly shell: HydratedShellView;
  readonly page: HydratedPageView;
}

export const pageDataId = 'docsgen-view';

/**
 * For the server: JSON that cannot end the script element it stands in. `all`: parts of a site's own may tell false
 * from nothing.
 */
export function packPage({ shell, page }: PageData, which: 'all' | 'true' = 'true'): string {
  const data = withHtml({ shell, page }, () => '');
  return JSON.stringify(data, which === 'all' ? undefined : leaveOutFalse).replaceAll('<', '\\u003c');
}

/** As `undefined`, it is not there then; components ask for no more than truth. */
function leaveOutFalse(_name: string, value: unknown): unknown {
  return value === false ? undefined : value;
}

/** For the browser: the views of the page on screen, or of one that was fetched. `undefined`: no page of docsgen. */
export function unpackPage(document: Document): PageData | undefined {
  const text = document.querySelector(`body>#${pageDataId}`)?.textContent;
  if (!text) return undefined;
  return withHtml(JSON.parse(text), (place) => document.querySelector(`#docsgen ${place}`)?.innerHTML ?? '');
}

/** For the browser: `CodeMessages` of the article, as they stand in the page. */
export function codeMessagesIn(document: Document): string {
  return document.querySelector<HTMLElement>('#docsgen article')?.dataset.codeStrings ?? '';
}

/** The views with what stands at each place of the markup. */
function withHtml({ shell, page }: PageData, htmlAt: (place: string) => Html): PageData {
  const logo = shell.logo && { ...shell.logo, html: htmlAt('.logo') };
  const social = shell.social === undefined ? undefined : htmlAt('.social');
  const footer = shell.footer === undefined ? undefined : htmlAt('.footer');
  return { shell: { ...shell, logo, social, footer }, page: pageWithHtml(page, htmlAt) };
}

function pageWithHtml(page: HydratedPageView, htmlAt: (place: string) => Html): HydratedPageView {
  if (page.kind === 'home') return { ...page, body: htmlAt('main') };
  const sidebar = page.sidebar && { ...page.sidebar, html: htmlAt('.sidebar > ul') };
  const foot = htmlAt('.doc-foot');
  if (page.kind === 'category') return { ...page, sidebar, foot, body: htmlAt('.category') };
  return { ...page, sidebar, foot, contents: htmlAt('main > .contents > ul'), article: htmlAt('article') };
}
