// The commands about translations, as `cli.ts` declares the others.
import type { Command } from 'commander';
import type { Ports } from '../../model/adapters/ports.ts';
import { addReporting, type Outcome, siteCommand } from '../site-command.ts';
import type { ExtractOptions } from './i18n-extract.ts';
import type { MarkOptions } from './i18n-mark.ts';
import type { StatusOptions } from './i18n-status.ts';

export function addI18n(program: Command, ports: Ports, outcome: Outcome): void {
  const i18n = program.command('i18n').description('Keep translations current: of pages, and of the interface.');
  siteCommand(i18n, 'status', 'Print which translations are current, outdated or missing, and what has changed since.')
    .option('--locale <code>', 'only this language')
    .option('--format <format>', 'text, markdown for a pull request, or json for other tools', 'text')
    .action(async (folder: string, options: StatusOptions) => {
      const { i18nStatus } = await import('./i18n-status.ts');
      outcome.code = await i18nStatus(folder, options, ports);
    });
  addReporting(i18n.command('mark'))
    .description('Note in translations that they are current: the hash of the original as it is now.')
    .argument('[files...]', 'translations')
    .option('--unmarked', 'all translations that note nothing yet')
    .option('--site <folder>', 'folder of the site', '.')
    .option('--config <file>', 'read this configuration file instead of site.config.yaml in the folder')
    .action(async (files: readonly string[], options: MarkOptions) => {
      const { i18nMark } = await import('./i18n-mark.ts');
      outcome.code = await i18nMark(files, options, ports);
    });
  addExtract(i18n, ports, outcome);
}

function addExtract(i18n: Command, ports: Ports, outcome: Outcome): void {
  addReporting(i18n.command('extract'))
    .description('Print the words of the interface that a language lacks, in English, for its file in strings/.')
    .argument('<language>', 'tag of the language, such as cs')
    .option('--all', 'all words, also those that docsgen or the site has')
    .option('--site <folder>', 'folder of the site', '.')
    .option('--config <file>', 'read this configuration file instead of site.config.yaml in the folder')
    .action(async (lang: string, options: ExtractOptions) => {
      const { i18nExtract } = await import('./i18n-extract.ts');
      outcome.code = await i18nExtract(lang, options, ports);
    });
}
