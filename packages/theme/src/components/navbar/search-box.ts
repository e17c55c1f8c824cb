// Opens the search when the reader clicks its button, presses Ctrl/⌘-K or types a slash outside of form fields, or if
// the URL contains `?q=`. Highlights matches on the page opened from a result. This module is part of the entry script,
// so it must be small.

import { closest } from '../../lib/closest.ts';
import { pageState } from '../../lib/page-state.ts';
import { readSession, writeSession } from '../../lib/preferences.ts';
import { openSearch, type TextEngines } from '../../search/open-dialog.ts';

/** Returns a function to call for each page. */
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

/** A closed dialog stays in the DOM until its close event is handled. */
function findDialog(): HTMLDialogElement | null {
  return document.querySelector('dialog.search[open]');
}

function showMarks(): void {
  const marks = readSession('marks');
  if (!marks) return;
  writeSession('marks', '');
  // Highlighting is optional, so a failure is ignored.
  import('../../search/search-dialog.ts').then(({ highlightMatches }) => highlightMatches(marks)).catch(() => {});
}

function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey && ctrlKey !== metaKey;
  // Many keyboard layouts have the slash on a shifted key.
  return key === '/' && !(target instanceof Element && target.matches('input, textarea, select, [contenteditable]'));
}
