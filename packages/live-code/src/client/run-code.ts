// Runs live code in its frame and renders the result with React.

import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { compileCode, reservedNames } from './compile-code.ts';
import type { LiveCode, LiveScope } from './messages.ts';

/** Maximum run time of loops in one task, in milliseconds. Loops block the frame, and may block the whole page. */
const maxTaskTime = 1500;

/** Thrown if a loop does not end. */
export class LoopTimeoutError extends Error {}

/** Returns the function that every loop iteration calls. The time of a task starts with its first loop. */
function createTurn(): () => void {
  let since: number | undefined;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    since = undefined;
  };
  return () => {
    if (since === undefined) {
      since = performance.now();
      port2.postMessage(undefined);
    } else if (performance.now() - since > maxTaskTime) throw new LoopTimeoutError();
  };
}

interface Runner {
  /** Replaces the previous result. Throws what the code throws. */
  readonly run: (live: LiveCode, scope: LiveScope | undefined) => void;
}

/** `fail` receives errors that are thrown later, during rendering. */
export function createRunner(container: HTMLElement, client: object, fail: (thrown: unknown) => void): Runner {
  const turn = createTurn();
  const hooks = Object.entries(react).filter(([name]) => /^use[A-Z]/.test(name));
  const common = { React: react, Fragment: react.Fragment, ...Object.fromEntries(hooks) };
  const runtime = { react, jsxRuntime, reactDom, client };
  const known = new Map<string, Readonly<Record<string, unknown>>>();
  const namesOf = (scope: LiveScope | undefined): Readonly<Record<string, unknown>> => {
    if (scope === undefined) return {};
    const names = known.get(scope.code) ?? loadScope(scope, runtime);
    known.set(scope.code, names);
    return names;
  };
  let root: Root | undefined;
  const render = (shown: unknown): void => {
    const place = document.createElement('div');
    root?.unmount();
    container.replaceChildren(place);
    root = createRoot(place, { onUncaughtError: fail });
    root.render(elementOf(shown));
  };
  return {
    run: (live, scope) => {
      const scopeNames = { ...common, ...namesOf(scope), render, [reservedNames.turn]: turn };
      const answer = evaluate(compileCode(live), scopeNames);
      if (!live.rendersItself) render(answer);
    },
  };
}

/** Accepts a component, an element or any other renderable value. */
function elementOf(shown: unknown): react.ReactNode {
  const isClass = typeof shown === 'object' && shown !== null && '$$typeof' in shown && !react.isValidElement(shown);
  if (typeof shown === 'function' || isClass) return react.createElement(shown as react.FunctionComponent);
  return shown as react.ReactNode;
}

function loadScope({ code, styles }: LiveScope, runtime: object): Readonly<Record<string, unknown>> {
  const sheet = document.createElement('style');
  sheet.textContent = styles;
  document.head.append(sheet);
  return new Function('runtime', code)(runtime);
}

/** The code is in a block, so that it can redeclare the names that are passed in. */
function evaluate(body: string, scopeNames: Readonly<Record<string, unknown>>): unknown {
  const exported: Record<string, unknown> = {};
  const all = { ...scopeNames, [reservedNames.exports]: exported, [reservedNames.require]: requireKnown };
  const run = new Function(...Object.keys(all), `"use strict";{${body}\n}`);
  return run(...Object.values(all));
}

function requireKnown(name: string): unknown {
  if (name === 'react') return react;
  if (name === 'react-dom') return reactDom;
  throw new Error(`'${name}' cannot be imported here`);
}
