// The menu on phones opens and closes without script. With one it is a dialog as well: nothing outside it can be
// reached, and back closes it, because an entry of the history stands for it while it is open.

import { isPlainClick } from './page-links.ts';
import { refreshSidebar, saveSidebar } from './sidebar-state.ts';

const menuId = 'docsgen-menu';
const entryMark = 'docsgenMenu';

export function startPhoneMenu(): void {
  if (!('popover' in HTMLElement.prototype)) return;
  let isLeaving = false;
  let chosen: HTMLElement | undefined;

  // The entry that stands for the menu is in the history exactly while the menu is open.
  const settle = (): void => {
    const menu = findMenu();
    if (isLeaving || isOpen(menu) === isMenuEntry()) return;
    if (isOpen(menu)) {
      history.pushState({ ...history.state, [entryMark]: true }, '');
    } else {
      isLeaving = true;
      history.back();
    }
  };

  document.addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      if (!isMenu(target) || newState === 'open') return;
      saveSidebar();
      // Before the browser gives the focus back to the button, which must be within reach by then.
      setModal(target, false);
    },
    true,
  );
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!isMenu(target)) return;
      if (isOpen(target)) enterMenu(target);
      else leaveMenu(target);
      settle();
    },
    true,
  );
  document.addEventListener(
    'click',
    (event) => {
      const menu = findMenu();
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[href]') : null;
      if (link === null || !menu?.contains(link) || !isOpen(menu) || !isPlainClick(event)) return;
      if (!isMenuEntry()) {
        menu.hidePopover();
        return;
      }
      // Followed once the menu's entry is gone: so back leads from there to here, and not to the menu.
      event.preventDefault();
      event.stopImmediatePropagation();
      chosen = link;
      menu.hidePopover();
    },
    true,
  );
  addEventListener('popstate', () => {
    const menu = findMenu();
    if (!isLeaving && isOpen(menu) && !isMenuEntry()) menu?.hidePopover();
    isLeaving = false;
    settle();
    chosen?.click();
    chosen = undefined;
  });
  // Come back to by the browser's own back or forward, or reloaded with the menu open.
  addEventListener('pageshow', () => {
    isLeaving = false;
    settle();
  });
  matchMedia('(min-width: 997px)').addEventListener('change', ({ matches }) => {
    const menu = findMenu();
    if (matches && isOpen(menu)) menu?.hidePopover();
  });
}

/** A menu that was drawn anew is closed: nothing is out of reach for its sake. */
export function refreshPhoneMenu(): void {
  const menu = findMenu();
  if (menu !== null && !isOpen(menu)) setModal(menu, false);
}

function enterMenu(menu: HTMLElement): void {
  setModal(menu, true);
  refreshSidebar();
  menu.querySelector<HTMLElement>('.menu-close')?.focus({ preventScroll: true });
}

function leaveMenu(menu: HTMLElement): void {
  // The section's pages come first again.
  menu.querySelector('.phone-menu > details')?.removeAttribute('open');
  const focused = document.activeElement;
  if (focused === null || focused === document.body || menu.contains(focused)) {
    menuButton()?.focus({ preventScroll: true });
  }
}

/** A dialog, named like the button that opens it, and the only part of the page within reach; or neither. */
function setModal(menu: HTMLElement, isModal: boolean): void {
  const attributes = { role: 'dialog', 'aria-modal': 'true', 'aria-label': menuButton()?.ariaLabel ?? '' };
  for (const [name, value] of Object.entries(attributes)) {
    if (isModal) menu.setAttribute(name, value);
    else menu.removeAttribute(name);
  }
  for (let part: Element = menu; part !== document.body && part.parentElement !== null; part = part.parentElement) {
    for (const other of part.parentElement.children) {
      if (other !== part && other instanceof HTMLElement) other.inert = isModal;
    }
  }
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
