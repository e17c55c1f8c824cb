// Declares the commands that write source files.
import type { Command } from 'commander';
import type { Ports } from '../../model/adapters/ports.ts';
import type { InitOptions } from '../init/init.ts';
import { addReporting, configOption, exitCodes, type Outcome, siteOption } from '../site-command.ts';
import type { NewPageOptions } from './new-page.ts';
import type { VersionOptions } from './version.ts';

export function addInit(program: Command, ports: Ports, outcome: Outcome): void {
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
    .action(async (folder: string, options: InitOptions) => {
      const { init } = await import('../init/init.ts');
      outcome.code = await init(folder, options, ports);
    });
}

export function addNew(program: Command, ports: Ports, outcome: Outcome): void {
  addReporting(program.command('new').description('Create a page.').command('page'))
    .description('Create a page with front matter, in one or more languages.')
    .argument('<path>', 'section, folders and name of the page, such as api/refunds')
    .option('--locale <codes>', 'languages of the page, separated by commas (default: the default language)')
    .option('--title <title>', 'page title (default: derived from the name)')
    .option('--dry-run', 'list the new files without writing them')
    .option(...siteOption)
    .option(...configOption)
    .addHelpText('after', exitCodes({ 0: 'created', 1: 'errors in the site: nothing was written' }))
    .action(async (path: string, options: NewPageOptions) => {
      const { newPage } = await import('./new-page.ts');
      outcome.code = await newPage(path, options, ports);
    });
}

export function addVersion(program: Command, ports: Ports, outcome: Outcome): void {
  addReporting(program.command('version'))
    .description('Freeze a section as a version, or remove a version (--remove).')
    .argument('<section>', 'section id')
    .argument('<name>', 'version name, which is part of its URLs, such as 2.0')
    .option('--label <label>', 'version name in the interface (default: the name)')
    .option('--remove', 'remove the version, and redirect its URLs to the first version of the section')
    .option('--force', 'with --remove: delete files even if git cannot restore them')
    .option('--dry-run', 'list the changes without writing files')
    .option(...siteOption)
    .option(...configOption)
    .addHelpText('after', exitCodes({ 0: 'written', 1: 'the change would cause errors: nothing was written' }))
    .action(async (section: string, name: string, options: VersionOptions) => {
      const { version } = await import('./version.ts');
      outcome.code = await version({ section, name }, options, ports);
    });
}
