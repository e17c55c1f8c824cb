// Which colours hold: the reader's choice, else the system's where the site follows it, else the site's own.
// Shared by the early script (before first paint) and the toggle; <html data-theme> always names the result.

import { pageState } from '../../lib/page-state.ts';
import { readPreference } from '../../lib/preferences.ts';

export const darkSystem = '(prefers-color-scheme:dark)';

/** Sets `data-theme` to the mode that holds, given what the storage says (read afresh unless it is passed). */
export function applyColorMode(stored: string | undefined = readPreference('theme')): void {
  // Anything but the two exact words is as good as nothing.
  const { color, colorFixed } = pageState;
  const initial = color === 'system' ? (matchMedia(darkSystem).matches ? 'dark' : 'light') : color;
  pageState.theme = !colorFixed && /^(light|dark)$/.test(stored as string) ? stored : initial;
}
