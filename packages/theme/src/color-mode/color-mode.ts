// The colour toggles: a click flips the mode and remembers it; other tabs follow, and so does this one.

import { writePreference } from '../client/preferences.ts';
import { applyColorMode, darkSystem } from './color-choice.ts';

export function startColorMode(): void {
  const root = document.documentElement;
  showPressed();
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || event.target.closest('[data-color-toggle]') === null) return;
    const mode = root.dataset.theme === 'dark' ? 'light' : 'dark';
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
    if (root.dataset.color !== 'system') return;
    applyColorMode();
    showPressed();
  });
}

/** Also after the shell was drawn anew: the server does not know what the reader chose. */
export function showPressed(): void {
  const isDark = document.documentElement.dataset.theme === 'dark';
  for (const toggle of document.querySelectorAll('[data-color-toggle]')) {
    toggle.setAttribute('aria-pressed', String(isDark));
  }
}
