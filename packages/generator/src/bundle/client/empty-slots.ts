// Sites without parts of their own load nothing for parts: the script of their shell is bundled as if no site had any.
import { partRows } from '@docsgen/contract/parts';

/** For the bundler: the site has none of the parts that the theme's markup asks for. */
export const noOwnParts = { 'ownParts.logo': 'false', 'ownParts.footer': 'false' };

const names = partRows.flatMap(({ component, isSlot }) => (isSlot ? [component] : []));
const slot = new RegExp(`^ *<(?:${names.join('|')}) .*/>\\n`, 'gm');

/** A component of the theme without its slots, each of which is one line. */
export function withoutSlots(text: string): string {
  return text.replace(slot, '');
}
