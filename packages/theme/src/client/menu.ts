// Manners of the dropdowns, which open and close without script: they close on a click elsewhere and on Escape.

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
}

function openDropdowns(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll<HTMLDetailsElement>('details.dropdown[open]');
}
