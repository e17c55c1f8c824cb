// Categories the reader has opened stay open on the next page of the same sidebar.

import type { PageData } from '../document/page-views.ts';
import type { SidebarNode } from '../props.ts';
import { saveSidebar } from './sidebar-state.ts';

export function keepOpen(data: PageData): PageData {
  // For the sidebar that is drawn next, should it be an element of its own.
  saveSidebar();
  const { page } = data;
  if (page.kind !== 'doc' && page.kind !== 'category') return data;
  const { sidebar } = page;
  const shown = document.querySelector<HTMLElement>('#docsgen .sidebar');
  if (sidebar === undefined || shown?.dataset.sidebarKey !== sidebar.key) return data;
  const open = new Set(Array.from(shown.querySelectorAll<HTMLElement>('details[open]'), ({ dataset }) => dataset.key));
  const keep = (nodes: readonly SidebarNode[]): readonly SidebarNode[] =>
    nodes.map((node) =>
      node.kind === 'category' ? { ...node, isOpen: node.isOpen || open.has(node.key), nodes: keep(node.nodes) } : node,
    );
  return { ...data, page: { ...page, sidebar: { ...sidebar, nodes: keep(sidebar.nodes) } } };
}
