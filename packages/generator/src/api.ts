// The exports of `docsgen`: its commands as functions that return data (docs/reference/api.md). By default, the
// functions print nothing, and they never end the process. The code of a function is loaded when it is called.
import { explainCrash } from './cli/explain-crash.ts';
import { plainDiagnostics, resultOf } from './diagnostics/plain.ts';
import { UsageError } from './diagnostics/usage-error.ts';
import type { Ports, Terminal } from './model/adapters/ports.ts';
import type {
  BuildOptions,
  BuildResult,
  CheckOptions,
  CheckResult,
  InspectResult,
  RunningServer,
  ServeOptions,
  ServeResult,
  SiteOptions,
} from './model/api.ts';
import type { PublishSummary } from './model/output.ts';
import type { SiteGraph } from './model/site.ts';
import { processPorts } from './platform/process-ports.ts';
import { ListenError, type Listening } from './serve/http/listen.ts';
import type { SessionScreen } from './serve/session.ts';

export type {
  BuildOptions,
  BuildResult,
  CheckOptions,
  CheckResult,
  InspectedItem,
  InspectedLocale,
  InspectedPage,
  InspectedSection,
  InspectedSidebar,
  InspectedSite,
  InspectResult,
  PlainDiagnostic,
  PlainPlace,
  PlainRelated,
  PublishedFiles,
  Result,
  RunningServer,
  ServeOptions,
  ServeResult,
  SiteOptions,
} from './model/api.ts';
export { UsageError };

/** Builds a site. Writes nothing if the site has errors. Throws `UsageError` for invalid options. */
export async function build(options: BuildOptions = {}): Promise<BuildResult> {
  const { openForBuild, buildOnce } = await import('./cli/build/build.ts');
  const { OutputAccessError } = await import('./cli/output-access-error.ts');
  const { folder = '.', locales, jobs, ...rest } = options;
  const ports = portsFor(options);
  const given = { ...rest, ...(locales && { locale: locales }), ...(jobs !== undefined && { jobs: String(jobs) }) };
  const site = await openForBuild(folder, given, ports);
  const out = site.outDir;
  try {
    const { diagnostics, graph, published } = await buildOnce({ site, files: site.files, options: given }, ports);
    return { ...resultOf(diagnostics), out, published: published ? publishedFiles(published, graph) : null };
  } catch (error) {
    if (!(error instanceof OutputAccessError)) throw error;
    return { ...resultOf([error.diagnostic]), out, published: null };
  }
}

function publishedFiles(
  { written, unchanged, removed, bytes }: PublishSummary,
  graph: SiteGraph | undefined,
): BuildResult['published'] {
  return { pages: graph?.pages.size ?? 0, written, unchanged, removed, bytes };
}

/** Finds every error and warning that a build would report, without writing files. */
export async function check(options: CheckOptions = {}): Promise<CheckResult> {
  const { checkOpened } = await import('./cli/build/check.ts');
  const { openFolder } = await import('./cli/open-site.ts');
  const ports = portsFor(options);
  const { diagnostics, pages } = await checkOpened(
    await openFolder(options.folder ?? '.', { ...options, command: 'check' }, ports),
    options,
    ports,
  );
  return { ...resultOf(diagnostics), pages };
}

/** Returns a site as docsgen sees it: pages, sidebars, versions, locales. Writes nothing. */
export async function inspect(options: SiteOptions = {}): Promise<InspectResult> {
  const { inspectOpened } = await import('./cli/inspect/inspect.ts');
  const { hideProgress } = await import('./cli/build/progress-log.ts');
  const { openFolder } = await import('./cli/open-site.ts');
  const ports = portsFor(options);
  const opened = await openFolder(options.folder ?? '.', { ...options, command: 'inspect' }, ports);
  const { diagnostics, site } = await inspectOpened(opened, hideProgress(ports).log);
  return { ...resultOf(diagnostics), site: site ?? null };
}

/**
 * Serves a built site or, with `watch`, its sources. Throws `UsageError` if there is no build or the port is in use.
 */
export async function serve(options: ServeOptions = {}): Promise<ServeResult> {
  const { folder = '.', port, ...rest } = options;
  const given = { ...rest, ...(port !== undefined && { port: String(port) }) };
  const ports = portsFor(options);
  if (options.watch) {
    const { openSession } = await import('./cli/open-session.ts');
    const session = await openSession({ folder, options: given, screen: screenFor(options) }, ports).catch(refusal);
    return { ...resultOf([]), server: runningServer(session, session.home) };
  }
  const { startStaticServer } = await import('./cli/build/serve.ts');
  const served = await startStaticServer(folder, given, ports);
  if (served.kind === 'refused') throw new UsageError(served.reason);
  if (served.kind === 'unusable') return { ...resultOf(served.diagnostics), server: null };
  return { ...resultOf([]), server: runningServer(served.listening, served.home) };
}

function runningServer({ local, network, port, close }: Listening, home: string): RunningServer {
  return { url: local + home, network: network.map((address) => address + home), port, close };
}

function refusal(error: unknown): never {
  throw error instanceof ListenError ? new UsageError(error.message) : error;
}

function screenFor({ print = () => {}, onDiagnostics = () => {} }: ServeOptions): SessionScreen {
  return {
    showDiagnostics: async (diagnostics) => onDiagnostics(plainDiagnostics(diagnostics)),
    note: print,
    showCrash: (error) => print(explainCrash(error)),
  };
}

/** Returns the ports of this process, with a different terminal and without V8 tuning. */
function portsFor({ print = () => {} }: SiteOptions): Ports {
  const ports = processPorts(terminalOf(print));
  const { clock, processMemory } = ports;
  return {
    ...ports,
    clock: { ...clock, start: clock.now() },
    processMemory: { ...processMemory, spare: () => {} },
  };
}

function terminalOf(print: (line: string) => void): Terminal {
  const plain = (text: string): string => text;
  return {
    print,
    printError: print,
    rewriteLine: undefined,
    paint: { error: plain, warning: plain, success: plain, quiet: plain, strong: plain },
    columns: undefined,
    isInteractive: false,
    clear: () => {},
    readKeys: () => () => {},
  };
}
