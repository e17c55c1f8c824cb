// Where a component is drawn, and for which article: on the way from the page to the components.

import { createContext, use } from 'react';
import type { IslandPage } from './client-hooks.ts';

/** `true` inside an island. Outside of them no script of a component runs in the browser. */
export const IslandContext = createContext(false);

export const PageContext = createContext<IslandPage>({ lang: '', title: '' });

/** Whether a component of an island is drawn now; `undefined`: no component is drawn at all. */
export function isInIsland(): boolean | undefined {
  try {
    return use(IslandContext);
  } catch {
    return undefined;
  }
}
