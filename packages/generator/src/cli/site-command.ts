import { type Command, Help, type Option } from 'commander';
import type { Ports } from '../model/adapters/ports.ts';

/**
 * Returns the action of a command. `load` imports the command's code when it runs, so that other commands start fast.
 * The code is a function that takes the arguments, the options and the ports, and returns an exit code.
 */
export type RunLater = <Args extends readonly unknown[], Options extends object>(
  load: () => Promise<(...args: [...Args, options: Options, ports: Ports]) => Promise<number>>,
) => (...args: [...Args, options: Options, command: Command]) => Promise<void>;

/** Commands below one heading in `--help`, in this order. Each function declares a command. */
export interface CommandGroup {
  readonly heading: string;
  readonly commands: readonly ((program: Command, run: RunLater) => void)[];
}

/** Adds a command with the argument and options shared by most commands that operate on a site. */
export function siteCommand(program: Command, name: string, description: string): Command {
  return addReporting(folderCommand(program, name, description));
}

/** Like `siteCommand`, but for commands that do not print diagnostics. */
export function folderCommand(program: Command, name: string, description: string): Command {
  return program
    .command(name)
    .description(description)
    .argument('[folder]', 'site folder: one with a site.config.yaml, or any folder of Markdown files', '.')
    .option(...configOption);
}

export const configOption = ['--config <file>', 'use this configuration file instead of site.config.yaml'] as const;
export const siteOption = ['--site <folder>', 'site folder', '.'] as const;

const common: readonly (string | undefined)[] = ['--site', '--config', '--reporter', '--quiet', '--help'];

/** Help settings that sort options, so that options shared by all commands are listed last. */
export const optionOrder = {
  visibleOptions: (command: Command): Option[] => {
    const all = new Help().visibleOptions(command);
    const shared = common.flatMap((name) => all.filter(({ long }) => long === name));
    return [...all.filter((option) => !shared.includes(option)), ...shared];
  },
};

/** Adds a command whose arguments are not the site's folder, which is the option `--site`. */
export function sourceCommand(program: Command, name: string, description: string): Command {
  return addReporting(program.command(name))
    .description(description)
    .option(...siteOption)
    .option(...configOption);
}

/** Adds the options of all commands that report diagnostics. */
export function addReporting(command: Command): Command {
  return command
    .option(
      '--reporter <name>',
      'diagnostics format: pretty, json, github or sarif (default: pretty, in GitHub Actions with annotations)',
    )
    .option('--quiet', 'print only errors and warnings');
}

/**
 * Returns a section about exit codes to append to a command's help. Lines of `outcomes` should have at most 70
 * characters.
 */
export function exitCodes(outcomes: { readonly 0: string; readonly 1?: string }): string {
  const rows = Object.entries({ ...outcomes, 2: 'usage error' });
  const lines = rows.map(([code, text]) => `  ${code}  ${text.replaceAll('\n', '\n     ')}`);
  return ['', 'Exit codes:', ...lines].join('\n');
}
