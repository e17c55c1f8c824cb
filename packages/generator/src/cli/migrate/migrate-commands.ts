// Declares `docsgen migrate`.
import type { Command } from 'commander';
import type { Ports } from '../../model/adapters/ports.ts';
import { addReporting, exitCodes, type Outcome } from '../site-command.ts';
import type { GeneratorName } from './foreign-generators.ts';
import type { MigrateOptions } from './migrate.ts';

const descriptions: Readonly<Record<GeneratorName, string>> = {
  docusaurus: 'Migrate a Docusaurus site.',
  vitepress: 'Migrate a VitePress site.',
  starlight: 'Migrate a Starlight site.',
};

export function addMigrate(program: Command, ports: Ports, outcome: Outcome): void {
  const migrate = program.command('migrate').description('Migrate a site from another generator.');
  for (const [name, description] of Object.entries(descriptions)) {
    addReporting(migrate.command(name))
      .description(description)
      .argument('<folder>', 'folder of the original site, which contains its configuration; it is not changed')
      .option('--out <folder>', 'folder of the new site (default: <folder>-docsgen, next to the original)')
      .option('--force', 'write into a non-empty folder, and overwrite files edited since the last run')
      .option('--strict', 'exit with 1 if a URL, an anchor or a page of the original site is lost')
      .option('--dry-run', 'print the report without writing files')
      .addHelpText(
        'after',
        `
Run the command again to update the files that you have not edited. Files that
--force overwrites are saved in .docsgen/replaced/.
${exitCodes({
  0: 'migrated',
  1: `the original site could not be read: nothing was written;
or the new site has errors; with --strict, also if something is lost`,
})}`,
      )
      .action(async (folder: string, options: MigrateOptions) => {
        const { migrate } = await import('./migrate.ts');
        outcome.code = await migrate({ generator: name as GeneratorName, folder }, options, ports);
      });
  }
}
