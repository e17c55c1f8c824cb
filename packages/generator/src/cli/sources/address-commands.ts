// Declares the commands that preserve published URLs.
import type { Command } from 'commander';
import type { Ports } from '../../model/adapters/ports.ts';
import { addReporting, configOption, exitCodes, type Outcome, siteCommand, siteOption } from '../site-command.ts';
import type { DiffOptions } from './diff.ts';
import type { MoveOptions } from './move.ts';
import type { UrlsOptions } from './urls.ts';

export function addUrls(program: Command, ports: Ports, outcome: Outcome): void {
  siteCommand(
    program,
    'urls',
    'List the URLs and anchors of the site, or record them so that builds fail if one is lost.',
  )
    .option('--json', 'print as JSON')
    .option('--write', 'add new URLs and anchors to site.urls.txt in the site folder')
    .option('--forget', 'with --write: remove URLs and anchors that no longer exist from site.urls.txt')
    .addHelpText(
      'after',
      exitCodes({
        0: 'listed or written',
        1: 'errors in the site: nothing was written;\nor a recorded URL or anchor is lost: it stays in site.urls.txt',
      }),
    )
    .action(async (folder: string, options: UrlsOptions) => {
      const { urls } = await import('./urls.ts');
      outcome.code = await urls(folder, options, ports);
    });
}

export function addMove(program: Command, ports: Ports, outcome: Outcome): void {
  addReporting(program.command('move'))
    .description('Move a page in all languages, update the links to it, and redirect its old URL.')
    .argument('<from>', 'Markdown file of the page in any language, or its path below the language folders')
    .argument('<to>', 'new path, or a folder')
    .option('--dry-run', 'list the changes without writing files')
    .option(...siteOption)
    .option(...configOption)
    .addHelpText('after', exitCodes({ 0: 'moved', 1: 'the move would cause errors: nothing was written' }))
    .action(async (from: string, to: string, options: MoveOptions) => {
      const { move } = await import('./move.ts');
      outcome.code = await move({ from, to }, options, ports);
    });
}

export function addDiff(program: Command, ports: Ports, outcome: Outcome): void {
  addReporting(program.command('diff'))
    .description('List URLs and anchors that were added, changed, moved or removed since a commit or an older build.')
    .argument('<base>', 'git revision, or output folder of an older build')
    .argument('[folder]', 'site folder', '.')
    .option('--format <format>', 'table, markdown or json', 'table')
    .option('--fail-on <change>', 'if "removed": exit with 1 if a URL or an anchor is removed without a redirect')
    .option('--out <dir>', 'output folder to compare with an older build (default: dist in the site folder)')
    .option(...configOption)
    .action(async (base: string, folder: string, options: DiffOptions) => {
      const { diff } = await import('./diff.ts');
      outcome.code = await diff(base, folder, options, ports);
    });
}
