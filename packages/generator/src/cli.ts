// The command line: options into calls, reports into text and exit codes. 0: done. 1: the site has mistakes. 2: wrong usage.
import { relative, sep } from 'node:path';
import { Command, CommanderError } from 'commander';
import packageFile from '../package.json' with { type: 'json' };
import { createBuildLog } from './build/build-log.ts';
import { type BuildReport, buildSite } from './build/build-site.ts';
import { formatInspection, inspectSite } from './build/inspect-site.ts';
import { hasErrors, sortDiagnostics } from './build/report.ts';
import { loadSiteModel } from './build/site-model.ts';
import { explainCrash } from './commands/explain-crash.ts';
import { type OpenedSite, openFolder, type SiteOptions, UsageError } from './commands/open-site.ts';
import { printDiagnostics } from './commands/print-diagnostics.ts';
import { serve } from './commands/serve.ts';
import type { ServeOptions } from './commands/serving.ts';
import { configReference } from './config/reference.ts';
import { configJsonSchema } from './config/schema.ts';
import { isFolder, isInside, openOutput, realPath } from './io/node-files.ts';
import { megabytes, openTerminal, seconds, type Terminal } from './io/terminal.ts';

interface BuildOptions extends SiteOptions {
  readonly locale?: readonly string[];
}

export async function run(args: readonly string[]): Promise<number> {
  const terminal = openTerminal(false);
  let code = 0;
  const program = createProgram((result) => {
    code = result;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof UsageError) {
      terminal.printError(error.message);
      return 2;
    }
    terminal.printError(explainCrash(error));
    return 1;
  }
}

function createProgram(finish: (code: number) => void): Command {
  const program = new Command('docsgen')
    .description('Turns a folder of Markdown into a documentation site.')
    .version(packageFile.version)
    .exitOverride()
    .showHelpAfterError('(docsgen --help lists the commands and their options)');
  const config = ['--config <file>', 'read this configuration instead of site.config.yaml in the folder'] as const;
  const folder = ['[folder]', 'the site: a folder with a site.config.yaml, or any folder of Markdown', '.'] as const;
  program
    .command('build')
    .description('Write the site as static files.')
    .argument(...folder)
    .option(...config)
    .option('--out <dir>', 'write into this folder (default: dist in the site’s folder)')
    .option('--locale <code...>', 'write only these locales; files of the others stay as they are')
    .addHelpText('after', '\nExit codes: 0 built, 1 mistakes in the site (nothing was written), 2 wrong usage.')
    .action(async (site: string, options: BuildOptions) => finish(await build(site, options)));
  program
    .command('serve')
    .description('Show the built site on this machine, as a static host would.')
    .argument(...folder)
    .option(...config)
    .option('--out <dir>', 'show what was built into this folder (default: dist in the site’s folder)')
    .option('--port <n>', 'listen on this port; 0 takes any free one (default: 3000, or the next free one after it)')
    .option('--host [host]', 'let other devices in, at all addresses of this machine or at this one')
    .option('--open', 'open the site in the browser')
    .option(
      '--watch',
      'show the site as it is being written instead: nothing is built, every save is on screen at once',
    )
    .action(async (site: string, options: ServeOptions) => finish(await serveSite(site, options)));
  program
    .command('check')
    .description('Look for every mistake a build would find, and write nothing.')
    .argument(...folder)
    .option(...config)
    .action(async (site: string, options: SiteOptions) => finish(await check(site, options)));
  program
    .command('inspect')
    .description('Print what docsgen understood: pages, sidebars, versions, locales.')
    .argument(...folder)
    .option(...config)
    .option('--json', 'as JSON, for other tools')
    .action(async (site: string, options: SiteOptions & { readonly json?: boolean }) =>
      finish(await inspect(site, options)),
    );
  program
    .command('schema')
    .description('Print the JSON Schema of site.config.yaml, for editors.')
    .option('--markdown', 'print a table for people to read instead')
    .action(({ markdown }: { readonly markdown?: boolean }) =>
      openTerminal(false).print(markdown ? configReference() : JSON.stringify(configJsonSchema(), null, 2)),
    );
  for (const command of program.commands) command.exitOverride().showHelpAfterError();
  return program;
}

