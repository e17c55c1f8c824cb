// Reports unhandled errors in code that plugins leave running, including the name of the plugin if it can be
// determined.
import { error } from '../../diagnostics/create.ts';
import type { Strays } from '../../model/adapters/ports.ts';
import type { PluginReference, SiteConfig } from '../../model/config.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { BuildRequest } from './build-request.ts';

export interface UnhandledPluginErrors {
  /** Returns the errors so far. Later errors are reported by the command and make it fail. */
  readonly found: () => Promise<readonly Diagnostic[]>;
  /** Must be called before the first plugin is loaded. */
  readonly watch: (config: SiteConfig) => void;
  readonly stop: () => void;
}

export function watchPluginErrors(watchStrays: BuildRequest['watchStrays']): UnhandledPluginErrors {
  const errors: Diagnostic[] = [];
  let strays: Strays | undefined;
  return {
    watch: (config) => {
      strays = reportPluginErrors(watchStrays, config, (each) => errors.push(each));
    },
    found: async () => {
      await strays?.settled();
      strays?.stop();
      return errors;
    },
    stop: () => strays?.stop(),
  };
}

/** Returns `undefined` if the site has no plugins. */
export function reportPluginErrors(
  watchStrays: BuildRequest['watchStrays'],
  config: SiteConfig,
  report: (error: Diagnostic) => void,
): Strays | undefined {
  const plugins = [...config.plugins, ...config.markdown.remarkPlugins, ...config.markdown.rehypePlugins];
  if (plugins.length === 0) return undefined;
  return watchStrays?.((thrown) => report(unhandledError(thrown, plugins, config)));
}

function unhandledError(
  thrown: unknown,
  plugins: readonly Pick<PluginReference, 'module' | 'position'>[],
  { file = '' }: Pick<SiteConfig, 'file'>,
): Diagnostic {
  const stack = thrown instanceof Error ? (thrown.stack ?? '').replaceAll('\\', '/') : '';
  const named = plugins.find(({ module }) => stack.includes(pathFragment(module)));
  const plugin = named ?? (plugins.length === 1 ? plugins[0] : undefined);
  const who = plugin ? `Plugin '${plugin.module}'` : 'A plugin';
  const reason = thrown instanceof Error ? thrown.message : `it threw ${String(thrown)}`;
  return error({
    code: 'plugin',
    message: `${who} failed in an unhandled promise or callback: ${reason}`,
    file,
    position: plugin?.position,
    hint: 'Await every promise that the plugin creates, so that its errors are reported',
  });
}

/** Returns the part of a stack frame's path that identifies the plugin. */
function pathFragment(module: string): string {
  return /^[./]/.test(module) ? module.replace(/^(?:\.\.?\/)+/, '/') : `/node_modules/${module}/`;
}
