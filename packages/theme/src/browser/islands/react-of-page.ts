// React in the browser, for islands: the copy that the shell of the page is drawn with, fetched when the first island
// comes to life. The site's components find it where they look for it in Node, too.

import { type ComponentRuntime, runtimeKey } from '@docsgen/contract/component-runtime';
import type { Context } from 'react';
import { clientHooks, type IslandPage } from '../../server/islands/client-hooks.ts';

type Shell = typeof import('../navigation/shell-root.tsx');

export interface PageReact extends Pick<Shell, 'react' | 'reactClient'> {
  readonly PageContext: Context<IslandPage>;
}

export async function loadReact(): Promise<PageReact> {
  const address = document.querySelector<HTMLMetaElement>('meta[name=docsgen-shell]')?.content ?? '';
  const { react, reactClient, reactDom, jsxRuntime }: Shell = await import(address);
  const PageContext = react.createContext<IslandPage>({ lang: '', title: '' });
  const runtime: ComponentRuntime = {
    react,
    jsxRuntime,
    reactDom,
    client: { ...clientHooks(react, PageContext), PageContext },
    // Bundled code takes what such an object inherits, however it unpacks it.
    components: Object.create(new Proxy({}, { get: (_, name) => ownComponent(String(name)) })),
    island: (exported) => exported,
  };
  Object.assign(globalThis, { [Symbol.for(runtimeKey)]: runtime });
  return { react, reactClient, PageContext };
}

/** docsgen's own components are drawn when the site is built. */
function ownComponent(name: string): (() => never) | undefined {
  if (!/^[A-Z]/.test(name)) return undefined;
  return () => {
    throw new Error(`<${name}> cannot stand in what a module with 'use client' draws, but in its children`);
  };
}