/** Both ways are loaded when they are needed: authors wait for the one, and the other needs little. */
async function serveSite(folder: string, options: ServeOptions): Promise<number> {
  if (!options.watch) return serve(folder, options);
  const { serveWatch } = await import('./commands/serve-watch.ts');
  return serveWatch(folder, options, process.env);
}

async function build(folder: string, options: BuildOptions): Promise<number> {
  const site = await openFolder(folder, options);
  await refuseUnsafeOutput(site);
  const terminal = openTerminal(false);
  const { log, times } = createBuildLog(terminal.log, () => performance.now());
  const output = openOutput(site.outDir);
  try {
    const report = await buildSite({ ...site.request, output, locales: options.locale ?? [], log });
    refuseUnknownLocales(report, options.locale ?? []);
    await printDiagnostics(report.diagnostics, site.files, terminal);
    if (!report.published) return 1;
    const total = times.reduce((sum, time) => sum + time.milliseconds, 0);
    printSummary(report, { outDir: site.outDir, total, chosen: options.locale ?? [] }, terminal);
    return 0;
  } finally {
    await output.close();
  }
}

/** A build writes and removes files in its output folder: that must not be a folder people write in. */
async function refuseUnsafeOutput({ files: { root }, outDir }: OpenedSite): Promise<void> {
  const target = await realPath(outDir);
  if (isInside(target, await realPath(root)))
    throw new UsageError(`The output folder ${outDir} holds the site itself; name another with --out`);
  for (const name of ['content', 'static']) {
    const source = `${root}${sep}${name}`;
    if ((await isFolder(source)) && isInside(await realPath(source), target)) {
      throw new UsageError(
        `The output folder ${outDir} lies in ${name}/, which is part of the site; name another with --out`,
      );
    }
  }
}

function refuseUnknownLocales({ graph }: BuildReport, wanted: readonly string[]): void {
  const known = graph?.config.locales.map((locale) => locale.code as string);
  const unknown = wanted.find((code) => known && !known.includes(code));
  if (unknown !== undefined) throw new UsageError(`There is no locale ${unknown}; this site has ${known?.join(', ')}`);
}

async function check(folder: string, options: SiteOptions): Promise<number> {
  const site = await openFolder(folder, options);
  const terminal = openTerminal(false);
  const { log } = createBuildLog(terminal.log, () => performance.now());
  const report = await buildSite({ ...site.request, output: undefined, locales: [], log });
  await printDiagnostics(report.diagnostics, site.files, terminal);
  if (hasErrors(report.diagnostics)) return 1;
  terminal.print(`No mistakes in ${report.graph?.pages.size ?? 0} pages.`);
  return 0;
}

async function inspect(folder: string, options: SiteOptions & { readonly json?: boolean }): Promise<number> {
  const site = await openFolder(folder, options);
  const terminal = openTerminal(true);
  const { log } = createBuildLog(terminal.log, () => performance.now());
  const model = await loadSiteModel({ ...site.request, log });
  const diagnostics = sortDiagnostics(model.diagnostics);
  if (model.graph) {
    const inspected = inspectSite(model.graph);
    terminal.print(options.json ? JSON.stringify(inspected, null, 2) : formatInspection(inspected));
  }
  await printDiagnostics(diagnostics, site.files, terminal);
  return hasErrors(diagnostics) ? 1 : 0;
}

interface Built {
  readonly outDir: string;
  /** Milliseconds. */
  readonly total: number;
  readonly chosen: readonly string[];
}

function printSummary({ graph, published }: BuildReport, { outDir, total, chosen }: Built, terminal: Terminal): void {
  if (!graph || !published) return;
  const { paint, print } = terminal;
  print('');
  for (const locale of graph.config.locales) {
    if (chosen.length > 0 && !chosen.includes(locale.code)) continue;
    const count = [...graph.pages.values()].filter((page) => page.locale === locale).length;
    print(`${locale.code.padEnd(6)} ${String(count).padStart(6)} pages  ${paint.quiet(locale.label)}`);
  }
  const { written, unchanged, removed, bytes } = published;
  print(`${written} files written, ${unchanged} unchanged, ${removed} removed; ${megabytes(bytes)} in all`);
  print(paint.strong(`Built in ${seconds(total)} into ${relative(process.cwd(), outDir) || outDir}`));
}
