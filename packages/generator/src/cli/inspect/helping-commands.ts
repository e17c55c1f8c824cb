// The commands that tell about docsgen itself, as `cli.ts` declares the others.
import type { Command } from 'commander';
import type { Ports } from '../../model/adapters/ports.ts';
import { folderCommand, type Outcome } from '../site-command.ts';
import type { DoctorOptions } from './doctor.ts';
import type { SchemaOptions } from './schema.ts';
import type { EjectOptions, ThemeOptions } from './theme.ts';

export const helpingCommands = [addSchema, addExplain, addDoctor, addTheme];

function addSchema(program: Command, ports: Ports): void {
  program
    .command('schema')
    .description('Print the JSON Schema of the configuration or of front matter, for editors.')
    .argument('[of]', 'config or front-matter', 'config')
    .option('--markdown', 'print the configuration’s keys as a page for readers instead')
    .action(async (of: string, options: SchemaOptions) => {
      const { schemaText } = await import('./schema.ts');
      ports.terminal.print(await schemaText(of, options, ports));
    });
}

function addExplain(program: Command, ports: Ports, outcome: Outcome): void {
  program
    .command('explain')
    .description('Tell what a code of an error or a warning means, and what to do.')
    .argument('[code]', 'the code, such as broken-link (default: list all codes)')
    .action(async (code: string | undefined) => {
      const { explain } = await import('./explain.ts');
      outcome.code = await explain(code, ports);
    });
}

function addDoctor(program: Command, ports: Ports, outcome: Outcome): void {
  folderCommand(program, 'doctor', 'Print what a report of a bug needs, and what prevents a build here.')
    .option('--out <dir>', 'look at this output folder (default: dist in the site’s folder)')
    .option('--json', 'print it as JSON, for other tools')
    .addHelpText(
      'after',
      `
It tells no user, no path above the site and no value of the environment.
Exit codes: 0 nothing prevents a build, 1 something does, 2 wrong usage.`,
    )
    .action(async (folder: string, options: DoctorOptions) => {
      const { doctor } = await import('./doctor.ts');
      outcome.code = await doctor(folder, options, ports);
    });
}

function addTheme(program: Command, ports: Ports, outcome: Outcome): void {
  const theme = program
    .command('theme')
    .description('List the parts of the theme that a site can replace by files in its folder theme/.')
    .option('--json', 'print them as JSON, for other tools')
    .action(async (options: ThemeOptions) => {
      const { listTheme } = await import('./theme.ts');
      listTheme(options, ports);
    });
  theme
    .command('show')
    .description('Show what the props of a part are made of, as TypeScript.')
    .argument('<part>', 'name of the part, or of a type in its props: footer, FooterView')
    .action(async (part: string) => {
      const { showPart } = await import('./theme.ts');
      await showPart(part, ports);
    });
  theme
    .command('eject')
    .description('Write a copy of a part into theme/, to begin with.')
    .argument('<part>', 'name of the part: Footer, or footer')
    .option('--site <folder>', 'folder of the site', '.')
    .addHelpText('after', '\nExit codes: 0 written, 2 wrong usage, or there is such a file (nothing was written).')
    .action(async (part: string, options: EjectOptions) => {
      const { ejectPart } = await import('./theme.ts');
      outcome.code = await ejectPart(part, options, ports);
    });
}
