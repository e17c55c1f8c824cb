// The command line: options into calls, and their outcome into exit codes.
// 0: done. 1: errors in the site. 2: wrong usage.
// A command's code is loaded only when that command runs.
import { resolve } from 'node:path';
import { Command, CommanderError } from 'commander';
import packageFile from '../package.json' with { type: 'json' };
import type { BuildOptions } from './cli/build/build.ts';
import type { CheckOptions } from './cli/build/check.ts';
import type { MergeOptions } from './cli/build/merge.ts';
import type { ServeOptions } from './cli/build/serving.ts';
import { explainCrash } from './cli/explain-crash.ts';
import { namesPlugins } from './cli/inspect/detect-plugins.ts';
import { helpingCommands } from './cli/inspect/helping-commands.ts';
import type { InspectOptions } from './cli/inspect/inspect.ts';
import { migrateCommands } from './cli/migrate/migrate-commands.ts';
import { Reporting } from './cli/reporting.ts';
import { type Outcome, optionOrder, siteCommand } from './cli/site-command.ts';
import { addressCommands } from './cli/sources/address-commands.ts';
import { writingCommands } from './cli/sources/writing-commands.ts';
import { addI18n } from './cli/translations/i18n-commands.ts';
import { UsageError } from './cli/usage-error.ts';
import type { Ports, Terminal } from './model/adapters/ports.ts';
import { threadStarter } from './pages/workers/prestart.ts';
import { isFolder } from './platform/node-files.ts';
import { commandPorts } from './platform/process-ports.ts';

/** Gives the exit code. `ports` are those of this process, if a caller has no others. */
export async function run(args: readonly string[], ports: Ports = commandPorts()): Promise<number> {
  const { printError } = ports.terminal;
  const outcome = { code: 0 };
  const reporting = new Reporting(ports);
  const program = createProgram({ ...ports, terminal: reporting.terminal }, outcome);
  try {
    await addOwn(program, args, { ports: { ...ports, terminal: reporting.terminal }, outcome });
    program.hook('preAction', (_program, command) => reporting.begin(nameOf(command), command.opts()));
    await program.parseAsync(args, { from: 'user' });
    await reporting.end(outcome.code);
    return outcome.code;
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return 0;
      if (error.code !== 'commander.help') printError(await answerMistake(program, { args, error }, ports));
      return 2;
    }
    printError(error instanceof UsageError ? error.message : explainCrash(error));
    return error instanceof UsageError ? 2 : 1;
  }
}

interface Running {
  readonly ports: Ports;
  readonly outcome: Outcome;
}

interface Mistake {
  readonly args: readonly string[];
  readonly error: CommanderError;
}

async function answerMistake(program: Command, { args, error }: Mistake, { cwd }: Ports): Promise<string> {
  const { usageWords } = await import('./cli/usage-words.ts');
  const isFolderHere = (path: string): Promise<boolean> => isFolder(resolve(cwd, path));
  return usageWords(program, { code: error.code, message: error.message, args, isFolder: isFolderHere });
}

function createProgram(ports: Ports, outcome: Outcome): Command {
  const program = new Command('docsgen')
    .description('Turns a folder of Markdown into a documentation site.')
    .version(packageFile.version)
    .exitOverride()
    .configureOutput(outputTo(ports.terminal))
    .configureHelp(optionOrder)
    .addHelpText('after', '\n`docsgen <command> --help` tells the options of a command.')
    .showSuggestionAfterError(false);
  const commands = [
    ...writingCommands,
    addBuild,
    addMerge,
    addServe,
    addCheck,
    addInspect,
    addI18n,
    ...addressCommands,
    ...migrateCommands,
    ...helpingCommands,
  ];
  for (const add of commands) add(program, ports, outcome);
  return program;
}

/** Commands of the site's plugins, where docsgen has none of that name, or tells all that there are. */
async function addOwn(program: Command, [first = '--help']: readonly string[], running: Running): Promise<void> {
  const isAsked = /^(--help|-h|help)$/.test(first) || /^[a-z][a-z0-9-]*$/.test(first);
  if (!isAsked || program.commands.some((each) => each.name() === first)) return;
  if (!(await namesPlugins(running.ports.cwd))) return;
  const { addPluginCommands } = await import('./cli/inspect/plugin-commands.ts');
  await addPluginCommands(program, running.ports, running.outcome);
}

/** `i18n status`. */
function nameOf(command: Command): string {
  const above = command.parent;
  return above?.parent ? `${nameOf(above)} ${command.name()}` : command.name();
}

function outputTo({ print, printError, columns }: Terminal): ReturnType<Command['configureOutput']> {
  const line = (text: string): string => text.replace(/\n$/, '');
  return {
    writeOut: (text) => print(line(text)),
    writeErr: (text) => printError(line(text)),
    // docsgen has words of its own for what it does not understand.
    outputError: () => {},
    getOutHelpWidth: () => columns ?? 80,
    getErrHelpWidth: () => columns ?? 80,
  };
}

