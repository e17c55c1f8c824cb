// When the search opens: a click on its button, Ctrl/⌘-K, or a slash outside of fields. Eager, and so kept small.

import { openSearch } from './search-frame.ts';

export function startSearch(): void {
  document.documentElement.dataset.keyboard = /^(Mac|iP)/.test(navigator.platform) ? 'apple' : 'other';
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-search]') : null;
    if (button !== null) openSearch(button);
  });
  document.addEventListener('keydown', (event) => {
    const button = document.querySelector<HTMLElement>('[data-search]');
    if (button === null || !isShortcut(event)) return;
    event.preventDefault();
    const open = document.querySelector<HTMLDialogElement>('dialog.search');
    if (open === null) openSearch(button);
    else open.close();
  });
}

function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey && ctrlKey !== metaKey;
  // Many layouts have the slash on a shifted key.
  return key === '/' && !(target instanceof Element && target.matches('input, textarea, select, [contenteditable]'));
}
