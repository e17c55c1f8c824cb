// The runtime that the site's components import in Node, and the function that renders them.

import type { ComponentRuntime } from '@docsgen/contract/component-runtime';
import * as react from 'react';
import * as reactDom from 'react-dom';
import { staticMarkup } from '../react-markup.tsx';
import { checkedHooks, checkedJsxRuntime, checkedReact } from './checked-react.ts';
import { clientHooks, type IslandPage } from './client-hooks.ts';
import { ComponentError } from './component-error.ts';
import { type ComponentRender, ComponentRenderContext, insertChildren } from './component-render.ts';
import { Fallback, island } from './island.tsx';
import { isInIsland, PageContext } from './island-context.ts';

type BuiltinComponents = Readonly<Record<string, (props: Readonly<Record<string, unknown>>) => unknown>>;

/** `builtinReactComponents` creates the components that code imports from `docsgen/components`. */
export function componentRuntime(
  builtinReactComponents?: (createElement: unknown) => BuiltinComponents,
): ComponentRuntime {
  const checked = checkedReact();
  return {
    react: checked,
    jsxRuntime: checkedJsxRuntime(),
    reactDom: checkedHooks(reactDom as unknown as Readonly<Record<string, unknown>>, ['useFormStatus', 'useFormState']),
    client: checkedHooks({ ...clientHooks(react, PageContext), PageContext }, ['useColorMode']),
    components: { ...withoutIslands(builtinReactComponents?.(checked.createElement) ?? {}), Fallback },
    isInIsland,
    island,
  };
}

/** Built-in components are rendered at build time and are not available in the browser. */
function withoutIslands(components: BuiltinComponents): BuiltinComponents {
  const checked = Object.entries(components).map(([name, render]) => {
    const component: typeof render = (props) => {
      if (!isInIsland()) return render(props);
      const message = `<${name}> cannot be rendered by a 'use client' module: pass it in as children instead`;
      throw new ComponentError(message, name);
    };
    return [name, Object.defineProperty(component, 'name', { value: name })] as const;
  });
  return Object.fromEntries(checked);
}

/**
 * Returns static HTML with islands. Throws the errors of components. Invalid use of a component is a `ComponentError`.
 */
export function renderComponents(node: unknown, page: IslandPage): string {
  return renderWith(staticMarkup, node as react.ReactNode, page);
}

/** Returns HTML with islands, rendered with `toHtml`. */
export function renderWith(
  toHtml: (node: react.ReactNode) => string,
  node: react.ReactNode,
  { lang, title }: IslandPage,
): string {
  let count = 0;
  const next = (): number => {
    count += 1;
    return count - 1;
  };
  const page = { lang, title };
  const componentRender: ComponentRender = { page, next };
  const html = toHtml(
    <ComponentRenderContext value={componentRender}>
      <PageContext value={page}>{node}</PageContext>
    </ComponentRenderContext>,
  );
  return insertChildren(html, count);
}
