// Declares the commands that build, check and serve a site.
import type { Command } from 'commander';
import type { Ports } from '../../model/adapters/ports.ts';
import { threadStarter } from '../../pages/workers/prestart.ts';
import { type CommandGroup, exitCodes, type RunLater, siteCommand } from '../site-command.ts';
import type { BuildOptions } from './build.ts';
import type { MergeOptions } from './merge.ts';
import type { ServeOptions } from './serving.ts';

export const buildCommands: CommandGroup = {
  heading: 'Develop and build:',
  commands: [addServe, addBuild, addCheck, addMerge],
};

const strict = ['--strict', 'treat warnings as errors'] as const;
const verbose = ['--verbose', 'print the duration of each stage'] as const;

function addServe(program: Command, run: RunLater): void {
  siteCommand(program, 'serve', 'Preview the built site, or start a development server (--watch).')
    .option('--watch', 'serve the source files instead of a build, with live reload')
    .option('--out <dir>', 'folder of the built site (default: dist in the site folder)')
    .option('--port <n>', 'port number, or 0 for any free port (default: 3000, or the next free port)')
    .option('--host [host]', 'accept connections from other devices, on this address or on all addresses')
    .option('--open', 'open the site in the browser')
    .action(run(async () => serve));
}

async function serve(folder: string, options: ServeOptions, ports: Ports): Promise<number> {
  if (options.watch) {
    const { serveWatch } = await import('./serve-watch.ts');
    return serveWatch(folder, options, ports);
  }
  const { serve } = await import('./serve.ts');
  return serve(folder, options, ports);
}

function addBuild(program: Command, run: RunLater): void {
  siteCommand(program, 'build', 'Build the site for production.')
    .option('--out <dir>', 'output folder (default: dist in the site folder)')
    .option('--locale <code...>', 'build only these locales; pages of other locales are left unchanged')
    .option('--no-search', 'skip the full-text index; search then finds titles and headings only')
    .option('--jobs <n>', 'number of threads (default: chosen for this machine and the size of the site)')
    .option(
      '--shard <i/n>',
      'only compile part i of n, for docsgen merge (default output: .docsgen/shards in the site folder)',
    )
    .option('--force', 'reread every source file, even if its size and modification time are unchanged')
    .option('--verify', 'build again without the cache, and fail if the result differs')
    .option('--report <file>', 'print the slowest and largest pages, and write a trace of the build to this JSON file')
    .option(...strict)
    .option(...verbose)
    .option('--watch', 'rebuild after every change')
    .addHelpText(
      'after',
      exitCodes({
        0: 'built',
        1: 'errors in the site: nothing was written;\nwith --verify, also if a file differs: the output is not changed',
      }),
    )
    .action(run(async () => build));
}

async function build(folder: string, options: BuildOptions, ports: Ports): Promise<number> {
  if (options.watch) {
    const { buildWatch } = await import('./build-watch.ts');
    return buildWatch(folder, options, ports);
  }
  // The thread starts while the main thread loads the rest of docsgen.
  const startThread = threadStarter(folder, options.jobs, ports);
  const { build } = await import('./build.ts');
  return build(folder, options, { ...ports, startThread });
}

async function merge(folder: string, options: MergeOptions, ports: Ports): Promise<number> {
  const { merge } = await import('./merge.ts');
  return merge(folder, options, { ...ports, startThread: threadStarter(folder, undefined, ports) });
}

function addCheck(program: Command, run: RunLater): void {
  siteCommand(program, 'check', 'Report every error and warning of a build, without writing files.')
    .option('--external', 'also check links to other sites')
    .option(...strict)
    .option(...verbose)
    .action(run(async () => (await import('./check.ts')).check));
}

function addMerge(program: Command, run: RunLater): void {
  siteCommand(program, 'merge', 'Merge shards into one site, identical to the result of a single build.')
    .option('--from <dir...>', 'shard folders (default: all in .docsgen/shards in the site folder)')
    .option('--out <dir>', 'output folder (default: dist in the site folder)')
    .option('--no-search', 'skip the full-text index; search then finds titles and headings only')
    .option(...strict)
    .option(...verbose)
    .addHelpText('after', exitCodes({ 0: 'merged', 1: 'errors in the site or its shards: nothing was written' }))
    .action(run(async () => merge));
}
