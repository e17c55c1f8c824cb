// Runs a command line. Exit codes: 0 for success, 1 for errors in the site, 2 for usage errors.
import { resolve } from 'node:path';
import { Command, CommanderError } from 'commander';
import { UsageError } from '../diagnostics/usage-error.ts';
import type { Ports, Terminal } from '../model/adapters/ports.ts';
import { isFolder } from '../platform/node-files.ts';
import { explainCrash } from './explain-crash.ts';
import { Reporting } from './reporting.ts';
import { optionOrder, type RunLater } from './site-command.ts';

export interface Running {
  readonly ports: Ports;
  readonly run: RunLater;
}

export interface CommandLine {
  /** The words that start a command line, as shown in help and messages. */
  readonly name: string;
  readonly description: string;
  readonly version: string;
  /** First word of command names in reports, if it is not part of the arguments. */
  readonly parent?: string;
  readonly addCommands: (program: Command, args: readonly string[], running: Running) => void | Promise<void>;
}

/** Returns the exit code. */
export async function runCommandLine(line: CommandLine, args: readonly string[], ports: Ports): Promise<number> {
  const { printError } = ports.terminal;
  let code = 0;
  const reporting = new Reporting(ports);
  const withReport = { ...ports, terminal: reporting.terminal };
  const run: RunLater =
    (load) =>
    async (...args) => {
      const command = await load();
      // Commander also passes the command itself.
      code = await command(...(args.slice(0, -1) as Parameters<typeof command>), withReport);
    };
  const program = createProgram(line, reporting.terminal);
  try {
    await line.addCommands(program, args, { ports: withReport, run });
    program.hook('preAction', (_program, command) => reporting.begin(nameOf(command, line), command.opts()));
    await program.parseAsync(args, { from: 'user' });
    await reporting.end(code);
    return code;
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return 0;
      if (error.code === 'commander.help') return 2;
      const { explainUsageError } = await import('./explain-usage-error.ts');
      const isFolderHere = (path: string): Promise<boolean> => isFolder(resolve(ports.cwd, path));
      printError(await explainUsageError(program, { error, args, isFolder: isFolderHere }));
      return 2;
    }
    printError(error instanceof UsageError ? error.message : explainCrash(error));
    return error instanceof UsageError ? 2 : 1;
  }
}

function createProgram({ name, description, version }: CommandLine, terminal: Terminal): Command {
  return new Command(name)
    .description(description)
    .version(version)
    .exitOverride()
    .configureOutput(outputTo(terminal))
    .configureHelp(optionOrder)
    .addHelpText('after', `\nRun \`${name} <command> --help\` for the options of a command.`);
}

/** Returns the name of the command, including the names of its parents, such as `i18n status`. */
function nameOf(command: Command, line: CommandLine): string {
  const above = command.parent;
  if (above?.parent) return `${nameOf(above, line)} ${command.name()}`;
  return line.parent === undefined ? command.name() : `${line.parent} ${command.name()}`;
}

function outputTo({ print, printError, columns }: Terminal): ReturnType<Command['configureOutput']> {
  const line = (text: string): string => text.replace(/\n$/, '');
  return {
    writeOut: (text) => print(line(text)),
    writeErr: (text) => printError(line(text)),
    // `explainUsageError` replaces commander's error messages.
    outputError: () => {},
    getOutHelpWidth: () => columns ?? 80,
    getErrHelpWidth: () => columns ?? 80,
  };
}
