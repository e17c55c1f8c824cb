// Determines the color mode: the reader's choice or, if there is none, the mode of the system (if the site follows it)
// or the site's default. The early script (before the first paint) and the toggle share this module. The result is
// always in <html data-theme>.

import { pageState } from '../../lib/page-state.ts';
import { readPreference } from '../../lib/preferences.ts';

export const darkSystem = '(prefers-color-scheme:dark)';

/** Sets `data-theme`. Reads the stored choice if no choice is passed. */
export function applyColorMode(stored: string | undefined = readPreference('theme')): void {
  // Any other stored value is ignored.
  const { color, colorFixed } = pageState;
  const initial = color === 'system' ? (matchMedia(darkSystem).matches ? 'dark' : 'light') : color;
  pageState.theme = !colorFixed && /^(light|dark)$/.test(stored as string) ? stored : initial;
}
