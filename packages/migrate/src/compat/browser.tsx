// Hooks and components for code that only runs in browsers. Outside of islands they throw an error, because their
// output would be empty.
import { Component, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { mistake, requireIsland, useColorScheme, useIsHydrated } from './environment.ts';

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
    throw mistake(
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

interface ErrorBoundaryProps {
  readonly children?: ReactNode;
  readonly fallback?: (failure: { readonly error: Error; readonly tryAgain: () => void }) => ReactNode;
}

/** Works only in browsers: at build time, errors are not caught, but reported with their position. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly error: Error | undefined }> {
  override state: { readonly error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: Error): { readonly error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const tryAgain = (): void => this.setState({ error: undefined });
    return this.props.fallback?.({ error, tryAgain }) ?? <p role="alert">{error.message}</p>;
  }
}

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

/** Effects never run at build time or outside islands. */
export function useIsomorphicLayoutEffect(effect: () => undefined | (() => void), needs?: readonly unknown[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: its caller says them
  useLayoutEffect(effect, needs);
}

export function usePrevious<Value>(value: Value): Value | undefined {
  const kept = useRef<Value | undefined>(undefined);
  useIsomorphicLayoutEffect(() => {
    kept.current = value;
    return undefined;
  });
  return kept.current;
}

/** Returns a listener with a stable identity that calls the latest function. */
export function useEvent<Values extends readonly unknown[], Result>(
  listener: (...values: Values) => Result,
): (...values: Values) => Result {
  const newest = useRef(listener);
  const stable = useRef((...values: Values): Result => newest.current(...values));
  useEffect(() => {
    newest.current = listener;
  }, [listener]);
  return stable.current;
}

export function prefersReducedMotion(): boolean {
  return canUseDOM && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Replaces providers that docsgen does not need. */
export function Noop({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}
