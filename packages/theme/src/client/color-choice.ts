// Which colours hold: the reader's choice, else the system's where the site follows it, else the site's own.
// Shared by the early script (before first paint) and the toggle; <html data-theme> always names the result.

import { readPreference } from './preferences.ts';

export type ColorMode = 'light' | 'dark';

export const darkSystem = '(prefers-color-scheme: dark)';

/** `undefined` for anything but the two exact words. */
export function asColorMode(text: string | null | undefined): ColorMode | undefined {
  return text === 'light' || text === 'dark' ? text : undefined;
}

/** Sets `data-theme` to the mode that holds, given what the storage says (read afresh unless it is passed). */
export function applyColorMode(stored: string | null = readPreference('docsgen.theme')): void {
  const { dataset } = document.documentElement;
  const chosen = dataset.colorFixed === undefined ? asColorMode(stored) : undefined;
  const system = dataset.colorSystem === undefined ? undefined : matchMedia(darkSystem).matches ? 'dark' : 'light';
  dataset.theme = chosen ?? system ?? dataset.colorDefault;
}
