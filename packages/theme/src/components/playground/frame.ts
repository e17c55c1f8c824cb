// The page in the sandboxed frame in which live code runs. It does nothing unless it has no origin, so that what runs
// in it can reach neither the site nor what the reader's browser keeps of it.

import * as react from 'react';
import { mistakeOf } from './compile-code.ts';
import type { FrameLook, FromFrame, ToFrame } from './messages.ts';
import { createRunner, Stuck } from './run-code.ts';

if (window.origin === 'null' && parent !== window) start(document.body);

function start(body: HTMLElement): void {
  const say = (message: FromFrame): void => parent.postMessage(message, location.origin);
  let current = 0;
  let failed = 0;
  const fail = (thrown: unknown): void => {
    failed = current;
    if (thrown instanceof Stuck) say({ kind: 'stuck', run: current });
    else say({ kind: 'failed', run: current, ...mistakeOf(thrown) });
  };
  const look = createLook();
  const runner = createRunner(body.appendChild(document.createElement('main')), look.hooks, fail);
  addEventListener('error', ({ error, message }) => fail(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => fail(reason));
  addEventListener('message', ({ source, origin, data }: MessageEvent<ToFrame>) => {
    if (source !== parent || origin !== location.origin) return;
    if (data.kind === 'look') return look.change(data.look);
    current = data.run;
    try {
      runner.run(data.live, data.scope);
      // React draws in a task of its own, which is asked for first.
      setTimeout(() => {
        if (failed !== data.run) say({ kind: 'done', run: data.run });
      });
    } catch (thrown) {
      fail(thrown);
    }
  });
  new ResizeObserver(() => say({ kind: 'height', height: Math.ceil(body.getBoundingClientRect().height) })).observe(
    body,
  );
  say({ kind: 'ready' });
}

interface Look {
  readonly change: (look: FrameLook) => void;
  /** `docsgen/client`, for the site's own components. */
  readonly hooks: object;
}

function createLook(): Look {
  let shown: FrameLook = { lang: '', dir: '', mode: 'light', tokens: {} };
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
