// React for islands: the same copy that renders the shell, loaded when the first island hydrates. React is registered
// under the key that compiled components also use in Node.

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
    // The properties are inherited, because bundled code can read inherited properties regardless of how it accesses
    // the object.
    components: Object.create(new Proxy({}, { get: (_, name) => builtinComponent(String(name)) })),
    island: (exported) => exported,
  };
  Object.assign(globalThis, { [Symbol.for(runtimeKey)]: runtime });
  return { react, reactClient, PageContext };
}

/** docsgen's built-in components are rendered only at build time. */
function builtinComponent(name: string): (() => never) | undefined {
  if (!/^[A-Z]/.test(name)) return undefined;
  return () => {
    throw new Error(`<${name}> cannot be rendered by a 'use client' module: pass it in as children instead`);
  };
}
