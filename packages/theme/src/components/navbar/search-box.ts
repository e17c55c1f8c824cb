// When the search opens: a click on its button, Ctrl/⌘-K, a slash outside of fields, or `?q=` in the address; and that
// the page it led to shows the words that were looked for. Eager, and so kept small.

import { closest } from '../../lib/closest.ts';
import { pageState } from '../../lib/page-state.ts';
import { readSession, writeSession } from '../../lib/preferences.ts';
import { openSearch, type TextEngines } from '../../search/open-dialog.ts';

/** The function it gives is to be called for each page that is shown. */
export function startSearch(): () => void {
  const engines: TextEngines = new Map();
  pageState.keyboard = /^(Mac|iP)/.test(navigator.platform) ? 'apple' : 'other';
  document.addEventListener('click', ({ target }) => {
    const button = closest(target, '[data-search]');
    if (button !== null) openSearch(button, engines);
  });
  document.addEventListener('keydown', (event) => {
    const button = findButton();
    if (button === null || !isShortcut(event)) return;
    event.preventDefault();
    const open = findDialog();
    if (open === null) openSearch(button, engines);
    else open.close();
  });
  return () => {
    showMarks();
    const query = new URLSearchParams(location.search).get('q');
    const button = findButton();
    if (query && button && !findDialog()) openSearch(button, engines, query);
  };
}

function findButton(): HTMLElement | null {
  return document.querySelector('[data-search]');
}

/** One that was closed stays in the page until its event comes. */
function findDialog(): HTMLDialogElement | null {
  return document.querySelector('dialog.search[open]');
}

function showMarks(): void {
  const marks = readSession('marks');
  if (!marks) return;
  writeSession('marks', '');
  // Only decoration: where it does not come, nothing is missing.
  import('../../search/search-dialog.ts').then(({ markFound }) => markFound(marks)).catch(() => {});
}

function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey && ctrlKey !== metaKey;
  // Many layouts have the slash on a shifted key.
  return key === '/' && !(target instanceof Element && target.matches('input, textarea, select, [contenteditable]'));
}
