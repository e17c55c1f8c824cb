import { countOf, escapeHtml, type Sidebar, type SidebarItem } from 'docsgen/internals';
import type { MigrationReport } from '../migration-report.ts';
import { section } from './table.ts';

/** Additional sidebars are usually the same sidebars in other versions. */
const shownSidebars = 12;

export function sidebarSection({ graph }: MigrationReport): string {
  if (!graph) return '';
  const [first] = graph.config.locales;
  const known = [...(graph.locales.get(first.code)?.sidebars ?? [])];
  const isOlder = (key: string): boolean => key.includes('@');
  const sidebars = known.filter(([key, { size }]) => size > 0 && !isOlder(key)).slice(0, shownSidebars);
  if (sidebars.length === 0) return '';
  const words = '<p>Sidebars of the first version, in the default language.</p>';
  return section('sidebars', 'Sidebars', words + sidebars.map(([, sidebar]) => treeOf(sidebar)).join(''));
}

function treeOf({ label, items, size }: Sidebar): string {
  const title = `<h3>${escapeHtml(label)} <span class="soft">${countOf(size, 'item')}</span></h3>`;
  return `${title}<div class="trees"><ul class="tree">${items.map(itemHtml).join('')}</ul></div>`;
}

function itemHtml(item: SidebarItem): string {
  const label = escapeHtml(item.label);
  if (item.kind === 'page') return `<li>${label}</li>`;
  if (item.kind === 'link') return `<li>${label} <span class="soft" aria-label="link">↗</span></li>`;
  const inner = `<ul>${item.items.map(itemHtml).join('')}</ul>`;
  return `<li><details><summary>${label}</summary>${inner}</details></li>`;
}
