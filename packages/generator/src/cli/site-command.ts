import { type Command, Help, type Option } from 'commander';
import type { Ports } from '../model/adapters/ports.ts';

/** Exit code, which is set by the command that runs. */
export interface Outcome {
  code: number;
}

/** Declares a command, with the code that runs it. */
export type AddCommand = (program: Command, ports: Ports, outcome: Outcome) => void;

/** Adds a command with the argument and options shared by all commands that operate on a site. */
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
