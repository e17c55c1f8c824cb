// Debian's WebKit (MiniBrowser), controlled with classic WebDriver on a virtual display. Limitations of its driver: it
// does not report console messages, so a function injected after load records them; and windows are at least 447 pixels
// wide.
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { clickActions, keyActions, typeActions } from './actions.ts';
import { programOf } from './find-browsers.ts';
import { type RunningProgram, startProgram } from './run-program.ts';
import { evaluator, type Tab, type TabOptions, type TestBrowser } from './tab.ts';
import { type Command, commandsAt, NoAnswer } from './web-driver.ts';

const screen = { width: 1600, height: 1200 };

/** `connectWebkit` takes its URL. */
export async function startWebkit(): Promise<RunningProgram> {
  const display = await startProgram({
    program: programOf('display'),
    args: ['-displayfd', '1', '-screen', '0', `${screen.width}x${screen.height}x24`, '-nolisten', 'tcp'],
    ready: /^(\d+)\n/,
  });
  const port = await freePort();
  const driver = await startProgram({
    program: '/bin/sh',
    // The driver prints nothing when it is ready.
    args: ['-c', `echo starting on ${port}; exec "$0" --host=127.0.0.1 --port=${port}`, programOf('webkit')],
    env: { DISPLAY: `:${display.address}`, NO_AT_BRIDGE: '1' },
    ready: /starting on (\d+)/,
  });
  const address = `http://127.0.0.1:${driver.address}`;
  while (
    !(await fetch(`${address}/status`)
      .then(({ ok }) => ok)
      .catch(() => false))
  )
    await wait(50);
  return {
    address,
    stop: async () => {
      await driver.stop();
      await display.stop();
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

export async function connectWebkit(address: string): Promise<TestBrowser> {
  const command = commandsAt(address);
  return {
    open: async (options) => {
      const args = ['--automation', ...(options.hasScript ? [] : ['--enable-javascript=false'])];
      const capabilities = {
        alwaysMatch: { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': { args } },
      };
      const begin = () => command('POST', '/session', { capabilities });
      // About once in a hundred times, the driver starts its browser and never responds. The next attempt works.
      const begun = await begin().catch((error: unknown) => {
        if (error instanceof NoAnswer) return begin();
        throw error;
      });
      const { sessionId } = begun as { sessionId: string };
      const session = commandsAt(`${address}/session/${sessionId}`);
      try {
        const first = (await session('GET', '/window')) as string;
        return await openTab(session, first, options);
      } catch (error) {
        // The driver has one session at a time, so an open session would make all further tests fail.
        await session('DELETE', '').catch(() => {});
        throw error;
      }
    },
    close: async () => {},
  };
}

async function openTab(session: Command, handle: string, options: TabOptions): Promise<Tab> {
  /** Commands apply to the current window. */
  const send: Command = async (method, path, body) => {
    if ((await session('GET', '/window').catch(() => '')) !== handle) await session('POST', '/window', { handle });
    return session(method, path, body);
  };
  const textOf = evaluator(options);
  const evaluate = async (expression: string): Promise<unknown> => {
    const script = `return ${textOf(expression)}`;
    const text = await send('POST', '/execute/sync', { script, args: [] });
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  };
  const before: string[] = [];
  const gather = async (): Promise<void> => {
    before.push(...((await evaluate('window.docsgenSaid ?? []')) as string[]));
  };
  /** A new document has loaded when the old one's mark is gone. */
  const load = async (begin: () => Promise<unknown>): Promise<void> => {
    await gather();
    await evaluate('void (window.docsgenLeft = true)');
    await begin();
    const end = Date.now() + 30_000;
    while (!(await evaluate("!window.docsgenLeft && document.readyState === 'complete'").catch(() => false))) {
      if (Date.now() > end) throw new Error('The page does not load.');
      await wait(20);
    }
    await evaluate(listenInPage);
  };
  const act = async (actions: object): Promise<void> => {
    await send('POST', '/actions', { actions });
  };
  await resize(send, evaluate, options);
  return {
    goto: (url) => load(() => send('POST', '/url', { url })),
    begin: async (url) => {
      await send('POST', '/url', { url });
    },
    reload: () => load(() => send('POST', '/refresh')),
    // In the page, because the driver skips history entries without user activation, like the browser's button.
    back: async () => {
      await evaluate('void history.back()');
    },
    forward: async () => {
      await evaluate('void history.forward()');
    },
    evaluate,
    press: (keys) => act(keyActions(keys)),
    type: (text) => act(typeActions(text)),
    clickAt: (x, y) => act(clickActions(x, y)),
    beside: async () => {
      const opened = (await send('POST', '/window/new', { type: 'window' })) as { handle: string };
      return openTab(session, opened.handle, options);
    },
    said: async () => {
      await gather();
      return before;
    },
    close: async () => {
      await session('DELETE', '');
    },
  };
}

/**
 * Returns the position of a window in the center of the screen. Without a window manager, the window below the mouse
 * pointer has the focus.
 */
const centered = (width: number, height: number) => ({
  x: (screen.width - width) / 2,
  y: (screen.height - height) / 2,
});

/** Resizes the window until the viewport has the requested size. The browser resizes it after its response. */
async function resize(send: Command, evaluate: Tab['evaluate'], { width, height }: TabOptions): Promise<void> {
  const frame = { width: 0, height: 0 };
  const end = Date.now() + 10_000;
  while (Date.now() < end) {
    const outer = { width: width + frame.width, height: height + frame.height };
    await send('POST', '/window/rect', { ...centered(width, height), ...outer });
    await wait(20);
    const [innerWidth, innerHeight] = (await evaluate('[innerWidth, innerHeight]')) as [number, number];
    if (innerWidth === width && innerHeight === height) return;
    frame.width = Math.max(0, outer.width - innerWidth);
    frame.height = Math.max(0, outer.height - innerHeight);
  }
  throw new Error(`The viewport cannot be resized to ${width} × ${height} pixels.`);
}

const listenInPage = `(() => {
  if (window.docsgenSaid) return;
  window.docsgenSaid = [];
  const note = (...parts) => window.docsgenSaid.push(parts.map(String).join(' '));
  for (const level of ['log', 'info', 'warn', 'error']) console[level] = note;
  addEventListener('error', ({ message }) => note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
})()`;
