// What the site's components find when they run in Node, and what draws them for a page.

import type { ComponentRuntime } from '@docsgen/contract/component-runtime';
import * as react from 'react';
import * as reactDom from 'react-dom';
import { staticMarkup } from '../render-document.tsx';
import { checkedHooks, checkedJsxRuntime, checkedReact } from './checked-react.ts';
import { clientHooks, type IslandPage } from './client-hooks.ts';
import { ComponentError } from './component-error.ts';
import { type Drawing, DrawingContext, placeChildren } from './component-render.ts';
import { Fallback, island } from './island.tsx';
import { isInIsland, PageContext } from './island-context.ts';

type OwnComponents = Readonly<Record<string, (props: Readonly<Record<string, unknown>>) => unknown>>;

/** `ownComponents`: makes docsgen's own, for code that imports them from `docsgen/components`. */
export function componentRuntime(ownComponents?: (createElement: unknown) => OwnComponents): ComponentRuntime {
  const checked = checkedReact();
  return {
    react: checked,
    jsxRuntime: checkedJsxRuntime(),
    reactDom: checkedHooks(reactDom as unknown as Readonly<Record<string, unknown>>, ['useFormStatus', 'useFormState']),
    client: checkedHooks({ ...clientHooks(react, PageContext), PageContext }, ['useColorMode']),
    components: { ...outsideIslands(ownComponents?.(checked.createElement) ?? {}), Fallback },
    isInIsland,
    island,
  };
}

/** They are drawn when the site is built, and a browser knows nothing of them. */
function outsideIslands(components: OwnComponents): OwnComponents {
  const checked = Object.entries(components).map(([name, draw]) => {
    const component: typeof draw = (props) => {
      if (!isInIsland()) return draw(props);
      const what = `<${name}> cannot stand in what a module with 'use client' draws, but in its children`;
      throw new ComponentError(what, name);
    };
    return [name, Object.defineProperty(component, 'name', { value: name })] as const;
  });
  return Object.fromEntries(checked);
}

/** Static HTML, with islands in it. Fails as a component fails; what components must not do is a `ComponentError`. */
export function drawComponents(node: unknown, { lang, title }: IslandPage): string {
  let count = 0;
  const next = (): number => {
    count += 1;
    return count - 1;
  };
  const page = { lang, title };
  const drawing: Drawing = { page, next };
  const html = staticMarkup(
    <DrawingContext value={drawing}>
      <PageContext value={page}>{node as react.ReactNode}</PageContext>
    </DrawingContext>,
  );
  return placeChildren(html, count);
}
