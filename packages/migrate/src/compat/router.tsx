// `@docusaurus/router` inside islands, with the URL from the browser. Navigation to other pages is handled by docsgen
// or the browser.
import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { islandAddress, useLanguagePath } from './addresses.ts';
import { baseUrl, requireIsland } from './environment.ts';

interface PageLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  readonly key: string;
}

/** Empty at build time, because an island is shared by many pages. */
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

interface RouterProps {
  readonly location: PageLocation;
  readonly history: PageHistory;
}

/** Passes the props of a router to the component. */
export function withRouter<Props extends object>(Inner: ComponentType<Props & RouterProps>): ComponentType<Props> {
  return function WithRouter(props: Props): ReactNode {
    return <Inner {...props} location={useLocation()} history={useHistory()} />;
  };
}

interface Match {
  readonly path: string;
  readonly url: string;
  readonly isExact: boolean;
  readonly params: Readonly<Record<string, string>>;
}

type Pattern = string | { readonly path?: string; readonly exact?: boolean };

/** In a pattern, `:name` matches one path segment and `*` matches anything. */
export function matchPath(pathname: string, pattern: Pattern): Match | null {
  const { path = '', exact = false } = typeof pattern === 'string' ? { path: pattern } : pattern;
  const names: string[] = [];
  const source = path
    .replace(/\/$/, '')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:(\w+)/g, (_, name) => {
      names.push(String(name));
      return '([^/]+)';
    })
    .replaceAll('*', '.*');
  const found = new RegExp(`^${source}(?=/|$)`).exec(pathname);
  const isExact = found?.[0] === pathname.replace(/\/$/, '');
  if (!found || (exact && !isExact)) return null;
  return {
    path,
    url: found[0],
    isExact,
    params: Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ''])),
  };
}

/** Returns the path of the page without `baseUrl`. */
export function useLocalPathname(): string {
  const { pathname } = useLocation();
  return pathname.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : pathname;
}

/** Returns a value of the query string, and a function that sets it. */
export function useQueryString(key: string): readonly [string, (value: string | null) => void] {
  const { search } = useLocation();
  const change = (value: string | null): void => {
    const next = new URL(location.href);
    if (value === null || value === '') next.searchParams.delete(key);
    else next.searchParams.set(key, value);
    replaceAddress(next.href);
  };
  return [new URLSearchParams(search).get(key) ?? '', change];
}

/** The breakpoint of Docusaurus. */
const narrow = '(width <= 62.25rem)';

export function useWindowSize(): 'desktop' | 'mobile' | 'ssr' {
  requireIsland('useWindowSize');
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(narrow);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => (matchMedia(narrow).matches ? 'mobile' : 'desktop'),
    () => 'ssr',
  );
}

interface ScrollPosition {
  readonly scrollX: number;
  readonly scrollY: number;
}

export function useScrollPosition(effect: (now: ScrollPosition, last: ScrollPosition | null) => void): void {
  useEffect(() => {
    let last: ScrollPosition | null = null;
    const tell = (): void => {
      const now = { scrollX, scrollY };
      effect(now, last);
      last = now;
    };
    tell();
    addEventListener('scroll', tell, { passive: true });
    return () => removeEventListener('scroll', tell);
  }, [effect]);
}
