// `@docusaurus/router` inside islands, with the URL from the browser. docsgen or the browser handles navigation to
// other pages.
import { useSyncExternalStore } from 'react';
import { islandAddress, useLanguagePath } from './addresses.ts';
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

interface PageHistory {
  readonly action: 'POP';
  readonly location: PageLocation;
  readonly push: (to: string | Partial<PageLocation>) => void;
  readonly replace: (to: string | Partial<PageLocation>) => void;
  readonly go: (steps: number) => void;
  readonly goBack: () => void;
  readonly goForward: () => void;
  readonly listen: (changed: (location: Location) => void) => () => void;
  readonly createHref: (to: string | Partial<PageLocation>) => string;
}

export function useHistory(): PageHistory {
  const location = useLocation();
  const language = useLanguagePath();
  const addressOf = (to: string | Partial<PageLocation>): string => {
    if (typeof to === 'string') return islandAddress(to, language);
    const { pathname = location.pathname, search = '', hash = '' } = to;
    return islandAddress(pathname + search + hash, language);
  };
  return {
    action: 'POP',
    location,
    push: (to) => window.location.assign(addressOf(to)),
    replace: (to) => replaceAddress(addressOf(to)),
    go: (steps) => history.go(steps),
    goBack: () => history.back(),
    goForward: () => history.forward(),
    listen: (changed) => watchAddress(() => changed(window.location)),
    createHref: addressOf,
  };
}

/** Loads a page only if the path changes. */
function replaceAddress(address: string): void {
  const next = new URL(address, location.href);
  if (next.pathname !== location.pathname) location.replace(next);
  else {
    history.replaceState(history.state, '', next);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }
}
