import type { SiteFiles } from '../model/adapters/file-system.ts';
import { type Diagnostic, hasErrors } from '../model/diagnostic.ts';
import type { CommandContext } from '../model/plugin-api.ts';
import type { SiteGraph } from '../model/site.ts';
import { openContext, readOrList } from './hook-context.ts';
import { pageViews } from './page-views.ts';
import type { SetUpPlugin } from './set-up.ts';

interface CommandRequest extends Pick<CommandContext, 'args' | 'options' | 'print'> {
  readonly name: string;
  readonly graph: SiteGraph;
  readonly files: SiteFiles;
}

interface CommandEnd {
  readonly code: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** Returns `undefined` if no plugin has the command. */
export async function runPluginCommand(
  plugins: readonly SetUpPlugin[],
  { name, graph, files, args, options, print }: CommandRequest,
): Promise<CommandEnd | undefined> {
  for (const { plugin, commands } of plugins) {
    const command = commands.find((each) => each.name === name);
    if (!command) continue;
    const { context, diagnostics } = openContext({
      plugin: plugin.definition.name,
      read: (path) => readOrList(files, path),
    });
    try {
      const given = await command.run({ ...context, pages: pageViews(graph), args, options, print });
      const found = diagnostics();
      return { code: typeof given === 'number' ? given : hasErrors(found) ? 1 : 0, diagnostics: found };
    } catch (thrown) {
      return { code: 1, diagnostics: [...diagnostics(), plugin.explain(thrown, `in its command '${name}'`)] };
    }
  }
  return undefined;
}
