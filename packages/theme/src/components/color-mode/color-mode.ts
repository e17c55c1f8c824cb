// The colour toggles: a click flips the mode and remembers it; other tabs follow, and so does this one.

import { closest } from '../../lib/closest.ts';
import { pageState } from '../../lib/page-state.ts';
import { writePreference } from '../../lib/preferences.ts';
import { applyColorMode, darkSystem } from './color-choice.ts';

export function startColorMode(): void {
  showPressed();
  document.addEventListener('click', ({ target }) => {
    if (closest(target, '[data-color-toggle]') === null) return;
    const mode = pageState.theme === 'dark' ? 'light' : 'dark';
    writePreference('theme', mode);
    applyColorMode(mode);
    showPressed();
  });
  addEventListener('storage', (event) => {
    // A null key: the whole storage was cleared.
    if (event.key !== 'docsgen.theme' && event.key !== null) return;
    applyColorMode(event.newValue ?? '');
    showPressed();
  });
  matchMedia(darkSystem).addEventListener('change', () => {
    if (pageState.color !== 'system') return;
    applyColorMode();
    showPressed();
  });
}

/** Also after the shell was drawn anew: the server does not know what the reader chose. */
export function showPressed(): void {
  const isDark = pageState.theme === 'dark';
  for (const toggle of document.querySelectorAll('[data-color-toggle]')) {
    toggle.setAttribute('aria-pressed', String(isDark));
  }
}
