// Declares the commands. The code of a command is loaded only when it runs.
import type { Command } from 'commander';
import packageFile from '../package.json' with { type: 'json' };
import type { BuildOptions } from './cli/build/build.ts';
import type { CheckOptions } from './cli/build/check.ts';
import type { MergeOptions } from './cli/build/merge.ts';
import type { ServeOptions } from './cli/build/serving.ts';
import { mayHavePlugins } from './cli/inspect/detect-plugins.ts';
import { addDoctor, addExplain, addSchema, addTheme } from './cli/inspect/help-commands.ts';
import type { InspectOptions } from './cli/inspect/inspect.ts';
import { type CommandLine, type Running, runCommandLine } from './cli/run-command.ts';
import { type AddCommand, exitCodes, type Outcome, siteCommand } from './cli/site-command.ts';
import { addDiff, addMove, addUrls } from './cli/sources/address-commands.ts';
import { addInit, addNew, addVersion } from './cli/sources/writing-commands.ts';
import { addI18n } from './cli/translations/i18n-commands.ts';
import type { Ports } from './model/adapters/ports.ts';
import { threadStarter } from './pages/workers/prestart.ts';
import { commandPorts } from './platform/process-ports.ts';

/** Returns the exit code. */
export async function run(args: readonly string[], ports: Ports = commandPorts()): Promise<number> {
  const toMigrate = argumentsOfMigrate(args);
  if (toMigrate) return (await import('./cli/run-migrate.ts')).runMigrate(toMigrate, ports);
  return runCommandLine(docsgen, args, ports);
}

const docsgen: CommandLine = {
  name: 'docsgen',
  description: 'Builds a documentation site from a folder of Markdown files.',
  version: packageFile.version,
  addCommands: async (program, args, { ports, outcome }) => {
    for (const [heading, commands] of commandGroups) {
      program.commandsGroup(heading);
      for (const add of commands) add(program, ports, outcome);
    }
    // Precedes the commands of plugins, so that `help` is listed in the last group above.
    program.helpCommand(true);
    await addPluginCommands(program, args, { ports, outcome });
  },
};

const commandGroups: readonly (readonly [heading: string, commands: readonly AddCommand[]])[] = [
  ['Create a site:', [addInit, addMigrate]],
  ['Develop and build:', [addServe, addBuild, addCheck, addMerge]],
  ['Edit the sources:', [addNew, addMove, addVersion, addI18n, addTheme]],
  ['Inspect and help:', [addInspect, addUrls, addDiff, addDoctor, addExplain, addSchema]],
];

/** Only for the list of commands in `--help`. */
function addMigrate(program: Command): void {
  program.command('migrate').description('Migrate a site from another generator.');
}

/** Returns the arguments after `migrate`, or `undefined` for other commands. */
function argumentsOfMigrate(args: readonly string[]): readonly string[] | undefined {
  const [first, second] = args;
  if (first === 'help' && second === 'migrate') return ['--help'];
  return first === 'migrate' ? args.slice(1) : undefined;
}

/** Adds the commands of the site's plugins if `args` start with an unknown command or contain a request for help. */
async function addPluginCommands(program: Command, args: readonly string[], running: Running): Promise<void> {
  const [first = '--help'] = args;
  const isNeeded = /^(--help|-h|help)$/.test(first) || /^[a-z][a-z0-9-]*$/.test(first);
  if (!isNeeded || program.commands.some((each) => each.name() === first)) return;
  if (!(await mayHavePlugins(running.ports.cwd))) return;
  const plugins = await import('./cli/inspect/plugin-commands.ts');
  await plugins.addPluginCommands(program, running.ports, running.outcome);
}

const strict = ['--strict', 'treat warnings as errors'] as const;
const verbose = ['--verbose', 'print the duration of each stage'] as const;

function addBuild(program: Command, ports: Ports, outcome: Outcome): void {
  siteCommand(program, 'build', 'Build the site for production.')
    .option('--out <dir>', 'output folder (default: dist in the site folder)')
    .option('--locale <code...>', 'build only these locales; pages of other locales are left unchanged')
    .option('--no-search', 'skip the full-text index; search then finds titles and headings only')
    .option('--jobs <n>', 'number of threads (default: chosen for this machine and the size of the site)')
    .option(
      '--shard <i/n>',
      'build only part i of n, for docsgen merge (default output: .docsgen/shards in the site folder)',
    )
    .option('--force', 'reread every source file, even if its size and modification time are unchanged')
    .option('--verify', 'build again without the cache, and fail if the result differs')
    .option('--report <file>', 'print the slowest and largest pages, and write a trace of the build to this JSON file')
    .option(...strict)
    .option(...verbose)
    .option('--watch', 'rebuild after every change')
    .addHelpText(
      'after',
      exitCodes({
        0: 'built',
        1: 'errors in the site: nothing was written;\nwith --verify, also if a file differs: the output is not changed',
      }),
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
  // The thread starts while the main thread loads the rest of docsgen.
  const startThread = threadStarter(folder, options.jobs, ports);
  const { build } = await import('./cli/build/build.ts');
  return build(folder, options, { ...ports, startThread });
}

function addMerge(program: Command, ports: Ports, outcome: Outcome): void {
  siteCommand(program, 'merge', 'Merge shards into one site, identical to the result of a single build.')
    .option('--from <dir...>', 'shard folders (default: all in .docsgen/shards in the site folder)')
    .option('--out <dir>', 'output folder (default: dist in the site folder)')
    .option('--no-search', 'skip the full-text index; required if the shards were built with --no-search')
    .option(...strict)
    .option(...verbose)
    .addHelpText('after', exitCodes({ 0: 'merged', 1: 'errors in the site or its shards: nothing was written' }))
    .action(async (folder: string, options: MergeOptions) => {
      const { merge } = await import('./cli/build/merge.ts');
      outcome.code = await merge(folder, options, ports);
    });
}

function addServe(program: Command, ports: Ports, outcome: Outcome): void {
  siteCommand(program, 'serve', 'Preview the built site, or start a development server (--watch).')
    .option('--watch', 'serve the source files instead of a build, with live reload')
    .option('--out <dir>', 'folder of the built site (default: dist in the site folder)')
    .option('--port <n>', 'port number, or 0 for any free port (default: 3000, or the next free port)')
    .option('--host [host]', 'accept connections from other devices, on this address or on all addresses')
    .option('--open', 'open the site in the browser')
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
  siteCommand(program, 'check', 'Report every error and warning of a build, without writing files.')
    .option('--external', 'also check links to other sites')
    .option(...strict)
    .option(...verbose)
    .action(async (folder: string, options: CheckOptions) => {
      const { check } = await import('./cli/build/check.ts');
      outcome.code = await check(folder, options, ports);
    });
}

function addInspect(program: Command, ports: Ports, outcome: Outcome): void {
  siteCommand(program, 'inspect', 'Print the site as docsgen sees it: pages, sidebars, versions, locales.')
    .option('--json', 'print as JSON')
    .action(async (folder: string, options: InspectOptions) => {
      const { inspect } = await import('./cli/inspect/inspect.ts');
      outcome.code = await inspect(folder, options, ports);
    });
}
