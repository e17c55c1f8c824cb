// Determines where migrated code runs: at build time, inside or outside islands, or in a browser. The component bundler
// inserts the site's base path above this code.
import { type ComponentRuntime, islandsOnly, islandsOnlyName, runtimeKey } from '@docsgen/contract/component-runtime';
import { type Context, type ElementType, use, useSyncExternalStore } from 'react';

declare global {
  interface ImportMeta {
    readonly env?: { readonly BASE_URL?: string };
  }
}

/** `baseUrl` of the site, with a leading and a trailing slash. */
export const baseUrl: string = import.meta.env?.BASE_URL ?? '/';

function runtime(): ComponentRuntime {
  const found: ComponentRuntime | undefined = Reflect.get(globalThis, Symbol.for(runtimeKey));
  if (found === undefined)
    throw new Error('@docsgen/migrate/docusaurus can only be used in components rendered by docsgen');
  return found;
}

/** Whether the code runs in a browser, or renders HTML that will be hydrated. */
export function isInIsland(): boolean {
  const { isInIsland: ask } = runtime();
  return ask === undefined || ask() === true;
}

/** Returns an error that the author can fix. The error is reported like docsgen's own errors. */
export function compatError(message: string, component?: string): Error {
  return Object.assign(new Error(message), { name: 'docsgen:component', component });
}

/** Throws an error outside of islands. Used by hooks that have no value at build time. */
export function requireIsland(name: string): void {
  if (!isInIsland()) throw Object.assign(compatError(`${name} ${islandsOnly}`, name), { name: islandsOnlyName });
}

/** Returns a built-in docsgen component, which cannot be rendered in an island. `as` is the component of Docusaurus. */
export function ownComponent(name: string, as: string): ElementType {
  const component = isInIsland() ? undefined : (runtime().components[name] as ElementType | undefined);
  if (component === undefined)
    throw compatError(`<${as}> cannot be rendered here: use <${name}> in the page instead`, as);
  return component;
}

interface PageAround {
  readonly lang: string;
}

/** Returns the page that is being rendered, or `undefined` outside of rendering, for example in an event listener. */
function currentPage(): PageAround | undefined {
  try {
    return use(runtime().client.PageContext as Context<PageAround>);
  } catch {
    return undefined;
  }
}

/** Language of the page as a BCP 47 tag, or `''`. */
export function languageHere(): string {
  return currentPage()?.lang ?? (typeof document === 'undefined' ? '' : document.documentElement.lang);
}

export function useColorScheme(): 'light' | 'dark' {
  const { useColorMode } = runtime().client;
  return (useColorMode as () => 'light' | 'dark')();
}

const never = (): (() => void) => () => undefined;

/** Returns `false` at build time and during hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
