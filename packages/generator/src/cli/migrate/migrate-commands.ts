// The commands that bring a site of another generator, as `cli.ts` declares the others.
import type { Command } from 'commander';
import type { Ports } from '../../model/adapters/ports.ts';
import { addReporting, type Outcome } from '../site-command.ts';
import type { GeneratorName } from './foreign-generators.ts';
import type { MigrateOptions } from './migrate.ts';

export const migrateCommands = [addMigrate];

const descriptions: Readonly<Record<GeneratorName, string>> = {
  docusaurus: 'Make a docsgen site of a Docusaurus site, which stays as it is.',
  vitepress: 'Make a docsgen site of a VitePress site, which stays as it is.',
  starlight: 'Make a docsgen site of a Starlight site, which stays as it is.',
};

function addMigrate(program: Command, ports: Ports, outcome: Outcome): void {
  const migrate = program
    .command('migrate')
    .description('Make a docsgen site of a site that was made for another generator.');
  for (const [name, description] of Object.entries(descriptions)) {
    addReporting(migrate.command(name))
      .description(description)
      .argument('<folder>', 'folder of the old site, with its configuration')
      .option('--out <folder>', 'write the new site into this folder (default: <folder>-docsgen, beside the old one)')
      .option('--force', 'write into a folder that has files, and over those that were edited since the last run')
      .option('--strict', 'end with 1 if an address, an anchor or a page of the old site is lost')
      .option('--dry-run', 'print the report, and write nothing')
      .addHelpText(
        'after',
        `
Run again, it updates what it wrote and was not edited since. What --force replaces is kept in .docsgen/replaced/.
Exit codes: 0 written, 1 the old site could not be read (nothing was written) or the new one has errors; with --strict,
also something is lost (the new site is written); 2 wrong usage.`,
      )
      .action(async (folder: string, options: MigrateOptions) => {
        const { migrate } = await import('./migrate.ts');
        outcome.code = await migrate({ generator: name as GeneratorName, folder }, options, ports);
      });
  }
}
