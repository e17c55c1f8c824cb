// Declares the commands in this folder except `inspect`: `schema`, `explain`, `doctor` and `theme`.
import type { Command } from 'commander';
import type { Ports } from '../../model/adapters/ports.ts';
import { exitCodes, folderCommand, type Outcome, siteOption } from '../site-command.ts';
import type { DoctorOptions } from './doctor.ts';
import type { SchemaOptions } from './schema.ts';
import type { EjectOptions, ThemeOptions } from './theme.ts';

export function addSchema(program: Command, ports: Ports): void {
  program
    .command('schema')
    .description('Print the JSON Schema of the configuration or of front matter, for editors.')
    .argument('[of]', 'config or front-matter', 'config')
    .option('--markdown', 'print a reference of the configuration in Markdown instead')
    .action(async (of: string, options: SchemaOptions) => {
      const { schemaText } = await import('./schema.ts');
      ports.terminal.print(await schemaText(of, options, ports));
    });
}

export function addExplain(program: Command, ports: Ports, outcome: Outcome): void {
  program
    .command('explain')
    .description('Explain an error or warning, and how to fix it.')
    .argument('[code]', 'code of the error or warning, such as broken-link (default: list all codes)')
    .action(async (code: string | undefined) => {
      const { explain } = await import('./explain.ts');
      outcome.code = await explain(code, ports);
    });
}

export function addDoctor(program: Command, ports: Ports, outcome: Outcome): void {
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
    .action(async (folder: string, options: DoctorOptions) => {
      const { doctor } = await import('./doctor.ts');
      outcome.code = await doctor(folder, options, ports);
    });
}

export function addTheme(program: Command, ports: Ports, outcome: Outcome): void {
  const theme = program
    .command('theme')
    .description('List the theme components that files in theme/ can override.')
    .option('--json', 'print as JSON')
    .action(async (options: ThemeOptions) => {
      const { listTheme } = await import('./theme.ts');
      await listTheme(options, ports);
    });
  theme
    .command('show')
    .description('Print the props of a theme component as TypeScript types.')
    .argument('<component>', 'component, such as Footer, or one of its types, such as FooterView')
    .action(async (part: string) => {
      const { showComponent } = await import('./theme.ts');
      await showComponent(part, ports);
    });
  theme
    .command('eject')
    .description('Copy a theme component into theme/, as the starting point of an override.')
    .argument('<component>', 'component, such as Footer')
    .option(...siteOption)
    .addHelpText('after', `${exitCodes({ 0: 'written' })}, or the file already exists: nothing was written`)
    .action(async (part: string, options: EjectOptions) => {
      const { ejectThemeComponent } = await import('./theme.ts');
      outcome.code = await ejectThemeComponent(part, options, ports);
    });
}