const strict = ['--strict', 'count warnings as errors'] as const;
const verbose = ['--verbose', 'print how long each stage took'] as const;

function addBuild(program: Command, ports: Ports, outcome: Outcome): void {
  siteCommand(program, 'build', 'Build the site as a folder of static files.')
    .option('--out <dir>', 'write into this folder (default: dist in the site’s folder)')
    .option('--locale <code...>', 'write only the pages of these locales; those of the others stay as they are')
    .option('--no-search', 'leave out the full-text index; the search box then finds titles only')
    .option('--jobs <n>', 'use this many threads (default: as many as make the build faster on this machine)')
    .option(
      '--shard <i/n>',
      'build only part i of n, for docsgen merge (default output: .docsgen/shards in the site’s folder)',
    )
    .option('--force', 'read every source file again, even those whose size and time have not changed')
    .option('--verify', 'build a second time without the cache, compare every byte, and fail if one differs')
    .option(
      '--report <file>',
      'print the slowest and the largest pages, and write a trace of the build to this JSON file',
    )
    .option(...strict)
    .option(...verbose)
    .option('--watch', 'build again after every change')
    .addHelpText(
      'after',
      `
Exit codes: 0 built, 1 errors in the site (nothing was written), 2 wrong usage.
With --verify, 1 also means that a file differs; the output then stays as it is.`,
    )
    .action(async (folder: string, options: BuildOptions) => {
      outcome.code = await build(folder, options, ports);
    });
}

async function build(folder: string, options: BuildOptions, ports: Ports): Promise<number> {
  if (options.watch) {
    const { buildWatch } = await import('./cli/build/build-watch.ts');
    return buildWatch(folder, options, ports);
  }
  // While the thread starts, this one loads the rest of docsgen.
  const startThread = threadStarter(folder, options.jobs, ports);
  const { build } = await import('./cli/build/build.ts');
  return build(folder, options, { ...ports, startThread });
}

function addMerge(program: Command, ports: Ports, outcome: Outcome): void {
  siteCommand(program, 'merge', 'Make one site of all its shards, the same as a single build makes.')
    .option('--from <dir...>', 'folders of the shards (default: all in .docsgen/shards in the site’s folder)')
    .option('--out <dir>', 'write into this folder (default: dist in the site’s folder)')
    .option('--no-search', 'leave out the full-text index; the shards must have been built without it, too')
    .option(...strict)
    .option(...verbose)
    .addHelpText(
      'after',
      '\nExit codes: 0 merged, 1 errors in the site or its shards (nothing was written), 2 wrong usage.',
    )
    .action(async (folder: string, options: MergeOptions) => {
      const { merge } = await import('./cli/build/merge.ts');
      outcome.code = await merge(folder, options, ports);
    });
}

function addServe(program: Command, ports: Ports, outcome: Outcome): void {
  siteCommand(program, 'serve', 'Serve the built site on this machine, the way a static host would.')
    .option('--out <dir>', 'serve the site that was built into this folder (default: dist in the site’s folder)')
    .option('--port <n>', 'listen on this port, 0: on any free one (default: 3000, or the next free one)')
    .option('--host [host]', 'let other devices in, at this address or, without one, at all addresses of this machine')
    .option('--open', 'open the site in the browser')
    .option('--watch', 'serve the sources instead of a built site, and show every saved change at once')
    .action(async (folder: string, options: ServeOptions) => {
      outcome.code = await serve(folder, options, ports);
    });
}

async function serve(folder: string, options: ServeOptions, ports: Ports): Promise<number> {
  if (options.watch) {
    const { serveWatch } = await import('./cli/build/serve-watch.ts');
    return serveWatch(folder, options, ports);
  }
  const { serve } = await import('./cli/build/serve.ts');
  return serve(folder, options, ports);
}

function addCheck(program: Command, ports: Ports, outcome: Outcome): void {
  siteCommand(program, 'check', 'Find every error that a build would find, and write nothing.')
    .option('--external', 'ask other sites, too, whether the addresses that the site links to are still there')
    .option(...strict)
    .option(...verbose)
    .action(async (folder: string, options: CheckOptions) => {
      const { check } = await import('./cli/build/check.ts');
      outcome.code = await check(folder, options, ports);
    });
}

function addInspect(program: Command, ports: Ports, outcome: Outcome): void {
  siteCommand(program, 'inspect', 'Print what docsgen understood of the site: pages, sidebars, versions, locales.')
    .option('--json', 'print it as JSON, for other tools')
    .action(async (folder: string, options: InspectOptions) => {
      const { inspect } = await import('./cli/inspect/inspect.ts');
      outcome.code = await inspect(folder, options, ports);
    });
}
