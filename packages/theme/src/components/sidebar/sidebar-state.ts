// The sidebar as the reader left it: which categories are open, and how far it is scrolled; and the current page in
// view. In a tab that has shown pages before, the styles show it only when it is restored (`data-menu`).

import { pageState } from '../../lib/page-state.ts';
import { readSession, writeSession } from '../../lib/preferences.ts';

/** How far it is scrolled, and the keys of the categories that are open. */
type SidebarState = readonly [top: number, open: readonly (string | undefined)[]];

export function startSidebar(): void {
  refreshSidebar();
  addEventListener('pagehide', saveSidebar);
}

export function refreshSidebar(): void {
  restoreSidebar();
  showCurrent();
}

/** Notes the state of the sidebar on screen, before it is left. */
export function saveSidebar(): void {
  const list = findList();
  if (!list) return;
  const open = Array.from(list.querySelectorAll<HTMLElement>('[open]'), ({ dataset }) => dataset.key);
  // In the closed menu of a phone nothing is scrolled: what was noted last stays.
  const top = list.clientHeight > 0 ? list.scrollTop : readState(list)?.[0];
  writeSession(keyOf(list), JSON.stringify([top ?? 0, open]));
}

/** The branch of the current page is open whatever was noted. */
function restoreSidebar(): void {
  // On a page without a sidebar, too: the next may have one.
  pageState.menu = '';
  const list = findList();
  const state = list && readState(list);
  if (!state) return;
  for (const category of list.querySelectorAll('details')) {
    category.open = !!category.querySelector('[data-active]') || state[1].includes(category.dataset.key);
  }
  list.scrollTop = state[0];
}

/** Brings the current page into the middle of the sidebar, if it is out of view. */
function showCurrent(): void {
  const list = findList();
  const current = list?.querySelector<HTMLElement>('[aria-current]');
  if (!list || !current) return;
  const place = current.offsetTop - list.scrollTop;
  const room = list.clientHeight - current.offsetHeight;
  if (place < 0 || place > room) list.scrollTop += place - room / 2;
}

/** The element that scrolls, and that places in it are measured from. */
function findList(): HTMLElement | null {
  return document.querySelector('.sidebar > ul');
}

function keyOf(list: HTMLElement): `sidebar.${string}` {
  return `sidebar.${list.parentElement?.dataset.sidebarKey}`;
}

function readState(list: HTMLElement): SidebarState | null {
  return JSON.parse(readSession(keyOf(list)) ?? 'null');
}
