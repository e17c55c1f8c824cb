// Sites without overrides load no code for them: their shell script is bundled without slots.
import { partRows } from '@docsgen/contract/parts';

/** esbuild definitions for sites without overrides. */
export const noOwnParts = { 'ownParts.logo': 'false', 'ownParts.footer': 'false' };

const names = partRows.flatMap(({ component, isSlot }) => (isSlot ? [component] : []));
const slot = new RegExp(`^ *<(?:${names.join('|')}) .*/>\\n`, 'gm');

/** Removes the slots from the source of a theme component. Each slot is a single line. */
export function withoutSlots(text: string): string {
  return text.replace(slot, '');
}
