// Runs live code in a sandboxed frame. It starts only if its origin is opaque, so that the code cannot access the site
// and the reader's stored data.

import * as react from 'react';
import { codeErrorOf } from './compile-code.ts';
import type { FrameAppearance, FromFrame, ToFrame } from './messages.ts';
import { createRunner, LoopTimeoutError } from './run-code.ts';

if (window.origin === 'null' && parent !== window) start(document.body);

function start(body: HTMLElement): void {
  const send = (message: FromFrame): void => parent.postMessage(message, location.origin);
  let current = 0;
  let failed = 0;
  const fail = (thrown: unknown): void => {
    failed = current;
    if (thrown instanceof LoopTimeoutError) send({ kind: 'stuck', run: current });
    else send({ kind: 'failed', run: current, ...codeErrorOf(thrown) });
  };
  const look = createAppearance();
  const runner = createRunner(body.appendChild(document.createElement('main')), look.hooks, fail);
  addEventListener('error', ({ error, message }) => fail(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => fail(reason));
  addEventListener('message', ({ source, origin, data }: MessageEvent<ToFrame>) => {
    if (source !== parent || origin !== location.origin) return;
    if (data.kind === 'look') return look.change(data.look);
    current = data.run;
    try {
      runner.run(data.live, data.scope);
      // React renders in a task that was queued earlier.
      setTimeout(() => {
        if (failed !== data.run) send({ kind: 'done', run: data.run });
      });
    } catch (thrown) {
      fail(thrown);
    }
  });
  new ResizeObserver(() => send({ kind: 'height', height: Math.ceil(body.getBoundingClientRect().height) })).observe(
    body,
  );
  send({ kind: 'ready' });
}

interface Appearance {
  readonly change: (look: FrameAppearance) => void;
  /** `docsgen/client`, for the site's components. */
  readonly hooks: object;
}

function createAppearance(): Appearance {
  let shown: FrameAppearance = { lang: '', dir: '', mode: 'light', tokens: {} };
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    change: (look) => {
      shown = look;
      const { documentElement: root } = document;
      root.lang = look.lang;
      root.dir = look.dir;
      const tokens = Object.entries(look.tokens).map(([name, value]) => `${name}: ${value}`);
      root.setAttribute('style', [`color-scheme: ${look.mode}`, ...tokens].join('; '));
      for (const listener of listeners) listener();
    },
    hooks: {
      useColorMode: () => react.useSyncExternalStore(subscribe, () => shown.mode),
      usePage: () => ({ lang: shown.lang, title: '', url: '' }),
    },
  };
}
