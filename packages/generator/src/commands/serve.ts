// docsgen serve: the built output, as a static host would show it.
import { join, relative } from 'node:path';
import { loadConfig } from '../config/load-config.ts';
import { hrefOf } from '../graph/routes.ts';
import { existingPath, isInside, kindOf, readAbsolute } from '../io/node-files.ts';
import { openTerminal } from '../io/terminal.ts';
import { CannotListen, type Listening, listen } from '../serve/listen.ts';
import { serveStaticSite } from '../serve/static-site.ts';
import { openFolder } from './open-site.ts';
import { printDiagnostics } from './print-diagnostics.ts';
import {
  hostFrom,
  openInBrowser,
  portFrom,
  printAddresses,
  printHostHint,
  type ServeOptions,
  untilStopped,
} from './serving.ts';

export async function serve(folder: string, options: ServeOptions): Promise<number> {
  const terminal = openTerminal(false);
  const port = portFrom(options);
  const host = hostFrom(options);
  const { files, request, outDir } = await openFolder(folder, options);
  const loaded = await loadConfig(files, { file: request.configFile, folderName: request.folderName });
  if (loaded.kind === 'unusable') {
    await printDiagnostics(loaded.diagnostics, files, terminal);
    return 1;
  }
  if (!(await isBuilt(outDir))) {
    const shown = relative(process.cwd(), outDir) || outDir;
    terminal.printError(
      `There is no built site in ${shown}; run \`docsgen build\` first, or \`docsgen serve --watch\`.`,
    );
    return 1;
  }
  const { baseUrl } = loaded.config;
  const disk = { existingPath, isInside, kindOf, read: readAbsolute };
  const listening = await listenOrSay(
    { host, port, handle: serveStaticSite({ root: outDir, baseUrl, host, disk }) },
    terminal.printError,
  );
  if (listening === undefined) return 1;
  const home = hrefOf(loaded.config, '/');
  const stopped = untilStopped();
  printAddresses(listening, home, terminal);
  if (host === undefined) printHostHint(terminal);
  if (options.open) await openInBrowser(listening.local + home, terminal);
  await stopped;
  await listening.close();
  return 0;
}

/** The manifest says so even of a build of one locale, which has no landing page at its root. */
async function isBuilt(outDir: string): Promise<boolean> {
  for (const name of ['index.html', '.docsgen-manifest.json']) {
    if ((await kindOf(join(outDir, name))) === 'file') return true;
  }
  return false;
}

async function listenOrSay(
  request: Parameters<typeof listen>[0],
  say: (text: string) => void,
): Promise<Listening | undefined> {
  try {
    return await listen(request);
  } catch (error) {
    if (!(error instanceof CannotListen)) throw error;
    say(error.message);
    return undefined;
  }
}
