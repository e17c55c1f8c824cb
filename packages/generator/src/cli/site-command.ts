// How commands are declared that work on a site, in one way for all of them.
import { type Command, Help, type Option } from 'commander';

/** The command that runs sets the code. */
export interface Outcome {
  code: number;
}

/** A command that works on a site. */
export function siteCommand(program: Command, name: string, description: string): Command {
  return addReporting(folderCommand(program, name, description));
}

/** One that has its own way to tell what is wrong. */
export function folderCommand(program: Command, name: string, description: string): Command {
  return program
    .command(name)
    .description(description)
    .argument('[folder]', 'folder of the site: one with a site.config.yaml, or any folder of Markdown files', '.')
    .option('--config <file>', 'read this configuration file instead of site.config.yaml in the folder');
}

const common: readonly (string | undefined)[] = ['--config', '--reporter', '--quiet', '--help'];

/** A command's own options come first in its help, then those of all commands. */
export const optionOrder = {
  visibleOptions: (command: Command): Option[] => {
    const all = new Help().visibleOptions(command);
    const isCommon = ({ long }: Option): boolean => common.includes(long);
    return [...all.filter((option) => !isCommon(option)), ...all.filter(isCommon)];
  },
};

/** The options of every command that may find mistakes. */
export function addReporting(command: Command): Command {
  return command
    .option(
      '--reporter <name>',
      'how mistakes are told: pretty, json, github or sarif (default: pretty; in GitHub Actions also as annotations)',
    )
    .option('--quiet', 'print nothing but errors and warnings');
}
