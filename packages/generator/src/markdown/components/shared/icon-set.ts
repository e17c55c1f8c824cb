// The Lucide icons, which consist of strokes in a square of 24 units. All icons are in one module, which is loaded when
// the first icon is used. A page contains only the icons that it uses.
import type { Element, ElementContent } from 'hast';
import { didYouMean } from '../../../text/wording.ts';
import { element } from './hast.ts';

type Shape = readonly [tagName: string, properties: Readonly<Record<string, string>>];
type IconSet = Readonly<Record<string, readonly Shape[]>>;

/** Returns `undefined` if the icon does not exist. */
export async function iconShapes(name: string): Promise<readonly ElementContent[] | undefined> {
  const icons = await loadIcons();
  const shapes = Object.hasOwn(icons, name) ? icons[name] : undefined;
  return shapes?.map(([tagName, properties]): Element => element(tagName, properties));
}

export async function suggestIcon(name: string): Promise<string | undefined> {
  return didYouMean(name, Object.keys(await loadIcons()));
}

async function loadIcons(): Promise<IconSet> {
  const { default: icons } = await import('lucide-static/icon-nodes.json', { with: { type: 'json' } });
  return icons as unknown as IconSet;
}
