// React contexts for rendering components: whether they are inside an island, and for which article.

import { createContext, use } from 'react';
import type { IslandPage } from './client-hooks.ts';

/** `true` inside an island. Components outside islands do not run in the browser. */
export const IslandContext = createContext(false);

export const PageContext = createContext<IslandPage>({ lang: '', title: '' });

/** Whether an island is being rendered, or `undefined` if no component is. */
export function isInIsland(): boolean | undefined {
  try {
    return use(IslandContext);
  } catch {
    return undefined;
  }
}
