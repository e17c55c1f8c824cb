// The HTML file is the data file: what the shell was drawn from can be read back out of a page. The views stand in a
// small script; the article and the sidebar, which stand in the page anyway, are read from there and not sent twice.

import type { LivePageView, SectionFrame, ShellView, SidebarNode, SidebarView } from '../props.ts';

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
      return { ...page, article: '', sidebar: withNodes(page, []) };
    case 'category':
      return { ...page, sidebar: withNodes(page, []) };
    case 'home':
      return { ...page, article: '' };
  }
}

function withNodes({ sidebar }: SectionFrame, nodes: readonly SidebarNode[]): SidebarView | undefined {
  return sidebar && { ...sidebar, nodes };
}

/** For the browser: the views of the page on screen, or of one that was fetched. `undefined`: no page of docsgen. */
export function unpackPage(document: Document): PageData | undefined {
  const text = document.getElementById(pageDataId)?.textContent;
  if (!text) return undefined;
  const { shell, page }: PageData = JSON.parse(text);
  const article = document.querySelector('#docsgen article.prose')?.innerHTML ?? '';
  const nodes = (): readonly SidebarNode[] => readNodes(document.querySelector('#docsgen .sidebar > .sidebar-list'));
  switch (page.kind) {
    case 'doc':
      return { shell, page: { ...page, article, sidebar: withNodes(page, nodes()) } };
    case 'category':
      return { shell, page: { ...page, sidebar: withNodes(page, nodes()) } };
    case 'home':
      return { shell, page: { ...page, article } };
  }
}

function readNodes(list: Element | null): readonly SidebarNode[] {
  return Array.from(list?.children ?? [], (item) => readNode(item));
}

/** The reverse of `sidebar-list.tsx`. */
function readNode(item: Element): SidebarNode {
  const className = item.className === '' ? undefined : item.className;
  const link = item.querySelector(':scope > a.sidebar-label');
  const label = (link ?? item.querySelector('.sidebar-label'))?.firstChild?.textContent ?? '';
  const href = link?.getAttribute('href') ?? '';
  if (item.getAttribute('data-kind') === 'category') {
    const details = item.querySelector(':scope > details');
    return {
      kind: 'category',
      key: details?.getAttribute('data-key') ?? label,
      label,
      href: link ? href : undefined,
      isCurrent: link?.getAttribute('aria-current') === 'page',
      isActive: item.querySelector(':scope > [data-active], :scope > details > [data-active]') !== null,
      isOpen: details?.hasAttribute('open') ?? true,
      isCollapsible: details !== null,
      nodes: readNodes(item.querySelector(':scope > .sidebar-list')),
      className,
    };
  }
  const branch = link?.getAttribute('data-branch');
  if (branch) return { kind: 'branch', key: branch, label, href, className };
  if (link?.getAttribute('rel')) return { kind: 'external', label, href, className };
  return { kind: 'page', label, href, isCurrent: link?.getAttribute('aria-current') === 'page', className };
}
