// Page data for hydration and navigation. A small script contains the views. Their HTML is read from the markup, so
// that it is not sent twice.

import type { Html } from '@docsgen/contract/html';
import type { HydratedPageView, HydratedShellView } from '@docsgen/contract/views';

export interface PageData {
  readonly shell: HydratedShellView;
  readonly page: HydratedPageView;
}

/** HTML by its selector, which the browser cannot read from the markup because an override renders it. */
export type PreservedHtml = Readonly<Record<string, Html>>;

interface PackedPage extends PageData {
  readonly html?: PreservedHtml | undefined;
}

export const pageDataId = 'docsgen-view';

/**
 * Returns JSON that cannot close its script element. `preserved` is defined on sites with overrides, which can
 * distinguish `false` from `undefined`.
 */
export function packPage(view: PageData, preserved?: PreservedHtml): string {
  const data: PackedPage = { ...withHtml(view, () => ''), html: preserved };
  return JSON.stringify(data, preserved ? undefined : omitFalse).replaceAll('<', '\\u003c');
}

/** `undefined` values are omitted from the JSON. The theme's components test only for truthiness. */
function omitFalse(_name: string, value: unknown): unknown {
  return value === false ? undefined : value;
}

/** Returns the views of the current or a fetched page, or `undefined` if it is not a docsgen page. */
export function unpackPage(document: Document): PageData | undefined {
  const text = document.querySelector(`body>#${pageDataId}`)?.textContent;
  if (!text) return undefined;
  const data: PackedPage = JSON.parse(text);
  return withHtml(
    data,
    (selector) => data.html?.[selector] ?? document.querySelector(`#docsgen ${selector}`)?.innerHTML ?? '',
  );
}

/** Returns the `CodeMessages` of the article, as JSON. */
export function codeMessagesIn(document: Document): string {
  return document.querySelector<HTMLElement>('#docsgen article')?.dataset.codeStrings ?? '';
}

/** Returns the views with the HTML at each selector of the markup. */
function withHtml({ shell, page }: PageData, htmlAt: (selector: string) => Html): PageData {
  const logo = shell.logo && { ...shell.logo, html: htmlAt('.logo') };
  const social = shell.social === undefined ? undefined : htmlAt('.social');
  const footer = shell.footer === undefined ? undefined : htmlAt('.footer');
  return { shell: { ...shell, logo, social, footer }, page: pageWithHtml(page, htmlAt) };
}

function pageWithHtml(page: HydratedPageView, htmlAt: (selector: string) => Html): HydratedPageView {
  if (page.kind === 'home') return { ...page, body: htmlAt('main') };
  const sidebar = page.sidebar && { ...page.sidebar, html: htmlAt('.sidebar > ul') };
  const foot = htmlAt('.doc-foot');
  if (page.kind === 'category') return { ...page, sidebar, foot, body: htmlAt('.category') };
  return { ...page, sidebar, foot, contents: htmlAt('main > .contents > ul'), article: htmlAt('article') };
}
