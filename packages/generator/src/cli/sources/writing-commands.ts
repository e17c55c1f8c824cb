// The commands that write a site's own files, as `cli.ts` declares the others.
import type { Command } from 'commander';
import type { Ports } from '../../model/adapters/ports.ts';
import type { InitOptions } from '../init/init.ts';
import { addReporting, type Outcome } from '../site-command.ts';
import type { NewPageOptions } from './new-page.ts';
import type { VersionOptions } from './version.ts';

export const writingCommands = [addInit, addNew, addVersion];

function addInit(program: Command, ports: Ports, outcome: Outcome): void {
  program
    .command('init')
    .description('Write the smallest complete site into a folder. Files that are there stay as they are.')
    .argument('[folder]', 'folder of the site, which need not exist yet', '.')
    .option('--title <title>', 'name of the site (default: the heading of README.md, else the folder’s name)')
    .option('--locale <codes>', 'languages, the default one first: en,es (default: en)')
    .option('--url <address>', 'address of the published site, with its path (default: that of GitHub Pages, if known)')
    .option('--workflow', 'write a workflow that publishes with GitHub Pages (default)')
    .option('--no-workflow', 'write none')
    .option('--vscode', 'write settings for Visual Studio Code')
    .option('--no-vscode', 'write none (default)')
    .option('-y, --yes', 'ask nothing: what no option says is as by default')
    .option('--dry-run', 'list what would be written, and write nothing')
    .addHelpText(
      'after',
      `
On a terminal it asks what no option says. In a folder with Markdown it writes a configuration for that.
Exit codes: 0 written, 1 broken off, 2 wrong usage.`,
    )
    .action(async (folder: string, options: InitOptions) => {
      const { init } = await import('../init/init.ts');
      outcome.code = await init(folder, options, ports);
    });
}

function addNew(program: Command, ports: Ports, outcome: Outcome): void {
  addReporting(program.command('new').description('Write a new page.').command('page'))
    .description('Write a page with its front matter, in one language or more.')
    .argument('<path>', 'section, folders and name of the page: api/refunds')
    .option('--locale <codes>', 'languages to write it in: es,en (default: the default language)')
    .option('--title <title>', 'its title (default: made of its name)')
    .option('--dry-run', 'list what would be written, and write nothing')
    .option('--site <folder>', 'folder of the site', '.')
    .option('--config <file>', 'read this configuration file instead of site.config.yaml in the folder')
    .addHelpText('after', '\nExit codes: 0 written, 1 errors in the site (nothing was written), 2 wrong usage.')
    .action(async (path: string, options: NewPageOptions) => {
      const { newPage } = await import('./new-page.ts');
      outcome.code = await newPage(path, options, ports);
    });
}

function addVersion(program: Command, ports: Ports, outcome: Outcome): void {
  addReporting(program.command('version'))
    .description('Freeze a section as it is now, as a version that stays while the section is written on.')
    .argument('<section>', 'id of the section')
    .argument('<name>', 'name of the version, as in its address: 2.0')
    .option('--label <label>', 'its name for readers (default: the name)')
    .option('--remove', 'take that version away; redirects lead from its addresses to the pages of the first version')
    .option('--force', 'with --remove: files, too, that git could not bring back')
    .option('--dry-run', 'list what would change, and write nothing')
    .option('--site <folder>', 'folder of the site', '.')
    .option('--config <file>', 'read this configuration file instead of site.config.yaml in the folder')
    .addHelpText(
      'after',
      `
Exit codes: 0 written, 1 the site would have mistakes that it has not now (nothing was written), 2 wrong usage.`,
    )
    .action(async (section: string, name: string, options: VersionOptions) => {
      const { version } = await import('./version.ts');
      outcome.code = await version({ section, name }, options, ports);
    });
}
