// `@docusaurus/router` inside islands, with the URL from the browser.
import { useSyncExternalStore } from 'react';
import { requireIsland } from './environment.ts';

interface PageLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  readonly key: string;
}

/** Empty at build time, because many pages share an island. */
export function useLocation(): PageLocation {
  requireIsland('useLocation');
  const address = useSyncExternalStore(
    watchAddress,
    () => location.href,
    () => '',
  );
  const { pathname, search, hash } = address === '' ? nowhere : new URL(address);
  return { pathname, search, hash, state: undefined, key: '' };
}

const nowhere = { pathname: '', search: '', hash: '' };

function watchAddress(changed: () => void): () => void {
  const events = ['popstate', 'hashchange'];
  for (const event of events) addEventListener(event, changed);
  return () => {
    for (const event of events) removeEventListener(event, changed);
  };
}
