// One drawing of components: it counts its islands, and puts what stands below them where they drew it. That is drawn
// with the page around it and not with the island, whose component gets it as one sealed element.

import { createContext } from 'react';
import type { IslandPage } from './client-hooks.ts';

export interface Drawing {
  readonly page: IslandPage;
  /** Number of an island with children. */
  readonly next: () => number;
}

export const DrawingContext = createContext<Drawing | undefined>(undefined);

/** No text of a component has a NUL in it, nor does a page. */
const mark = (kind: 'start' | 'end' | 'place' | 'spare', number: number): string => `\0${kind} ${number}\0`;

/** For an island: around its children, where its component drew them, and at the island's end. */
export function marksOf(number: number) {
  return {
    start: mark('start', number),
    end: mark('end', number),
    place: mark('place', number),
    spare: mark('spare', number),
  };
}

/** Puts the children of all islands into their places. `count`: of islands with children. */
export function placeChildren(html: string, count: number): string {
  let placed = html;
  for (let number = 0; number < count; number += 1) placed = placeOne(placed, marksOf(number));
  return placed;
}

/** What the component did not draw is kept below it, where it is not shown. */
function placeOne(html: string, { start, end, place, spare }: ReturnType<typeof marksOf>): string {
  const [from, to] = [html.indexOf(start), html.indexOf(end)];
  // An island whose own drawing was thrown away.
  if (from < 0 || to < from) return html;
  const children = html.slice(from + start.length, to);
  const rest = html.slice(0, from) + html.slice(to + end.length);
  if (rest.includes(place)) return rest.replaceAll(place, () => children).replace(spare, '');
  return rest.replace(spare, () => `<docsgen-slot hidden="">${children}</docsgen-slot>`);
}
