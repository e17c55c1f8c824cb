// Removes the slots for component overrides from the shell script, so that sites without overrides do not load code for
// them.
import { themeComponents } from '../../model/theme-components.ts';

/** esbuild definitions for sites without overrides. */
export const noOverrides = { 'siteOverrides.logo': 'false', 'siteOverrides.footer': 'false' };

const names = themeComponents.flatMap(({ component, isSlot }) => (isSlot ? [component] : []));
const slot = new RegExp(`^ *<(?:${names.join('|')}) .*/>\\n`, 'gm');

/** Removes the slots from the source of a theme component. Each slot is a single line. */
export function withoutSlots(text: string): string {
  return text.replace(slot, '');
}
