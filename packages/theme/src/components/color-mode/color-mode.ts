// The color mode toggle: stores the choice and synchronizes it with other browser tabs.

import { closest } from '../../lib/closest.ts';
import { pageState } from '../../lib/page-state.ts';
import { writePreference } from '../../lib/preferences.ts';
import { applyColorMode, darkSystem } from './color-choice.ts';

export function startColorMode(): void {
  updateColorToggles();
  document.addEventListener('click', ({ target }) => {
    if (closest(target, '[data-color-toggle]') === null) return;
    const mode = pageState.theme === 'dark' ? 'light' : 'dark';
    writePreference('theme', mode);
    applyColorMode(mode);
    updateColorToggles();
  });
  addEventListener('storage', (event) => {
    // The key is `null` if the whole storage was cleared.
    if (event.key !== 'docsgen.theme' && event.key !== null) return;
    applyColorMode(event.newValue ?? '');
    updateColorToggles();
  });
  matchMedia(darkSystem).addEventListener('change', () => {
    if (pageState.color !== 'system') return;
    applyColorMode();
    updateColorToggles();
  });
}

/** Must be called again after the shell is rendered, because the server does not know the reader's choice. */
export function updateColorToggles(): void {
  const isDark = pageState.theme === 'dark';
  for (const toggle of document.querySelectorAll('[data-color-toggle]')) {
    toggle.setAttribute('aria-pressed', String(isDark));
  }
}
