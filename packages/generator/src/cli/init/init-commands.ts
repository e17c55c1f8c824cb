// Declares the commands that create sites.
import type { Command } from 'commander';
import { type CommandGroup, exitCodes, type RunLater } from '../site-command.ts';

export const initCommands: CommandGroup = {
  heading: 'Create a site:',
  commands: [addInit, addMigrate],
};

function addInit(program: Command, run: RunLater): void {
  program
    .command('init')
    .description('Create a new site, or add docsgen to a folder of Markdown files.')
    .argument('[folder]', 'site folder, created if it does not exist', '.')
    .option('--title <title>', 'site title (default: the heading of README.md, or the folder name)')
    .option('--locale <codes>', 'languages, separated by commas, the default language first (default: en)')
    .option('--url <url>', 'URL of the published site, with its path (default: the GitHub Pages URL, if known)')
    .option('--packages <names>', 'features in packages, separated by commas, such as math,live-code (default: none)')
    .option('--workflow', 'add a GitHub Actions workflow that deploys to GitHub Pages (default)')
    .option('--no-workflow', 'do not add a workflow')
    .option('--vscode', 'add settings for Visual Studio Code')
    .option('--no-vscode', 'do not add settings (default)')
    .option('-y, --yes', 'accept all defaults')
    .option('--dry-run', 'list the new files without writing them')
    .addHelpText(
      'after',
      `
In a terminal, docsgen asks for everything that is not set by an option.
Existing files are never changed.
${exitCodes({ 0: 'created', 1: 'canceled' })}`,
    )
    .action(run(async () => (await import('./init.ts')).init));
}

/** Only for the list of commands in `--help`: `cli.ts` runs the migration. */
function addMigrate(program: Command): void {
  program.command('migrate').description('Migrate a site from another generator.');
}
