// Lists the commands. The code of a command is loaded only when it runs.
import type { Command } from 'commander';
import packageFile from '../package.json' with { type: 'json' };
import { buildCommands } from './cli/build/build-commands.ts';
import { initCommands } from './cli/init/init-commands.ts';
import { mayHavePlugins } from './cli/inspect/detect-plugins.ts';
import { inspectCommands } from './cli/inspect/inspect-commands.ts';
import { type CommandLine, type Running, runCommandLine } from './cli/run-command.ts';
import { sourceCommands } from './cli/sources/source-commands.ts';
import type { Ports } from './model/adapters/ports.ts';
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
  addCommands: async (program, args, running) => {
    for (const { heading, commands } of [initCommands, buildCommands, sourceCommands, inspectCommands]) {
      program.commandsGroup(heading);
      for (const add of commands) add(program, running.run);
    }
    // Precedes the commands of plugins, so that `help` is listed in the last group above.
    program.helpCommand(true);
    await addPluginCommands(program, args, running);
  },
};

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
  await plugins.addPluginCommands(program, running);
}
