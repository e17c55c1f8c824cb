// Determines the color mode: the reader's choice, then the system's if the site follows it, then the site's default.
// Shared by the early script (before the first paint) and the toggle. The result is always in <html data-theme>.

import { pageState } from '../../lib/page-state.ts';
import { readPreference } from '../../lib/preferences.ts';

export const darkSystem = '(prefers-color-scheme:dark)';

/** Sets `data-theme`. Reads the stored choice if it is not passed. */
export function applyColorMode(stored: string | undefined = readPreference('theme')): void {
  // Any other stored value is ignored.
  const { color, colorFixed } = pageState;
  const initial = color === 'system' ? (matchMedia(darkSystem).matches ? 'dark' : 'light') : color;
  pageState.theme = !colorFixed && /^(light|dark)$/.test(stored as string) ? stored : initial;
}
