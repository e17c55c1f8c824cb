// Debian's Firefox, controlled with WebDriver BiDi.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Event } from 'webdriver-bidi-protocol';
import { clickActions, keyActions, typeActions } from './actions.ts';
import { type BidiConnection, connectBidi } from './bidi.ts';
import { programOf } from './find-browsers.ts';
import { type RunningProgram, startProgram } from './run-program.ts';
import { evaluator, type Tab, type TabOptions, type TestBrowser } from './tab.ts';

/** `connectFirefox` takes its URL. */
export async function startFirefox({ hasScript = true } = {}): Promise<RunningProgram> {
  const profile = mkdtempSync(join(tmpdir(), 'docsgen-firefox-'));
  writeFileSync(join(profile, 'user.js'), `user_pref("javascript.enabled", ${hasScript});\n`);
  const firefox = await startProgram({
    program: programOf('firefox'),
    args: ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    ready: /WebDriver BiDi listening on (ws:\S+)/,
  });
  return {
    address: `${firefox.address}/session`,
    stop: async () => {
      await firefox.stop();
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Only one connection at a time: Firefox supports a single session. */
export async function connectFirefox(address: string): Promise<TestBrowser> {
  const session = await openSession(address);
  let withoutScript: { readonly session: Session; readonly firefox: RunningProgram } | undefined;
  return {
    open: async (options) => {
      if (options.hasScript) return session.open(options);
      // JavaScript is a setting of the whole browser.
      if (withoutScript === undefined) {
        const firefox = await startFirefox({ hasScript: false });
        withoutScript = { firefox, session: await openSession(firefox.address) };
      }
      return withoutScript.session.open(options);
    },
    close: async () => {
      await session.close();
      await withoutScript?.session.close();
      await withoutScript?.firefox.stop();
    },
  };
}

interface Session {
  readonly open: (options: TabOptions) => Promise<Tab>;
  readonly close: () => Promise<void>;
}

async function openSession(address: string): Promise<Session> {
  /** Console messages by tab. */
  const said = new Map<string, string[]>();
  const connection = await connectBidi(address, (event) => note(said, event));
  await connection.send('session.new', { capabilities: {} });
  await connection.send('session.subscribe', { events: ['log.entryAdded'] });

  const openTab = async (userContext: string, options: TabOptions): Promise<Tab> => {
    const { context } = await connection.send('browsingContext.create', { type: 'tab', userContext });
    const { width, height } = options;
    await connection.send('browsingContext.setViewport', { context, viewport: { width, height } });
    said.set(context, []);
    return {
      ...tabOf(connection, context, evaluator(options)),
      said: async () => said.get(context) ?? [],
      beside: () => openTab(userContext, options),
      close: async () => {
        await connection.send('browser.removeUserContext', { userContext });
      },
    };
  };

  return {
    open: async (options) => {
      const { userContext } = await connection.send('browser.createUserContext', {});
      return openTab(userContext, options);
    },
    close: async () => {
      await connection.send('session.end', {});
      await connection.close();
    },
  };
}

/** A font that was still loading when its page was left (NS_BINDING_ABORTED), which is not an error of the page. */
const abortedFont = /^downloadable font: download failed .* status=2152398850 /;

function note(said: ReadonlyMap<string, string[]>, event: Event): void {
  if (event.method !== 'log.entryAdded') return;
  const { source, text } = event.params;
  if (!abortedFont.test(String(text))) said.get(source.context ?? '')?.push(String(text));
}

function tabOf(
  { send }: BidiConnection,
  context: string,
  textOf: (expression: string) => string,
): Omit<Tab, 'said' | 'beside' | 'close'> {
  const navigate = async (url: string, wait: 'complete' | 'none'): Promise<void> => {
    await send('browsingContext.navigate', { context, url, wait });
  };
  const act = async (actions: ReturnType<typeof keyActions | typeof clickActions>): Promise<void> => {
    await send('input.performActions', { context, actions });
  };
  const traverse = async (delta: number): Promise<void> => {
    await send('browsingContext.traverseHistory', { context, delta });
  };
  return {
    goto: (address) => navigate(address, 'complete'),
    begin: (address) => navigate(address, 'none'),
    reload: async () => {
      await send('browsingContext.reload', { context, wait: 'complete' });
    },
    back: () => traverse(-1),
    forward: () => traverse(1),
    evaluate: async (expression) => {
      const request = { expression: textOf(expression), awaitPromise: true, target: { context } };
      const answer = await send('script.evaluate', request);
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return answer.result.type === 'string' ? JSON.parse(answer.result.value) : undefined;
    },
    press: (keys) => act(keyActions(keys)),
    type: (text) => act(typeActions(text)),
    clickAt: (x, y) => act(clickActions(x, y)),
  };
}
