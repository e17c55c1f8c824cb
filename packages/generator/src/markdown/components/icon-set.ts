// The icons that pages can use: those of Lucide, drawn with lines in a square of 24 units. All of them are one module,
// which is loaded for the first icon; a page has the drawings of those that it shows.
import type { Element, ElementContent } from 'hast';
import { didYouMean } from '../../text/suggest.ts';
import { element } from './hast.ts';

type Shape = readonly [tagName: string, properties: Readonly<Record<string, string>>];
type IconSet = Readonly<Record<string, readonly Shape[]>>;

/** `undefined`: there is no such icon. */
export async function iconShapes(name: string): Promise<readonly ElementContent[] | undefined> {
  const icons = await loadIcons();
  const shapes = Object.hasOwn(icons, name) ? icons[name] : undefined;
  return shapes?.map(([tagName, properties]): Element => element(tagName, properties));
}

/** What may be meant by a name that no icon has. */
export async function suggestIcon(name: string): Promise<string | undefined> {
  return didYouMean(name, Object.keys(await loadIcons()));
}

async function loadIcons(): Promise<IconSet> {
  const { default: icons } = await import('lucide-static/icon-nodes.json', { with: { type: 'json' } });
  return icons as unknown as IconSet;
}
