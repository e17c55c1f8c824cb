// The HTML file is the data file: what the shell was drawn from can be read back out of a page. The views stand in a
// small script; what is HTML in them stands in the page anyway, is read from there and not sent twice.

import type { Html, LivePageView, ShellView } from '../props.ts';

export interface PageData {
  readonly shell: ShellView;
  readonly page: LivePageView;
}

export const pageDataId = 'docsgen-view';

/** For the server: JSON that cannot end the script element it stands in. */
export function packPage({ shell, page }: PageData): string {
  return JSON.stringify({ shell, page: withHtml(page, () => '') }, leaveOutFalse).replaceAll('<', '\\u003c');
}

/** As `undefined`, it is not there then; components ask for no more than truth. */
function leaveOutFalse(_name: string, value: unknown): unknown {
  return value === false ? undefined : value;
}

/** For the browser: the views of the page on screen, or of one that was fetched. `undefined`: no page of docsgen. */
export function unpackPage(document: Document): PageData | undefined {
  const text = document.getElementById(pageDataId)?.textContent;
  if (!text) return undefined;
  const { shell, page }: PageData = JSON.parse(text);
  return { shell, page: withHtml(page, (place) => document.querySelector(`#docsgen ${place}`)?.innerHTML ?? '') };
}

/** The page with what stands at each place of its markup. */
function withHtml(page: LivePageView, htmlAt: (place: string) => Html): LivePageView {
  if (page.kind === 'home') return { ...page, body: htmlAt('main') };
  const sidebar = page.sidebar && { ...page.sidebar, html: htmlAt('.sidebar > ul') };
  if (page.kind === 'category') return { ...page, sidebar, body: htmlAt('.category') };
  return { ...page, sidebar, contents: htmlAt('main > .contents > ul'), article: htmlAt('article') };
}
