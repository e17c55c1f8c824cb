// Rendering state for the components of one article. It numbers islands, and inserts their children where the component
// rendered them. The children are rendered with the page instead of with the island, whose component receives them as
// one opaque element.

import { createContext } from 'react';
import type { IslandPage } from './client-hooks.ts';

export interface ComponentRender {
  readonly page: IslandPage;
  /** Returns the number of the next island with children. */
  readonly next: () => number;
}

export const ComponentRenderContext = createContext<ComponentRender | undefined>(undefined);

/** Neither components nor pages contain NUL characters. */
const marker = (kind: 'start' | 'end' | 'place' | 'spare', number: number): string => `\0${kind} ${number}\0`;

/** Markers of an island: around its children, where its component renders them, and at its end. */
export function marksOf(number: number) {
  return {
    start: marker('start', number),
    end: marker('end', number),
    place: marker('place', number),
    spare: marker('spare', number),
  };
}

/** Inserts the children of all islands. `count` is the number of islands with children. */
export function insertChildren(html: string, count: number): string {
  let result = html;
  for (let number = 0; number < count; number += 1) result = placeOne(result, marksOf(number));
  return result;
}

/** If the component did not render its children, they are hidden and added at its end. */
function placeOne(html: string, { start, end, place, spare }: ReturnType<typeof marksOf>): string {
  const [from, to] = [html.indexOf(start), html.indexOf(end)];
  // The island itself was discarded during rendering.
  if (from < 0 || to < from) return html;
  const children = html.slice(from + start.length, to);
  const rest = html.slice(0, from) + html.slice(to + end.length);
  if (rest.includes(place)) return rest.replaceAll(place, () => children).replace(spare, '');
  return rest.replace(spare, () => `<docsgen-slot hidden="">${children}</docsgen-slot>`);
}
