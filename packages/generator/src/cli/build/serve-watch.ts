// docsgen serve --watch: runs the development server, and shows its status in the terminal.

import { countDiagnostics } from '../../diagnostics/format.ts';
import { listDiagnostics } from '../../diagnostics/print.ts';
import type { Ports, Terminal } from '../../model/adapters/ports.ts';
import { ListenError } from '../../serve/http/listen.ts';
import type { Session, SessionScreen } from '../../serve/session.ts';
import { seconds } from '../../text/amounts.ts';
import { explainCrash } from '../explain-crash.ts';
import { type OpenSessionRequest, openSession } from '../open-session.ts';
import { hostFrom, openInBrowser, printAddresses, printHostHint, type ServeOptions } from './serving.ts';

export async function serveWatch(folder: string, options: ServeOptions, ports: Ports): Promise<number> {
  const { terminal, clock } = ports;
  const host = hostFrom(options);
  let banner = (): void => {};
  const request = { folder, options, screen: createScreen(terminal, () => banner()) };
  const session = await tryOpenSession(request, ports);
  if (!session) return 1;
  const home = session.local + session.home;
  banner = () => {
    printAddresses(session, session.home, terminal);
    if (host === undefined) printHostHint(terminal);
    if (terminal.isInteractive)
      terminal.print(terminal.paint.quiet('\nPress o to open in the browser, c to check the whole site, q to quit'));
  };
  terminal.print(terminal.paint.quiet(`Ready in ${seconds(clock.now() - clock.start)}`));
  banner();
  if (options.open) await openInBrowser(home, terminal);
  const keys = readKeys(session, home, terminal);
  await Promise.race([ports.untilStopped(), keys.quitted]);
  keys.stop();
  await session.close();
  return 0;
}

/** Opens a session. If the port is not available, prints an error and returns `undefined`. */
async function tryOpenSession(request: OpenSessionRequest, ports: Ports): Promise<Session | undefined> {
  try {
    return await openSession(request, ports);
  } catch (error) {
    if (!(error instanceof ListenError)) throw error;
    ports.terminal.printError(error.message);
    return undefined;
  }
}

/** Shows the server's URLs, followed by errors and warnings until they are fixed. */
function createScreen(terminal: Terminal, banner: () => void): SessionScreen {
  return {
    showDiagnostics: async (diagnostics, files) => {
      terminal.clear();
      if (terminal.isInteractive) banner();
      if (diagnostics.length === 0) {
        terminal.print('\nAll errors and warnings are fixed.');
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
  terminal.print(diagnostics.length === 0 ? 'No errors or warnings in the site.' : `${countDiagnostics(diagnostics)}.`);
}
