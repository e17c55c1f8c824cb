// docsgen serve --watch: the site as it is being written, and what there is to say of it in the terminal.

import { seconds } from '../build/amounts.ts';
import { kindOf, subfolders } from '../io/node-files.ts';
import { runScript } from '../io/processes.ts';
import { openTerminal, type Terminal } from '../io/terminal.ts';
import { clientForAuthors, themeSources } from '../serve/dev-client.ts';
import { type DevScreen, type DevSession, type DevSessionRequest, startDevSession } from '../serve/dev-session.ts';
import { CannotListen } from '../serve/listen.ts';
import { editorFor } from './editor.ts';
import { explainCrash } from './explain-crash.ts';
import { openFolder } from './open-site.ts';
import { countMistakes, listDiagnostics } from './print-diagnostics.ts';
import { hostFrom, openInBrowser, portFrom, printAddresses, printHostHint, type ServeOptions } from './serving.ts';
import { isRestarted, runUntilEnd } from './watch-session.ts';

export async function serveWatch(
  folder: string,
  options: ServeOptions,
  environment: NodeJS.ProcessEnv,
): Promise<number> {
  const terminal = openTerminal(true);
  const [host, port] = [hostFrom(options), portFrom(options)];
  const { request } = await openFolder(folder, options);
  const { root } = request.files;
  let banner = (): void => {};
  const session = await sessionOrSay(
    {
      ...request,
      host,
      port,
      loadClient: (isThemeNew) =>
        clientForAuthors(request.files, {
          readBytes: request.readAbsolute,
          compiled: isThemeNew ? undefined : request.clientFile,
        }),
      openEditor: editorFor(environment, root),
      theme: await ownTheme(),
      subfolders,
      screen: createScreen(terminal, () => banner()),
    },
    terminal,
  );
  if (!session) return 1;
  const home = session.local + session.home;
  banner = () => {
    printAddresses(session, session.home, terminal);
    if (host === undefined) printHostHint(terminal);
    if (terminal.isInteractive)
      terminal.print(terminal.paint.quiet('\no opens the browser, c checks the whole site, q ends'));
  };
  if (!isRestarted(environment)) {
    terminal.print(terminal.paint.quiet(`Ready in ${seconds(performance.now())}`));
    banner();
    if (options.open) await openInBrowser(home, terminal);
  }
  const keys = readKeys(session, home, terminal);
  const close = async (): Promise<void> => {
    keys.stop();
    await session.close();
  };
  const args = (): readonly string[] => ['serve', folder, '--watch', ...sameOptions(options, session)];
  return runUntilEnd({ outdated: session.outdated, quitted: keys.quitted, close, args }, environment, terminal);
}

/** Where docsgen runs from a checkout of itself, its theme is one of the things being written. */
async function ownTheme(): Promise<DevSessionRequest['theme']> {
  const { folder, compiler } = themeSources();
  return (await kindOf(compiler)) === 'file' ? { folder, compile: () => runScript(compiler) } : undefined;
}

async function sessionOrSay(request: DevSessionRequest, { printError }: Terminal): Promise<DevSession | undefined> {
  try {
    return await startDevSession(request);
  } catch (error) {
    if (!(error instanceof CannotListen)) throw error;
    printError(error.message);
    return undefined;
  }
}

/** What is wrong is on the screen as long as it is wrong, below the addresses. */
function createScreen(terminal: Terminal, banner: () => void): DevScreen {
  return {
    mistakes: async (diagnostics, files) => {
      terminal.clear();
      if (terminal.isInteractive) banner();
      if (diagnostics.length === 0) {
        terminal.print('\nNo mistakes any more.');
        return;
      }
      await listDiagnostics(diagnostics, files, terminal);
      terminal.printError(`${countMistakes(diagnostics)}.`);
    },
    note: terminal.printError,
    failed: (error) => terminal.printError(explainCrash(error)),
  };
}

function readKeys(
  session: DevSession,
  home: string,
  terminal: Terminal,
): { readonly quitted: Promise<void>; readonly stop: () => void } {
  let quit = (): void => {};
  const quitted = new Promise<void>((done) => {
    quit = done;
  });
  if (!terminal.isInteractive) return { quitted, stop: () => {} };
  const stop = terminal.readKeys((key) => {
    if (key === 'q') quit();
    if (key === 'o') void openInBrowser(home, terminal);
    if (key === 'c') void checkAll(session, terminal);
  });
  return { quitted, stop };
}

async function checkAll(session: DevSession, terminal: Terminal): Promise<void> {
  terminal.print(terminal.paint.quiet('\nChecking every page …'));
  const diagnostics = await session.checkAll();
  await listDiagnostics(diagnostics, session.files, terminal);
  terminal.print(diagnostics.length === 0 ? 'No mistakes in the whole site.' : `${countMistakes(diagnostics)}.`);
}

/** On the same port, so that the pages that are open find it again. */
function sameOptions({ config, out, host }: ServeOptions, { port }: DevSession): readonly string[] {
  return [
    ...(config === undefined ? [] : ['--config', config]),
    ...(out === undefined ? [] : ['--out', out]),
    ...(host === undefined ? [] : host === true ? ['--host'] : ['--host', host]),
    '--port',
    String(port),
  ];
}
