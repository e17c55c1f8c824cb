// Declares the commands of the package, for `npx @docsgen/migrate` and `docsgen migrate`.
import type { Command } from 'commander';
import {
  addReporting,
  type CommandLine,
  commandPorts,
  exitCodes,
  type Ports,
  type Running,
  runCommandLine,
} from 'docsgen/internals';
import packageFile from '../package.json' with { type: 'json' };
import type { GeneratorName } from './command/foreign-generators.ts';
import type { MigrateOptions } from './command/migrate.ts';

/** `name` is the command as the user typed it. Returns the exit code. */
export function run(
  args: readonly string[],
  ports: Ports = commandPorts(),
  name = `npx ${packageFile.name}`,
): Promise<number> {
  const line: CommandLine = {
    name,
    description: 'Migrates a site from another generator to docsgen.',
    version: packageFile.version,
    parent: 'migrate',
    addCommands: (program, _args, running) => {
      for (const [generator, description] of Object.entries(descriptions)) {
        addMigrate(program.command(generator).description(description), generator as GeneratorName, running);
      }
    },
  };
  return runCommandLine(line, args, ports);
}

const descriptions: Readonly<Record<GeneratorName, string>> = {
  docusaurus: 'Migrate a Docusaurus site.',
  vitepress: 'Migrate a VitePress site.',
  starlight: 'Migrate a Starlight site.',
};

function addMigrate(command: Command, generator: GeneratorName, { run }: Running): void {
  addReporting(command)
    .argument('<folder>', 'folder of the original site, which contains its configuration; it is not changed')
    .option('--out <folder>', 'folder of the new site (default: <folder>-docsgen, next to the original)')
    .option('--force', 'write into a non-empty folder, and overwrite files edited since the last run')
    .option('--strict', 'exit with 1 if a URL, an anchor or a page of the original site is lost')
    .option('--dry-run', 'print the report without writing files')
    .addHelpText(
      'after',
      `
Run the command again to update the files that you have not edited.
${exitCodes({
  0: 'migrated',
  1: `the original site could not be read: nothing was written;
or the new site has errors; with --strict, also if something is lost`,
})}`,
    )
    .action(
      run(async () => {
        const { migrate } = await import('./command/migrate.ts');
        return (folder: string, options: MigrateOptions, ports: Ports) =>
          migrate({ generator, folder }, options, ports);
      }),
    );
}
