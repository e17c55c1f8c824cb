// Hooks and components for code that only runs in browsers. Outside of islands, they throw an error, because their
// output would be empty.
import { type ReactNode, useSyncExternalStore } from 'react';
import { compatError, requireIsland, useColorScheme, useIsHydrated } from './environment.ts';

export function useIsBrowser(): boolean {
  requireIsland('useIsBrowser');
  return useIsHydrated();
}

interface BrowserOnlyProps {
  readonly children?: () => ReactNode;
  readonly fallback?: ReactNode;
}

export function BrowserOnly({ children, fallback }: BrowserOnlyProps): ReactNode {
  requireIsland('BrowserOnly');
  if (typeof children !== 'function')
    throw compatError(
      'The child of <BrowserOnly> must be a function that returns elements: {() => <Map />}',
      'BrowserOnly',
    );
  return useIsHydrated() ? children() : (fallback ?? null);
}

const canUseDOM = typeof document !== 'undefined';

export const ExecutionEnvironment: Readonly<Record<string, boolean>> = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM,
  canUseViewport: canUseDOM,
};

interface ColorModeOfPage {
  readonly colorMode: 'light' | 'dark';
  readonly colorModeChoice: 'light' | 'dark';
  readonly isDarkTheme: boolean;
  readonly setColorMode: (mode: 'light' | 'dark' | null) => void;
  readonly setLightTheme: () => void;
  readonly setDarkTheme: () => void;
}

export function useColorMode(): ColorModeOfPage {
  requireIsland('useColorMode');
  const colorMode = useColorScheme();
  const setColorMode = (mode: 'light' | 'dark' | null): void => {
    if (mode !== null && mode !== colorMode) document.querySelector<HTMLElement>('[data-color-toggle]')?.click();
  };
  return {
    colorMode,
    colorModeChoice: colorMode,
    isDarkTheme: colorMode === 'dark',
    setColorMode,
    setLightTheme: () => setColorMode('light'),
    setDarkTheme: () => setColorMode('dark'),
  };
}

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
