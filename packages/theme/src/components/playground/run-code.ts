// Runs live code in its frame, and draws what it gives with React.

import { runtimeKey } from '@docsgen/contract/component-runtime';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { compileCode, ownNames } from './compile-code.ts';
import type { LiveCode, LiveScope } from './messages.ts';

/** Milliseconds that a loop may keep the frame, and perhaps the whole page with it, from doing anything else. */
const longestTask = 1500;

/** A loop that did not end. */
export class Stuck extends Error {}

/** Asked at each turn of a loop. The time of a task begins with the first of its loops. */
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
    } else if (performance.now() - since > longestTask) throw new Stuck();
  };
}

interface Runner {
  /** Draws what the code gives in place of what was drawn before. Throws what the code throws. */
  readonly run: (live: LiveCode, scope: LiveScope | undefined) => void;
}

/** `fail`: told of what is thrown later, while something is drawn. */
export function createRunner(container: HTMLElement, client: object, fail: (thrown: unknown) => void): Runner {
  const turn = createTurn();
  const hooks = Object.entries(react).filter(([name]) => /^use[A-Z]/.test(name));
  const common = { React: react, Fragment: react.Fragment, ...Object.fromEntries(hooks) };
  const runtime = { react, jsxRuntime, reactDom, client, components: {} };
  Object.defineProperty(globalThis, Symbol.for(runtimeKey), { value: runtime });
  const known = new Map<string, Readonly<Record<string, unknown>>>();
  const namesOf = (scope: LiveScope | undefined): Readonly<Record<string, unknown>> => {
    if (scope === undefined) return {};
    const names = known.get(scope.code) ?? loadScope(scope);
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
      const given = { ...common, ...namesOf(scope), render, [ownNames.turn]: turn };
      const answer = evaluate(compileCode(live), given);
      if (!live.rendersItself) render(answer);
    },
  };
}

/** A component, an element, or anything else that can be shown. */
function elementOf(shown: unknown): react.ReactNode {
  const isClass = typeof shown === 'object' && shown !== null && '$$typeof' in shown && !react.isValidElement(shown);
  if (typeof shown === 'function' || isClass) return react.createElement(shown as react.FunctionComponent);
  return shown as react.ReactNode;
}

function loadScope({ code, styles }: LiveScope): Readonly<Record<string, unknown>> {
  const sheet = document.createElement('style');
  sheet.textContent = styles;
  document.head.append(sheet);
  return new Function(`${code}\nreturn docsgenScope;`)();
}

/** In a block of its own, so that the code may give its names to something else. */
function evaluate(body: string, given: Readonly<Record<string, unknown>>): unknown {
  const exported: Record<string, unknown> = {};
  const all = { ...given, [ownNames.exports]: exported, [ownNames.require]: requireKnown };
  const run = new Function(...Object.keys(all), `"use strict";{${body}\n}`);
  return run(...Object.values(all));
}

function requireKnown(name: string): unknown {
  if (name === 'react') return react;
  if (name === 'react-dom') return reactDom;
  throw new Error(`'${name}' cannot be imported here`);
}
