// The HTML file is the data file: what the shell was drawn from can be read back out of a page. The views stand in a
// small script; the article and the sidebar, which stand in the page anyway, are read from there and not sent twice.

import type { Html, LivePageView, SectionFrame, ShellView, SidebarView } from '../props.ts';

export interface PageData {
  readonly shell: ShellView;
  readonly page: LivePageView;
}

export const pageDataId = 'docsgen-view';

/** For the server: JSON that cannot end the script element it stands in. */
export function packPage({ shell, page }: PageData): string {
  return JSON.stringify({ shell, page: withoutCopies(page) }).replaceAll('<', '\\u003c');
}

function withoutCopies(page: LivePageView): LivePageView {
  switch (page.kind) {
    case 'doc':
      return { ...page, article: '', sidebar: withHtml(page, '') };
    case 'category':
      return { ...page, sidebar: withHtml(page, '') };
    case 'home':
      return { ...page, article: '' };
  }
}

function withHtml({ sidebar }: SectionFrame, html: Html): SidebarView | undefined {
  return sidebar && { ...sidebar, html };
}

/** For the browser: the views of the page on screen, or of one that was fetched. `undefined`: no page of docsgen. */
export function unpackPage(document: Document): PageData | undefined {
  const text = document.getElementById(pageDataId)?.textContent;
  if (!text) return undefined;
  const { shell, page }: PageData = JSON.parse(text);
  const htmlOf = (selector: string): Html => document.querySelector(`#docsgen ${selector}`)?.innerHTML ?? '';
  const article = htmlOf('article.prose');
  const sidebar = 'sidebar' in page ? withHtml(page, htmlOf('.sidebar > ul')) : undefined;
  switch (page.kind) {
    case 'doc':
      return { shell, page: { ...page, article, sidebar } };
    case 'category':
      return { shell, page: { ...page, sidebar } };
    case 'home':
      return { shell, page: { ...page, article } };
  }
}
