// The command line: options into calls, reports into text and exit codes. 0: done. 1: the site has mistakes. 2: wrong usage.
import { Command, CommanderError } from 'commander';
import packageFile from '../package.json' with { type: 'json' };
import type { BuildOptions } from './commands/build.ts';
import { threadStarter } from './commands/early-thread.ts';
import { explainCrash } from './commands/explain-crash.ts';
import type { InspectOptions } from './commands/inspect.ts';
import type { MergeOptions } from './commands/merge.ts';
import type { SiteOptions } from './commands/open-site.ts';
import type { ServeOptions } from './commands/serving.ts';
import { UsageError } from './commands/usage-error.ts';
import { openTerminal } from './io/terminal.ts';

export async function run(args: readonly string[]): Promise<number> {
  const terminal = openTerminal(false);
  let code = 0;
  const program = createProgram((result) => {
    code = result;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof UsageError) {
      terminal.printError(error.message);
      return 2;
    }
    terminal.printError(explainCrash(error));
    return 1;
  }
}

function createProgram(finish: (code: number) => void): Command {
  const program = new Command('docsgen')
    .description('Turns a folder of Markdown into a documentation site.')
    .version(packageFile.version)
    .exitOverride()
    .showHelpAfterError('(docsgen --help lists the commands and their options)');
  const config = ['--config <file>', 'read this configuration instead of site.config.yaml in the folder'] as const;
  const folder = ['[folder]', 'the site: a folder with a site.config.yaml, or any folder of Markdown', '.'] as const;
  program
    .command('build')
    .description('Write the site as static files.')
    .argument(...folder)
    .option(...config)
    .option('--out <dir>', 'write into this folder (default: dist in the site’s folder)')
    .option('--locale <code...>', 'write only these locales; files of the others stay as they are')
    .option('--no-search', 'leave out the index of all text; the search box then knows titles only')
    .option('--jobs <n>', 'make pages in so many threads (default: as many as the machine and the site are good for)')
    .option(
      '--shard <i/n>',
      'make only the i-th of n parts of the pages, for docsgen merge (default output: .docsgen/shards)',
    )
    .option('--force', 'read every file of the site again, whatever its size and time say')
    .option('--verify', 'then build once more without the cache, compare every byte, and fail if one differs')
    .option('--report <file>', 'write down where time and bytes went, as one HTML file')
    .option('--watch', 'build again whenever something changes')
    .addHelpText(
      'after',
      '\nExit codes: 0 built, 1 mistakes in the site (nothing was written), 2 wrong usage.\n--verify ends with 1 too where a file differs; the output is left as it is then.',
    )
    .action(async (site: string, options: BuildOptions) => finish(await build(site, options)));
  program
    .command('merge')
    .description('Make one site of all its shards, the same as one build makes.')
    .argument(...folder)
    .option(...config)
    .option('--from <dir...>', 'the folders of the shards (default: those in .docsgen/shards in the site’s folder)')
    .option('--out <dir>', 'write into this folder (default: dist in the site’s folder)')
    .option('--no-search', 'leave out the index of all text; the shards have to be built without it too')
    .addHelpText(
      'after',
      '\nExit codes: 0 merged, 1 mistakes in the site or its shards (nothing was written), 2 wrong usage.',
    )
    .action(async (site: string, options: MergeOptions) => finish(await merge(site, options)));
  program
    .command('serve')
    .description('Show the built site on this machine, as a static host would.')
    .argument(...folder)
    .option(...config)
    .option('--out <dir>', 'show what was built into this folder (default: dist in the site’s folder)')
    .option('--port <n>', 'listen on this port; 0 takes any free one (default: 3000, or the next free one after it)')
    .option('--host [host]', 'let other devices in, at all addresses of this machine or at this one')
    .option('--open', 'open the site in the browser')
    .option(
      '--watch',
      'show the site as it is being written instead: nothing is built, every save is on screen at once',
    )
    .action(async (site: string, options: ServeOptions) => finish(await serve(site, options)));
  program
    .command('check')
    .description('Look for every mistake a build would find, and write nothing.')
    .argument(...folder)
    .option(...config)
    .action(async (site: string, options: SiteOptions) => finish(await check(site, options)));
  program
    .command('inspect')
    .description('Print what docsgen understood: pages, sidebars, versions, locales.')
    .argument(...folder)
    .option(...config)
    .option('--json', 'as JSON, for other tools')
    .action(async (site: string, options: InspectOptions) => finish(await inspect(site, options)));
  program
    .command('schema')
    .description('Print the JSON Schema of site.config.yaml, for editors.')
    .option('--markdown', 'print a table for people to read instead')
    .action(async ({ markdown }: { readonly markdown?: boolean }) => printSchema(markdown ?? false));
  for (const command of program.commands) command.exitOverride().showHelpAfterError();
  return program;
}

// A command is loaded when it is asked for: nobody waits for another one's.

async function build(folder: string, options: BuildOptions): Promise<number> {
  if (options.watch) {
    const { buildWatch } = await import('./commands/build-watch.ts');
    return buildWatch(folder, options, process.env);
  }
  const startThread = threadStarter(folder, options);
  const { build } = await import('./commands/build.ts');
  return build(folder, options, startThread);
}

async function merge(folder: string, options: MergeOptions): Promise<number> {
  const { merge } = await import('./commands/merge.ts');
  return merge(folder, options);
}

async function serve(folder: string, options: ServeOptions): Promise<number> {
  if (options.watch) {
    const { serveWatch } = await import('./commands/serve-watch.ts');
    return serveWatch(folder, options, process.env);
  }
  const { serve } = await import('./commands/serve.ts');
  return serve(folder, options);
}

async function check(folder: string, options: SiteOptions): Promise<number> {
  const { check } = await import('./commands/check.ts');
  return check(folder, options);
}

async function inspect(folder: string, options: InspectOptions): Promise<number> {
  const { inspect } = await import('./commands/inspect.ts');
  return inspect(folder, options);
}

async function printSchema(isForPeople: boolean): Promise<void> {
  const { schemaText } = await import('./commands/schema.ts');
  openTerminal(false).print(schemaText(isForPeople));
}
