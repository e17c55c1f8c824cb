// The phone menu opens and closes without JavaScript. This script makes the menu a modal dialog: everything else
// becomes inert, and the back button closes the menu, because a history entry is added while the menu is open.

import { closest } from '../../lib/closest.ts';
import { isPlainClick } from '../../lib/page-links.ts';
import { refreshSidebar, saveSidebar } from '../sidebar/sidebar-state.ts';

const menuId = 'docsgen-menu';
const entryMark = 'docsgenMenu';

export function startPhoneMenu(): void {
  if (!('popover' in HTMLElement.prototype)) return;
  const entry = new MenuEntry();
  listenToToggles(entry);
  listenToLinks(entry);
  addEventListener('popstate', () => entry.arrive());
  // The page was restored from the back/forward cache, or reloaded while the menu was open.
  addEventListener('pageshow', () => entry.settle());
  matchMedia('(width > 62.25rem)').addEventListener('change', ({ matches }) => {
    const menu = findMenu();
    if (matches && isOpen(menu)) menu?.hidePopover();
  });
}

/** Preserves a history entry for the menu while it is open. */
class MenuEntry {
  #isLeaving = false;
  #chosen: HTMLElement | undefined;

  update(): void {
    const isShown = isOpen(findMenu());
    if (this.#isLeaving || isShown === isMenuEntry()) return;
    if (isShown) {
      history.pushState({ ...history.state, [entryMark]: true }, '');
    } else {
      this.#isLeaving = true;
      history.back();
    }
  }

  /**
   * Follows a link after the menu's history entry has been removed, so that the back button returns to this page
   * instead of the menu.
   */
  followLater(link: HTMLElement): void {
    this.#chosen = link;
  }

  arrive(): void {
    const menu = findMenu();
    if (!this.#isLeaving && isOpen(menu) && !isMenuEntry()) menu?.hidePopover();
    this.settle();
    this.#chosen?.click();
    this.#chosen = undefined;
  }

  /** Called when pending history changes are done. */
  settle(): void {
    this.#isLeaving = false;
    this.update();
  }
}

function listenToToggles(entry: MenuEntry): void {
  const options = { capture: true };
  document.addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      if (!isMenu(target) || newState === 'open') return;
      saveSidebar();
      // The browser then returns the focus to the button, which must not be inert.
      unmakeModal(target);
    },
    options,
  );
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!isMenu(target)) return;
      if (isOpen(target)) enterMenu(target);
      else leaveMenu(target);
      entry.update();
    },
    options,
  );
}

function listenToLinks(entry: MenuEntry): void {
  const close = (event: MouseEvent): void => {
    const menu = findMenu();
    const link = closest(event.target, 'a[href]');
    if (link === null || !menu?.contains(link) || !isOpen(menu) || !isPlainClick(event)) return;
    if (isMenuEntry()) {
      event.preventDefault();
      event.stopImmediatePropagation();
      entry.followLater(link);
    }
    menu.hidePopover();
  };
  document.addEventListener('click', close, { capture: true });
}

/** After the menu is rendered again, it is closed, so nothing may be inert. */
export function refreshPhoneMenu(): void {
  const menu = findMenu();
  if (menu !== null && !isOpen(menu)) unmakeModal(menu);
}

function enterMenu(menu: HTMLElement): void {
  makeModal(menu);
  refreshSidebar();
  menu.querySelector<HTMLElement>('.menu-close')?.focus({ preventScroll: true });
}

function leaveMenu(menu: HTMLElement): void {
  // Shows the section's pages first when the menu opens again.
  menu.querySelector('.phone-menu > details')?.removeAttribute('open');
  const focused = document.activeElement;
  if (focused === null || focused === document.body || menu.contains(focused)) {
    menuButton()?.focus({ preventScroll: true });
  }
}

/** Turns the menu into a dialog with the same name as its button, and makes the rest of the page inert. */
function makeModal(menu: HTMLElement): void {
  menu.role = 'dialog';
  menu.ariaModal = 'true';
  menu.ariaLabel = menuButton()?.ariaLabel ?? '';
  for (const other of outside(menu)) other.inert = true;
}

function unmakeModal(menu: HTMLElement): void {
  for (const name of ['role', 'aria-modal', 'aria-label']) menu.removeAttribute(name);
  for (const other of outside(menu)) other.inert = false;
}

/** Returns the siblings of the menu and of all its ancestors. */
function outside(menu: HTMLElement): readonly HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let part: Element = menu; part !== document.body && part.parentElement !== null; part = part.parentElement) {
    for (const other of part.parentElement.children) {
      if (other !== part && other instanceof HTMLElement) others.push(other);
    }
  }
  return others;
}

function menuButton(): HTMLElement | null {
  return document.querySelector('.menu-button');
}

function findMenu(): HTMLElement | null {
  return document.getElementById(menuId);
}

function isMenu(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && target.id === menuId;
}

function isOpen(menu: HTMLElement | null): boolean {
  return menu?.matches(':popover-open') ?? false;
}

function isMenuEntry(): boolean {
  return history.state?.[entryMark] === true;
}
