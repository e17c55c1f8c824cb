// Where code that was written for Docusaurus runs: when the site is built, inside an island or outside of them, or in a
// browser. The bundler of the site's components puts a line in front of this code, which says where the site stands.
import { type ComponentRuntime, runtimeKey } from '@docsgen/contract/component-runtime';
import { type Context, type ElementType, use, useSyncExternalStore } from 'react';

/** `baseUrl` of the site, with a slash at both ends. */
declare const docsgenBaseUrl: string;

export const baseUrl: string = typeof docsgenBaseUrl === 'undefined' ? '/' : docsgenBaseUrl;

function runtime(): ComponentRuntime {
  const found: ComponentRuntime | undefined = Reflect.get(globalThis, Symbol.for(runtimeKey));
  if (found === undefined) throw new Error('docsgen/compat/docusaurus works in components that docsgen draws');
  return found;
}

/** Whether a browser runs it, or will take over what is drawn now. */
export function isInIsland(): boolean {
  const { isInIsland: ask } = runtime();
  return ask === undefined || ask() === true;
}

/** What an author can put right: told as docsgen's own mistakes are. */
export function mistake(message: string, component?: string): Error {
  return Object.assign(new Error(message), { name: 'docsgen:component', component });
}

/** For what has nothing to say before a browser runs it. */
export function needIsland(name: string): void {
  if (!isInIsland()) throw mistake(`${name} works only in a module that begins with 'use client'`, name);
}

/** One of docsgen's own components; `undefined`: this docsgen has none of that name. Not for islands. */
export function ownComponent(name: string): ElementType | undefined {
  return runtime().components[name] as ElementType | undefined;
}

interface PageAround {
  readonly lang: string;
  readonly title: string;
}

/** The page that is drawn; `undefined` where nothing is drawn, such as in a listener. */
export function pageAround(): PageAround | undefined {
  try {
    return use(runtime().client.PageContext as Context<PageAround>);
  } catch {
    return undefined;
  }
}

/** Language of the page: a BCP 47 tag, or `''`. */
export function languageHere(): string {
  return pageAround()?.lang ?? (typeof document === 'undefined' ? '' : document.documentElement.lang);
}

export function useColorScheme(): 'light' | 'dark' {
  const { useColorMode } = runtime().client;
  return (useColorMode as () => 'light' | 'dark')();
}

const never = (): (() => void) => () => undefined;

/** `false` in the build and while React takes over what was drawn there. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
