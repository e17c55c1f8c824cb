// Declares the commands that edit sources.
import type { Command } from 'commander';
import {
  type CommandGroup,
  exitCodes,
  type RunLater,
  siteCommand,
  siteOption,
  sourceCommand,
} from '../site-command.ts';

export const sourceCommands: CommandGroup = {
  heading: 'Edit the sources:',
  commands: [addNew, addMove, addVersion, addI18n, addTheme],
};

function addNew(program: Command, run: RunLater): void {
  sourceCommand(
    program.command('new').description('Create a page.'),
    'page',
    'Create a page with front matter, in one or more languages.',
  )
    .argument('<path>', 'section, folders and name of the page, such as api/refunds')
    .option('--locale <codes>', 'languages of the page, separated by commas (default: the default language)')
    .option('--title <title>', 'page title (default: derived from the name)')
    .option('--dry-run', 'list the new files without writing them')
    .addHelpText('after', exitCodes({ 0: 'created', 1: 'errors in the site: nothing was written' }))
    .action(run(async () => (await import('./new-page.ts')).newPage));
}

function addMove(program: Command, run: RunLater): void {
  sourceCommand(program, 'move', 'Move a page in all languages, update the links to it, and redirect its old URL.')
    .argument('<from>', 'Markdown file of the page in any language, or its path below the language folders')
    .argument('<to>', 'new path, or a folder')
    .option('--dry-run', 'list the changes without writing files')
    .addHelpText('after', exitCodes({ 0: 'moved', 1: 'the move would cause errors: nothing was written' }))
    .action(run(async () => (await import('./move.ts')).move));
}

function addVersion(program: Command, run: RunLater): void {
  sourceCommand(program, 'version', 'Freeze a section as a version, or remove a version (--remove).')
    .argument('<section>', 'section id')
    .argument('<name>', 'version name, which is part of its URLs, such as 2.0')
    .option('--label <label>', 'version name in the interface (default: the name)')
    .option('--remove', 'remove the version, and redirect its URLs to the first version of the section')
    .option('--force', 'with --remove: delete files even if git cannot restore them')
    .option('--dry-run', 'list the changes without writing files')
    .addHelpText('after', exitCodes({ 0: 'written', 1: 'the change would cause errors: nothing was written' }))
    .action(run(async () => (await import('./version.ts')).version));
}

function addI18n(program: Command, run: RunLater): void {
  const i18n = program.command('i18n').description('Manage translations of pages and UI strings.');
  siteCommand(i18n, 'status', 'List current, outdated and missing translations, and changes of the originals.')
    .option('--locale <code>', 'list only this locale')
    .option('--format <format>', 'text, markdown or json', 'text')
    .action(run(async () => (await import('../translations/i18n-status.ts')).i18nStatus));
  sourceCommand(
    i18n,
    'mark',
    'Mark translations as current, by writing the hash of the original to their front matter.',
  )
    .argument('[files...]', 'translated files')
    .option('--unmarked', 'mark all translations without a source_hash')
    .action(run(async () => (await import('../translations/i18n-mark.ts')).i18nMark));
  sourceCommand(i18n, 'extract', 'Print the English UI strings that a language lacks, as a file for strings/.')
    .argument('<language>', 'language tag, such as cs')
    .option('--all', 'print all UI strings, including translated ones')
    .action(run(async () => (await import('../translations/i18n-extract.ts')).i18nExtract));
}

function addTheme(program: Command, run: RunLater): void {
  const theme = program
    .command('theme')
    .description('List the theme components that files in theme/ can override.')
    .option('--json', 'print as JSON')
    .action(run(async () => (await import('./theme.ts')).listTheme));
  theme
    .command('show')
    .description('Print the props of a theme component as TypeScript types.')
    .argument('<component>', 'component, such as Footer, or one of its types, such as FooterView')
    .action(run(async () => (await import('./theme.ts')).showComponent));
  theme
    .command('eject')
    .description('Copy a theme component into theme/, as the starting point of an override.')
    .argument('<component>', 'component, such as Footer')
    .option(...siteOption)
    .addHelpText('after', `${exitCodes({ 0: 'written' })}, or the file already exists: nothing was written`)
    .action(run(async () => (await import('./theme.ts')).ejectThemeComponent));
}
