// docsgen serve --watch: the site as it is being written, and what there is to say of it in the terminal.
import { kindOf } from '../io/node-files.ts';
import { restart, restartCode, runScript } from '../io/processes.ts';
import { openTerminal, seconds, type Terminal } from '../io/terminal.ts';
import { clientForAuthors, themeSources } from '../serve/dev-client.ts';
import { type DevScreen, type DevSession, type DevSessionRequest, startDevSession } from '../serve/dev-session.ts';
import { CannotListen } from '../serve/listen.ts';
import { editorFor } from './editor.ts';
import { explainCrash } from './explain-crash.ts';
import { openFolder } from './open-site.ts';
import { countMistakes, listDiagnostics } from './print-diagnostics.ts';
import {
  hostFrom,
  openInBrowser,
  portFrom,
  printAddresses,
  printHostHint,
  restarted,
  type ServeOptions,
  untilStopped,
} from './serving.ts';

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
  const isFirst = environment[restarted] === undefined;
  if (isFirst) terminal.print(terminal.paint.quiet(`Ready in ${seconds(performance.now())}`));
  if (isFirst) banner();
  if (isFirst && options.open) await openInBrowser(home, terminal);
  const outdated = await untilEnd(session, home, terminal);
  await session.close();
  if (outdated === undefined) return 0;
  terminal.print(terminal.paint.quiet(`${outdated} has changed: starting again`));
  if (!isFirst) return restartCode;
  return restart(['serve', folder, '--watch', ...sameOptions(options, session)], { ...environment, [restarted]: '1' });
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

/** Until somebody ends it, or its code is out of date: then the path of what was changed. */
async function untilEnd(session: DevSession, home: string, terminal: Terminal): Promise<string | undefined> {
  let quit = (): void => {};
  const quitted = new Promise<undefined>((done) => {
    quit = () => done(undefined);
  });
  const stopReading = terminal.isInteractive
    ? terminal.readKeys((key) => {
        if (key === 'q') quit();
        if (key === 'o') void openInBrowser(home, terminal);
        if (key === 'c') void checkAll(session, terminal);
      })
    : () => {};
  const stopped = untilStopped().then(() => undefined);
  const outdated = await Promise.race([stopped, quitted, session.outdated]);
  stopReading();
  return outdated;
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
