// What plugins leave running behind them and what fails there: told as errors of the plugin, as far as it can be known.
import { error } from '../../diagnostics/create.ts';
import type { Strays } from '../../model/adapters/ports.ts';
import type { PluginReference, SiteConfig } from '../../model/config.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { BuildRequest } from './build-request.ts';

export interface PluginStrays {
  /** Found until now; what comes later is told by the command, and fails it. */
  readonly found: () => Promise<readonly Diagnostic[]>;
  /** Before the first plugin is loaded. */
  readonly watch: (config: SiteConfig) => void;
  readonly stop: () => void;
}

export function openStrays(watchStrays: BuildRequest['watchStrays']): PluginStrays {
  const errors: Diagnostic[] = [];
  let strays: Strays | undefined;
  return {
    watch: (config) => {
      strays = tellStrays(watchStrays, config, (each) => errors.push(each));
    },
    found: async () => {
      await strays?.settled();
      strays?.stop();
      return errors;
    },
    stop: () => strays?.stop(),
  };
}

/** `undefined`: a site without plugins has no such errors. */
export function tellStrays(
  watchStrays: BuildRequest['watchStrays'],
  config: SiteConfig,
  tell: (error: Diagnostic) => void,
): Strays | undefined {
  const plugins = [...config.plugins, ...config.markdown.remarkPlugins, ...config.markdown.rehypePlugins];
  if (plugins.length === 0) return undefined;
  return watchStrays?.((thrown) => tell(strayError(thrown, plugins, config)));
}

function strayError(
  thrown: unknown,
  plugins: readonly Pick<PluginReference, 'module' | 'position'>[],
  { file = '' }: Pick<SiteConfig, 'file'>,
): Diagnostic {
  const stack = thrown instanceof Error ? (thrown.stack ?? '').replaceAll('\\', '/') : '';
  const named = plugins.find(({ module }) => stack.includes(partOfPath(module)));
  const plugin = named ?? (plugins.length === 1 ? plugins[0] : undefined);
  const who = plugin ? `The plugin '${plugin.module}'` : 'A plugin of this site';
  const reason = thrown instanceof Error ? thrown.message : `it threw ${String(thrown)}`;
  return error({
    code: 'plugin',
    message: `${who} failed in what it left running: ${reason}`,
    file,
    position: plugin?.position,
    hint: 'A plugin has to wait for all that it begins, and pass on what fails there',
  });
}

/** What lines of a stack trace have that lead into a plugin. */
function partOfPath(module: string): string {
  return /^[./]/.test(module) ? module.replace(/^(?:\.\.?\/)+/, '/') : `/node_modules/${module}/`;
}
