// docsgen serve: serves the built site the way a static host would.
import { join } from 'node:path';
import { loadConfig } from '../config/load-config.ts';
import { printDiagnostics } from '../diagnostics/print.ts';
import { existingPath, kindOf, readAbsolute } from '../io/node-files.ts';
import type { Ports } from '../model/ports.ts';
import { manifestPath } from '../routes/output-paths.ts';
import { hrefOf } from '../routes/routes.ts';
import { CannotListen, type Listening, listen } from '../serve/http/listen.ts';
import { serveStaticSite } from '../serve/static-site.ts';
import { openFolder, shownPath } from './open-site.ts';
import { hostFrom, openInBrowser, portFrom, printAddresses, printHostHint, type ServeOptions } from './serving.ts';
import { settleOutput } from './with-output.ts';

export async function serve(folder: string, options: ServeOptions, ports: Ports): Promise<number> {
  const { terminal } = ports;
  const port = portFrom(options);
  const host = hostFrom(options);
  const { files, request, outDir } = await openFolder(folder, options, ports);
  const loaded = await loadConfig(files, { file: request.configFile, folderName: request.folderName });
  if (loaded.kind === 'unusable') {
    await printDiagnostics(loaded.diagnostics, files, terminal);
    return 1;
  }
  await settleOutput({ outDir, files }, ports);
  if (!(await isBuilt(outDir))) {
    const shown = shownPath(outDir, ports);
    terminal.printError(
      `There is no built site in ${shown}; run \`docsgen build\` first, or \`docsgen serve --watch\`.`,
    );
    return 1;
  }
  const { baseUrl, host: publisher } = loaded.config;
  const disk = { existingPath, kindOf, read: readAbsolute };
  const listening = await listenOrSay(
    { host, port, handle: serveStaticSite({ root: outDir, baseUrl, host, publisher, disk }) },
    terminal.printError,
  );
  if (listening === undefined) return 1;
  const home = hrefOf(loaded.config, '/');
  const stopped = ports.untilStopped();
  printAddresses(listening, home, terminal);
  if (host === undefined) printHostHint(terminal);
  if (options.open) await openInBrowser(listening.local + home, terminal);
  await stopped;
  await listening.close();
  return 0;
}

/** A build of one locale has no landing page at its root, but a manifest. */
async function isBuilt(outDir: string): Promise<boolean> {
  for (const name of ['index.html', manifestPath]) {
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
