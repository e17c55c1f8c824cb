// Restores the sidebar: open categories and scroll position, with the current page in view. After the first page of a
// browser tab, CSS hides the sidebar until it is restored (`data-menu`).

import { pageState } from '../../lib/page-state.ts';
import { readSession, writeSession } from '../../lib/preferences.ts';

/** The scroll position, and the keys of the open categories. */
type SidebarState = readonly [top: number, open: readonly (string | undefined)[]];

export function startSidebar(): void {
  refreshSidebar();
  addEventListener('pagehide', saveSidebar);
}

export function refreshSidebar(): void {
  restoreSidebar();
  showCurrent();
}

/** Must be called before the page changes. */
export function saveSidebar(): void {
  const list = findList();
  if (!list) return;
  const open = Array.from(list.querySelectorAll<HTMLElement>('[open]'), ({ dataset }) => dataset.key);
  // In the closed phone menu, nothing is scrolled, so the last position is preserved.
  const top = list.clientHeight > 0 ? list.scrollTop : readState(list)?.[0];
  writeSession(keyOf(list), JSON.stringify([top ?? 0, open]));
}

/** The branch of the current page is always open. */
function restoreSidebar(): void {
  // Also set on pages without a sidebar, because the next page may have a sidebar.
  pageState.menu = '';
  const list = findList();
  const state = list && readState(list);
  if (!state) return;
  for (const category of list.querySelectorAll('details')) {
    category.open = !!category.querySelector('[data-active]') || state[1].includes(category.dataset.key);
  }
  list.scrollTop = state[0];
}

/** Scrolls the current page to the middle of the sidebar if it is out of view. */
function showCurrent(): void {
  const list = findList();
  const current = list?.querySelector<HTMLElement>('[aria-current]');
  if (!list || !current) return;
  const offset = current.offsetTop - list.scrollTop;
  const room = list.clientHeight - current.offsetHeight;
  if (offset < 0 || offset > room) list.scrollTop += offset - room / 2;
}

/** Returns the scroll container, which is also the offset parent of the items. */
function findList(): HTMLElement | null {
  return document.querySelector('.sidebar > ul');
}

function keyOf(list: HTMLElement): `sidebar.${string}` {
  return `sidebar.${list.parentElement?.dataset.sidebarKey}`;
}

function readState(list: HTMLElement): SidebarState | null {
  return JSON.parse(readSession(keyOf(list)) ?? 'null');
}
