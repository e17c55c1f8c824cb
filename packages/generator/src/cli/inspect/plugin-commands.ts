// Adds the commands of the site's plugins. This module is loaded only for unknown commands and for `--help`, and only
// if the configuration contains plugins (`detect-plugins.ts`).
import type { Command } from 'commander';
import { loadConfig } from '../../config/load-config.ts';
import { printDiagnostics } from '../../diagnostics/print.ts';
import { loadSite } from '../../load-site.ts';
import type { Ports } from '../../model/adapters/ports.ts';
import { sortDiagnostics } from '../../model/diagnostic.ts';
import { withPlugins } from '../../pages/open/plugin-stages.ts';
import { overlaid } from '../../plugins/overlay.ts';
import { runPluginCommand } from '../../plugins/run-command.ts';
import { hideProgress } from '../build/progress-log.ts';
import { type OpenedSite, openFolder, withReadOnlyCache } from '../open-site.ts';
import type { Running } from '../run-command.ts';

export async function addPluginCommands(program: Command, { ports, run }: Running): Promise<void> {
  const opened = await openFolder('.', { command: 'inspect' }, ports);
  const { files } = opened;
  const request = withReadOnlyCache(opened);
  const loaded = await loadConfig(files, { ...request, file: undefined, modules: request.configModules });
  const plugged =
    loaded.kind === 'usable' ? await withPlugins(loaded, { ...request, files: overlaid(files) }) : undefined;
  const wrong = [...loaded.diagnostics, ...(plugged?.diagnostics ?? [])].filter(({ code }) => code === 'plugin');
  await printDiagnostics(wrong, files, ports.terminal);
  program.commandsGroup('Plugins:');
  for (const { plugin, commands } of plugged?.plugins?.all ?? []) {
    for (const { name, description, options = {} } of commands) {
      if (program.commands.some((each) => each.name() === name)) continue;
      const command = program.command(name).description(`${description} (plugin ${plugin.definition.name})`);
      command.argument('[args...]', 'arguments of the command');
      for (const [flags, meaning] of Object.entries(options)) command.option(flags, meaning);
      const runCommand = (args: readonly string[], options: WrittenCommand['options'], own: Ports): Promise<number> =>
        runWritten(opened, { name, args, options }, own);
      command.action(run(async () => runCommand));
    }
  }
}

interface WrittenCommand {
  readonly name: string;
  readonly args: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
}

async function runWritten(opened: OpenedSite, written: WrittenCommand, ports: Ports): Promise<number> {
  const { log } = hideProgress(ports);
  const { print } = ports.terminal;
  const { graph, plugins, diagnostics } = await loadSite({ ...withReadOnlyCache(opened), log });
  const { files } = opened;
  const ended = graph && plugins ? await runPluginCommand(plugins.all, { ...written, graph, files, print }) : undefined;
  const wrong = ended ? ended.diagnostics : diagnostics;
  await printDiagnostics(sortDiagnostics(wrong), files, ports.terminal);
  return ended?.code ?? 1;
}
