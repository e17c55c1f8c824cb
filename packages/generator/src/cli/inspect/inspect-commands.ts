// Declares the commands about the state of a site or docsgen.
import type { Command } from 'commander';
import {
  addReporting,
  type CommandGroup,
  configOption,
  exitCodes,
  folderCommand,
  type RunLater,
  siteCommand,
} from '../site-command.ts';

export const inspectCommands: CommandGroup = {
  heading: 'Inspect and help:',
  commands: [addInspect, addUrls, addDiff, addDoctor, addExplain, addSchema],
};

function addInspect(program: Command, run: RunLater): void {
  siteCommand(program, 'inspect', 'Print the site as docsgen sees it: pages, sidebars, versions, locales.')
    .option('--json', 'print as JSON')
    .action(run(async () => (await import('./inspect.ts')).inspect));
}

function addUrls(program: Command, run: RunLater): void {
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
    .action(run(async () => (await import('../sources/urls.ts')).urls));
}

function addDiff(program: Command, run: RunLater): void {
  addReporting(program.command('diff'))
    .description('List URLs and anchors that were added, changed, moved or removed since a commit or an older build.')
    .argument('<base>', 'git revision, or output folder of an older build')
    .argument('[folder]', 'site folder', '.')
    .option('--format <format>', 'table, markdown or json', 'table')
    .option('--fail-on <change>', 'if "removed": exit with 1 if a URL or an anchor is removed without a redirect')
    .option('--out <dir>', 'output folder to compare with an older build (default: dist in the site folder)')
    .option(...configOption)
    .action(run(async () => (await import('../sources/diff.ts')).diff));
}

function addDoctor(program: Command, run: RunLater): void {
  folderCommand(program, 'doctor', 'Find problems that prevent a build, and print information for bug reports.')
    .option('--out <dir>', 'output folder (default: dist in the site folder)')
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      `
The output contains no user names, no paths outside the site, and no values of
environment variables.
${exitCodes({ 0: 'no problems found', 1: 'a problem prevents a build' })}`,
    )
    .action(run(async () => (await import('./doctor.ts')).doctor));
}

function addExplain(program: Command, run: RunLater): void {
  program
    .command('explain')
    .description('Explain an error or warning, and how to fix it.')
    .argument('[code]', 'code of the error or warning, such as broken-link (default: list all codes)')
    .action(run(async () => (await import('./explain.ts')).explain));
}

function addSchema(program: Command, run: RunLater): void {
  program
    .command('schema')
    .description('Print the JSON Schema of the configuration or of front matter, for editors.')
    .argument('[of]', 'config or front-matter', 'config')
    .option('--markdown', 'print a reference of the configuration in Markdown instead')
    .action(run(async () => (await import('./schema.ts')).schema));
}
