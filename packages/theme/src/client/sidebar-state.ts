// The sidebar as the reader left it: which categories are open, and how far it is scrolled. Restored by the early
// script before the first paint, and by the entry whenever the sidebar was drawn anew.

import { readSession, writeSession } from './preferences.ts';

/** How far it is scrolled, and by category whether it is open. */
type SidebarState = readonly [top: number, open: Readonly<Record<string, boolean>>];

export function startSidebar(): void {
  addEventListener('pagehide', saveSidebar);
}

/** Notes the state of the sidebar on screen, before it is left. */
export function saveSidebar(): void {
  const list = findList();
  if (list === null) return;
  const [top, open] = readState(list);
  const shown = Array.from(list.querySelectorAll('details'), (category) => [category.dataset.key, category.open]);
  // In the closed menu of a phone nothing is scrolled: what was noted last stays.
  const state: SidebarState = [list.clientHeight > 0 ? list.scrollTop : top, { ...open, ...Object.fromEntries(shown) }];
  writeSession(keyOf(list), JSON.stringify(state));
}

/** The branch of the current page is open whatever was noted, and the page itself in view. */
export function restoreSidebar(): void {
  const list = findList();
  if (list === null) return;
  const [top, open] = readState(list);
  for (const category of list.querySelectorAll('details')) {
    category.open = category.querySelector('[data-active]') !== null || (open[category.dataset.key ?? ''] ?? category.open);
  }
  list.scrollTop = top;
  const current = list.querySelector('[aria-current]')?.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (current && (current.top < frame.top || current.bottom > frame.bottom)) {
    list.scrollTop += (current.top + current.bottom - frame.top - frame.bottom) / 2;
  }
}

function findList(): HTMLElement | null {
  return document.querySelector('.sidebar > ul');
}

function keyOf(list: HTMLElement): `docsgen.sidebar.${string}` {
  return `docsgen.sidebar.${list.parentElement?.dataset.sidebarKey}`;
}

function readState(list: HTMLElement): SidebarState {
  try {
    const state = JSON.parse(readSession(keyOf(list)) ?? '');
    return [state[0], state[1] ?? {}];
  } catch {
    return [0, {}];
  }
}
