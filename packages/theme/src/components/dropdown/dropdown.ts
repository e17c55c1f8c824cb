// Dropdown menus open and close without JavaScript. This script closes them on an outside click or focus and on Escape,
// and adds arrow key navigation.

import { closest } from '../../lib/closest.ts';

export function startMenus(): void {
  for (const type of ['click', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      for (const dropdown of openDropdowns()) {
        if (!(target instanceof Node) || !dropdown.contains(target)) dropdown.open = false;
      }
    });
  }
  document.addEventListener('keydown', (event) => {
    moveInDropdown(event);
    if (event.key !== 'Escape') return;
    for (const dropdown of openDropdowns()) {
      const hadFocus = dropdown.contains(document.activeElement);
      dropdown.open = false;
      if (hadFocus) dropdown.querySelector('summary')?.focus();
    }
  });
}

function openDropdowns(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll<HTMLDetailsElement>('details.dropdown[open]');
}

/**
 * Arrow down opens a closed menu. In an open menu, the arrow keys wrap around, and Home and End move to the first and
 * last link.
 */
function moveInDropdown(event: KeyboardEvent): void {
  const { target, key } = event;
  const dropdown = closest<HTMLDetailsElement>(target, 'details.dropdown');
  const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
  if (dropdown === null || isModified || (!dropdown.open && key !== 'ArrowDown')) return;
  const links = [...dropdown.querySelectorAll('a')];
  const at = links.findIndex((link) => link.contains(document.activeElement));
  const goals: Readonly<Record<string, number>> = {
    ArrowDown: at + 1 < links.length ? at + 1 : 0,
    ArrowUp: at > 0 ? at - 1 : links.length - 1,
    Home: 0,
    End: links.length - 1,
  };
  const goal = links[goals[key] ?? -1];
  if (goal === undefined) return;
  event.preventDefault();
  dropdown.open = true;
  goal.focus();
}
