// React as components have it in Node. What needs a browser works inside islands alone; anywhere else it would seem to
// work and do nothing, so it is an error there.

import * as React from 'react';
import * as runtime from 'react/jsx-runtime';
import { ComponentError, componentIn } from './component-error.ts';
import { isInIsland } from './island-context.ts';

type Exports = Readonly<Record<string, unknown>>;

const islandsOnly = `works only in a module that begins with 'use client'`;

/** Hooks that have nothing to do before a browser runs them. */
const browserHooks = [
  ...['useState', 'useReducer', 'useOptimistic', 'useActionState', 'useTransition', 'useSyncExternalStore'],
  ...['useEffect', 'useLayoutEffect', 'useInsertionEffect', 'useEffectEvent', 'useImperativeHandle'],
];

/** The namespace of `react`. */
export function checkedReact(): Exports {
  const { createElement, cloneElement } = React;
  const makers = { createElement: checkedMaker(createElement), cloneElement: checkedClone(cloneElement) };
  return { ...checkedHooks(React, browserHooks), ...makers };
}

/** The namespace of `react/jsx-runtime`. */
export function checkedJsxRuntime(): Exports {
  const { jsx, jsxs } = runtime;
  return { ...runtime, jsx: checkedMaker(jsx), jsxs: checkedMaker(jsxs) };
}

/** A namespace in which these hooks work inside islands alone. */
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

function islandsOnlyError(what: string): ComponentError {
  const component = componentIn(new Error());
  return new ComponentError(
    component === undefined ? `${what} ${islandsOnly}` : `${component} uses ${what}, which ${islandsOnly}`,
    component,
  );
}

type Make = (type: never, props: never, ...rest: never[]) => unknown;

/** What makes elements: those of HTML with a function that listens are checked. */
function checkedMaker(make: Make): AnyFunction {
  const makeAny = make as AnyFunction;
  return (type, props, ...rest) => {
    const handler = typeof type === 'string' ? handlerIn(props) : undefined;
    if (handler === undefined) return makeAny(type, props, ...rest);
    const isAllowed = isInIsland();
    if (isAllowed) return makeAny(type, props, ...rest);
    if (isAllowed === undefined) return lateElement(makeAny(type, props, ...rest), handler);
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

/** Name of a prop that is called on an event. */
function handlerIn(props: unknown): string | undefined {
  if (typeof props !== 'object' || props === null) return undefined;
  const isHandler = ([name, value]: [string, unknown]): boolean =>
    typeof value === 'function' && /^(?:on[A-Z]|action$|formAction$)/.test(name);
  return Object.entries(props).find(isHandler)?.[0];
}

/** An element that is made before anything is drawn: it may come to stand inside an island, and is checked there. */
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
    const message = `${handler} on <${String(element.type)}> ${islandsOnly}`;
    throw new ComponentError(message);
  }
  return element;
}
