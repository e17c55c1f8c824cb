// Declares `docsgen i18n`.
import type { Command } from 'commander';
import type { Ports } from '../../model/adapters/ports.ts';
import { addReporting, configOption, type Outcome, siteCommand, siteOption } from '../site-command.ts';
import type { ExtractOptions } from './i18n-extract.ts';
import type { MarkOptions } from './i18n-mark.ts';
import type { StatusOptions } from './i18n-status.ts';

export function addI18n(program: Command, ports: Ports, outcome: Outcome): void {
  const i18n = program.command('i18n').description('Manage translations of pages and UI strings.');
  siteCommand(i18n, 'status', 'List current, outdated and missing translations, and changes of the originals.')
    .option('--locale <code>', 'list only this locale')
    .option('--format <format>', 'text, markdown or json', 'text')
    .action(async (folder: string, options: StatusOptions) => {
      const { i18nStatus } = await import('./i18n-status.ts');
      outcome.code = await i18nStatus(folder, options, ports);
    });
  addReporting(i18n.command('mark'))
    .description('Mark translations as current, by writing the hash of the original to their front matter.')
    .argument('[files...]', 'translated files')
    .option('--unmarked', 'mark all translations without a source_hash')
    .option(...siteOption)
    .option(...configOption)
    .action(async (files: readonly string[], options: MarkOptions) => {
      const { i18nMark } = await import('./i18n-mark.ts');
      outcome.code = await i18nMark(files, options, ports);
    });
  addExtract(i18n, ports, outcome);
}

function addExtract(i18n: Command, ports: Ports, outcome: Outcome): void {
  addReporting(i18n.command('extract'))
    .description('Print the English UI strings that a language lacks, as a file for strings/.')
    .argument('<language>', 'language tag, such as cs')
    .option('--all', 'print all UI strings, including translated ones')
    .option(...siteOption)
    .option(...configOption)
    .action(async (lang: string, options: ExtractOptions) => {
      const { i18nExtract } = await import('./i18n-extract.ts');
      outcome.code = await i18nExtract(lang, options, ports);
    });
}
