// docsgen serve --watch: serves the sources of a site as they change, and shows their errors in the terminal.

import { countDiagnostics } from '../diagnostics/format.ts';
import { listDiagnostics } from '../diagnostics/print.ts';
import { kindOf, subfolders } from '../io/node-files.ts';
import { runScript } from '../io/processes.ts';
import type { Ports, Terminal } from '../model/ports.ts';
import { CannotListen } from '../serve/http/listen.ts';
import { clientForAuthors, themeSources } from '../serve/live-client.ts';
import { type Session, type SessionRequest, type SessionScreen, startSession } from '../serve/session.ts';
import { seconds } from '../text/amounts.ts';
import { editorFor } from './editor.ts';
import { explainCrash } from './explain-crash.ts';
import { openFolder } from './open-site.ts';
import { hostFrom, openInBrowser, portFrom, printAddresses, printHostHint, type ServeOptions } from './serving.ts';
import { isRestarted, runUntilEnd } from './watch-session.ts';

export async function serveWatch(folder: string, options: ServeOptions, ports: Ports): Promise<number> {
  const { terminal, env, clock } = ports;
  const [host, port] = [hostFrom(options), portFrom(options)];
  const { request } = await openFolder(folder, options, ports);
  const { root } = request.files;
  let banner = (): void => {};
  const session = await sessionOrSay(
    {
      ...request,
      host,
      port,
      loadClient: ({ recompile }) =>
        clientForAuthors(request.files, {
          readBytes: request.readAbsolute,
          compiled: recompile ? undefined : request.clientFile,
        }),
      openEditor: editorFor(env, root),
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
      terminal.print(terminal.paint.quiet('\nPress o to open the browser, c to check the whole site, q to quit'));
  };
  if (!isRestarted(env)) {
    terminal.print(terminal.paint.quiet(`Ready in ${seconds(clock.now() - clock.start)}`));
    banner();
    if (options.open) await openInBrowser(home, terminal);
  }
  const keys = readKeys(session, home, terminal);
  const close = async (): Promise<void> => {
    keys.stop();
    await session.close();
  };
  const args = (): readonly string[] => ['serve', folder, '--watch', ...sameOptions(options, session)];
  return runUntilEnd({ outdated: session.outdated, quitted: keys.quitted, close, args }, ports);
}

/** Where docsgen runs from a checkout of itself, its theme is one of the things being written. */
async function ownTheme(): Promise<SessionRequest['theme']> {
  const { folder, compiler } = themeSources();
  return (await kindOf(compiler)) === 'file' ? { folder, compile: () => runScript(compiler) } : undefined;
}

async function sessionOrSay(request: SessionRequest, { printError }: Terminal): Promise<Session | undefined> {
  try {
    return await startSession(request);
  } catch (error) {
    if (!(error instanceof CannotListen)) throw error;
    printError(error.message);
    return undefined;
  }
}

/** Errors and warnings stay on the screen until they are put right, below the addresses. */
function createScreen(terminal: Terminal, banner: () => void): SessionScreen {
  return {
    showDiagnostics: async (diagnostics, files) => {
      terminal.clear();
      if (terminal.isInteractive) banner();
      if (diagnostics.length === 0) {
        terminal.print('\nNo errors or warnings left.');
        return;
      }
      await listDiagnostics(diagnostics, files, terminal);
      terminal.printError(`${countDiagnostics(diagnostics)}.`);
    },
    note: terminal.printError,
    showCrash: (error) => terminal.printError(explainCrash(error)),
  };
}

function readKeys(
  session: Session,
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

async function checkAll(session: Session, terminal: Terminal): Promise<void> {
  terminal.print(terminal.paint.quiet('\nChecking every page …'));
  const diagnostics = await session.checkAll();
  await listDiagnostics(diagnostics, session.files, terminal);
  terminal.print(
    diagnostics.length === 0 ? 'No errors or warnings in the whole site.' : `${countDiagnostics(diagnostics)}.`,
  );
}

/** For the process that takes over: on the same port, so that open pages find it again. */
function sameOptions({ config, quiet, out, host }: ServeOptions, { port }: Session): readonly string[] {
  return [
    ...(config === undefined ? [] : ['--config', config]),
    ...(quiet ? ['--quiet'] : []),
    ...(out === undefined ? [] : ['--out', out]),
    ...(host === undefined ? [] : host === true ? ['--host'] : ['--host', host]),
    '--port',
    String(port),
  ];
}
