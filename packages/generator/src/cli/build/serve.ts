// docsgen serve: serves the built site like a static host.
import { join } from 'node:path';
import { loadConfig } from '../../config/load-config.ts';
import { printDiagnostics } from '../../diagnostics/print.ts';
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { Ports } from '../../model/adapters/ports.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { existingPath, kindOf, readAbsolute } from '../../platform/node-files.ts';
import { headersPaths, manifestPath } from '../../routes/output-paths.ts';
import { hrefOf } from '../../routes/routes.ts';
import { wildcardRedirects } from '../../routes/wildcard-redirects.ts';
import { ListenError, type Listening, listen } from '../../serve/http/listen.ts';
import { serveStaticSite } from '../../serve/static-site.ts';
import { openFolder, shownPath } from '../open-site.ts';
import { settleOutput } from '../output-session.ts';
import { hostFrom, openInBrowser, portFrom, printAddresses, printHostHint, type ServeOptions } from './serving.ts';

export async function serve(folder: string, options: ServeOptions, ports: Ports): Promise<number> {
  const { terminal } = ports;
  const served = await startStaticServer(folder, options, ports);
  if (served.kind === 'unusable') {
    await printDiagnostics(served.diagnostics, served.files, terminal);
    return 1;
  }
  if (served.kind === 'refused') {
    terminal.printError(served.reason);
    return 1;
  }
  const { listening, home } = served;
  const stopped = ports.untilStopped();
  printAddresses(listening, home, terminal);
  if (options.host === undefined) printHostHint(terminal);
  if (options.open) await openInBrowser(listening.local + home, terminal);
  await stopped;
  await listening.close();
  return 0;
}

type Served =
  /** `home` is the path of the landing page. */
  | { readonly kind: 'serving'; readonly listening: Listening; readonly home: string }
  /** `reason` is a sentence for the user. */
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unusable'; readonly diagnostics: readonly Diagnostic[]; readonly files: SiteFiles };

/** Starts the server. Prints nothing, unless an interrupted build must be finished. */
export async function startStaticServer(folder: string, options: ServeOptions, ports: Ports): Promise<Served> {
  const port = portFrom(options);
  const host = hostFrom(options);
  const opened = await openFolder(folder, { ...options, command: 'serve' }, ports);
  const { files, request, outDir } = opened;
  const { configFile: file, configModules: modules, folderName } = request;
  const loaded = await loadConfig(files, { file, modules, folderName });
  if (loaded.kind !== 'usable') return { kind: 'unusable', diagnostics: loaded.diagnostics, files };
  await settleOutput({ outDir, files }, ports);
  if (!(await isBuilt(outDir))) {
    const shown = shownPath(outDir, ports);
    const reason = `No built site in ${shown}. Run \`docsgen build\` first, or use \`docsgen serve --watch\`.`;
    return { kind: 'refused', reason };
  }
  const { baseUrl, host: hosts } = loaded.config;
  const publisher = hosts.find((each) => headersPaths[each] !== undefined);
  const wildcards = wildcardRedirects(loaded.config);
  const disk = { existingPath, kindOf, read: readAbsolute };
  const handle = serveStaticSite({ root: outDir, baseUrl, host, publisher, wildcards, disk });
  try {
    const listening = await listen({ host, port, handle });
    return { kind: 'serving', listening, home: hrefOf(loaded.config, '/') };
  } catch (error) {
    if (!(error instanceof ListenError)) throw error;
    return { kind: 'refused', reason: error.message };
  }
}

/**
 * Whether the folder contains a built site. The build of a single locale can lack a landing page at the root, but it
 * has a manifest.
 */
async function isBuilt(outDir: string): Promise<boolean> {
  for (const name of ['index.html', manifestPath]) {
    if ((await kindOf(join(outDir, name))) === 'file') return true;
  }
  return false;
}
