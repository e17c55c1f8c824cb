// Manners of the menus, which open and close without script: a dropdown closes on a click elsewhere and on
// Escape, and the phone menu closes when the window grows to a desk's width.

export function startMenus(): void {
  document.addEventListener('click', (event) => {
    for (const dropdown of openDropdowns()) {
      if (!(event.target instanceof Node) || !dropdown.contains(event.target)) dropdown.open = false;
    }
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const dropdown of openDropdowns()) {
      const hadFocus = dropdown.contains(document.activeElement);
      dropdown.open = false;
      if (hadFocus) dropdown.querySelector('summary')?.focus();
    }
  });
  matchMedia('(min-width: 997px)').addEventListener('change', ({ matches }) => {
    const menu = document.getElementById('docsgen-menu');
    if (matches && menu?.matches(':popover-open')) menu.hidePopover();
  });
}

function openDropdowns(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll<HTMLDetailsElement>('details.dropdown[open]');
}
