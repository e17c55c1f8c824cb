// The commands about addresses that stay, as `cli.ts` declares the others.
import type { Command } from 'commander';
import type { Ports } from '../../model/adapters/ports.ts';
import { addReporting, type Outcome, siteCommand } from '../site-command.ts';
import type { DiffOptions } from './diff.ts';
import type { MoveOptions } from './move.ts';
import type { UrlsOptions } from './urls.ts';

export const addressCommands = [addUrls, addMove, addDiff];

function addUrls(program: Command, ports: Ports, outcome: Outcome): void {
  siteCommand(
    program,
    'urls',
    'List the addresses and anchors of the site, or keep a list of them that no build breaks.',
  )
    .option('--json', 'print them as JSON, for other tools')
    .option('--write', 'add what is new to site.urls.txt in the site’s folder; builds then fail when any of it is gone')
    .option('--forget', 'with --write: drop what is gone from that list')
    .addHelpText(
      'after',
      `
Exit codes: 0 listed or written, 1 errors in the site (nothing was written), or something in the list is gone (the list
keeps it), 2 wrong usage.`,
    )
    .action(async (folder: string, options: UrlsOptions) => {
      const { urls } = await import('./urls.ts');
      outcome.code = await urls(folder, options, ports);
    });
}

function addMove(program: Command, ports: Ports, outcome: Outcome): void {
  addReporting(program.command('move'))
    .description('Move a page in all its languages, with the links to it, and leave a redirect at its old address.')
    .argument('<from>', 'Markdown file of the page, in any language, or its path below the folders of the languages')
    .argument('<to>', 'the new path, or a folder')
    .option('--dry-run', 'list what would change, and write nothing')
    .option('--site <folder>', 'folder of the site', '.')
    .option('--config <file>', 'read this configuration file instead of site.config.yaml in the folder')
    .addHelpText(
      'after',
      '\nExit codes: 0 moved, 1 the site would have mistakes that it has not now (nothing was written), 2 wrong usage.',
    )
    .action(async (from: string, to: string, options: MoveOptions) => {
      const { move } = await import('./move.ts');
      outcome.code = await move({ from, to }, options, ports);
    });
}

function addDiff(program: Command, ports: Ports, outcome: Outcome): void {
  addReporting(program.command('diff'))
    .description(
      'Tell which addresses and anchors are new, changed, moved or removed since a commit or an older output.',
    )
    .argument('<base>', 'a revision of git, or an output folder, which is compared with that of the site')
    .argument('[folder]', 'folder of the site', '.')
    .option('--format <format>', 'table, markdown for a pull request, or json for other tools', 'table')
    .option('--fail-on <what>', 'removed: end with 1 if an address or an anchor is gone without a redirect')
    .option('--out <dir>', 'output of the site, to compare folders (default: dist in the site’s folder)')
    .option('--config <file>', 'read this configuration file instead of site.config.yaml in the folder')
    .action(async (base: string, folder: string, options: DiffOptions) => {
      const { diff } = await import('./diff.ts');
      outcome.code = await diff(base, folder, options, ports);
    });
}
