// React for components that run in Node. Hooks and event handlers that require a browser work only inside islands.
// Outside of islands, they would have no effect, so they throw an error.

import { islandsOnly } from '@docsgen/contract/component-runtime';
import * as React from 'react';
import * as runtime from 'react/jsx-runtime';
import { ComponentError, componentIn, IslandsOnlyError } from './component-error.ts';
import { isInIsland } from './island-context.ts';

type Exports = Readonly<Record<string, unknown>>;

/** Hooks that have no effect until they run in a browser. */
const browserHooks = [
  ...['useState', 'useReducer', 'useOptimistic', 'useActionState', 'useTransition', 'useSyncExternalStore'],
  ...['useEffect', 'useLayoutEffect', 'useInsertionEffect', 'useEffectEvent', 'useImperativeHandle'],
];

/** Returns a replacement for the namespace of `react`. */
export function checkedReact(): Exports {
  const { createElement, cloneElement } = React;
  const factories = { createElement: checkedFactory(createElement), cloneElement: checkedClone(cloneElement) };
  return { ...checkedHooks(React, browserHooks), ...factories };
}

/** Returns a replacement for the namespace of `react/jsx-runtime`. */
export function checkedJsxRuntime(): Exports {
  const { jsx, jsxs } = runtime;
  return { ...runtime, jsx: checkedFactory(jsx), jsxs: checkedFactory(jsxs) };
}

/** Returns the namespace with the given hooks limited to islands. */
export function checkedHooks(namespace: Exports, names: readonly string[]): Exports {
  const checked = names.flatMap((name) => {
    const hook = namespace[name];
    return isFunction(hook) ? [[name, checkedHook(name, hook)] as const] : [];
  });
  return { ...namespace, ...Object.fromEntries(checked) };
}

type AnyFunction = (...values: unknown[]) => unknown;

function isFunction(value: unknown): value is AnyFunction {
  return typeof value === 'function';
}

function checkedHook(name: string, hook: AnyFunction): AnyFunction {
  return (...values) => {
    const isAllowed = isInIsland();
    if (isAllowed) return hook(...values);
    throw isAllowed === undefined
      ? new ComponentError(`${name} is called outside of a component`)
      : islandsOnlyError(name);
  };
}

function islandsOnlyError(what: string): IslandsOnlyError {
  const component = componentIn(new Error());
  return new IslandsOnlyError(
    component === undefined ? `${what} ${islandsOnly}` : `${component} uses ${what}, which ${islandsOnly}`,
    component,
  );
}

type ElementFactory = (type: never, props: never, ...rest: never[]) => unknown;

/** Wraps a function that creates elements, and rejects event handlers on HTML elements. */
function checkedFactory(factory: ElementFactory): AnyFunction {
  const create = factory as AnyFunction;
  return (type, props, ...rest) => {
    const handler = typeof type === 'string' ? handlerIn(props) : undefined;
    if (handler === undefined) return create(type, props, ...rest);
    const isAllowed = isInIsland();
    if (isAllowed) return create(type, props, ...rest);
    if (isAllowed === undefined) return lateElement(create(type, props, ...rest), handler);
    throw islandsOnlyError(handler);
  };
}

function checkedClone(clone: typeof React.cloneElement): AnyFunction {
  return (element, props, ...rest) => {
    const { type } = element as React.ReactElement;
    const handler = typeof type === 'string' ? handlerIn(props) : undefined;
    if (handler !== undefined && isInIsland() === false) throw islandsOnlyError(handler);
    return clone(element as React.ReactElement, props as object, ...(rest as React.ReactNode[]));
  };
}

/** Returns the name of the first event handler prop. */
function handlerIn(props: unknown): string | undefined {
  if (typeof props !== 'object' || props === null) return undefined;
  const isHandler = ([name, value]: [string, unknown]): boolean =>
    typeof value === 'function' && /^(?:on[A-Z]|action$|formAction$)/.test(name);
  return Object.entries(props).find(isHandler)?.[0];
}

/**
 * Wraps an element that is created before rendering, because whether it is inside an island is known only during
 * rendering.
 */
function lateElement(element: unknown, handler: string): unknown {
  const { key } = element as React.ReactElement;
  return runtime.jsx(LateElement, { element: element as React.ReactElement, handler }, key ?? undefined);
}

interface LateElementProps {
  readonly element: React.ReactElement;
  readonly handler: string;
}

function LateElement({ element, handler }: LateElementProps): React.ReactElement {
  if (!isInIsland()) {
    throw new IslandsOnlyError(`${handler} on <${String(element.type)}> ${islandsOnly}`);
  }
  return element;
}
