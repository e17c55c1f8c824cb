import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'unified';
import { error } from '../../diagnostics/create.ts';
import type { PluginReference } from '../../model/config.ts';
import type { Checked, Diagnostic } from '../../model/diagnostic.ts';
import { checkedPlugin } from './checked-plugin.ts';

export interface LoadedPlugin {
  readonly plugin: Plugin<unknown[]>;
  /** The wrapped plugin. Each plugin has a separate wrapper, because unified deduplicates plugins by identity. */
  readonly guarded: Plugin<unknown[]>;
  readonly options: unknown;
}

export interface PluginOrigin {
  /** Absolute path of the site's folder, relative to which packages and paths are resolved. */
  readonly root: string;
  readonly configFile: string;
}

export async function loadPlugins(
  references: readonly PluginReference[],
  origin: PluginOrigin,
): Promise<Checked<readonly LoadedPlugin[]>> {
  const loaded = await Promise.all(references.map((reference) => loadPlugin(reference, origin)));
  const guards = new Map<Plugin<unknown[]>, Plugin<unknown[]>>();
  const guardOf = ({ plugin, module }: ImportedPlugin): Plugin<unknown[]> => {
    const guarded = guards.get(plugin) ?? checkedPlugin(plugin, module);
    guards.set(plugin, guarded);
    return guarded;
  };
  return {
    value: loaded.flatMap((each) => ('plugin' in each ? [{ ...each, guarded: guardOf(each) }] : [])),
    diagnostics: loaded.flatMap((each) => ('message' in each ? [each] : [])),
  };
}

interface ImportedPlugin extends Omit<LoadedPlugin, 'guarded'> {
  readonly module: string;
}

async function loadPlugin(
  reference: PluginReference,
  { root, configFile }: PluginOrigin,
): Promise<ImportedPlugin | Diagnostic> {
  const failed = (message: string, hint: string | undefined): Diagnostic =>
    error({
      code: 'plugin',
      message,
      file: configFile,
      position: reference.position,
      hint,
    });
  try {
    const { module } = reference;
    const { default: exported }: Readonly<Record<string, unknown>> = await import(moduleUrl(module, root));
    return typeof exported === 'function'
      ? { plugin: exported as Plugin<unknown[]>, module, options: reference.options }
      : failed(`The default export of plugin '${reference.module}' is not a function`, undefined);
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    const isMissing = error instanceof Error && 'code' in error && String(error.code).includes('MODULE_NOT_FOUND');
    const isFile = /^[./]/.test(reference.module);
    const remedy = isFile
      ? "Plugin paths are resolved from the site's root directory"
      : `Install it in the site's folder: npm install ${reference.module}`;
    return isMissing
      ? failed(`Plugin not found: '${reference.module}'`, remedy)
      : failed(`Could not load plugin '${reference.module}': ${reason}`, undefined);
  }
}

/**
 * Resolves the module relative to the site's folder. A package without a CommonJS export is resolved by `import`,
 * relative to docsgen.
 */
function moduleUrl(module: string, root: string): string {
  try {
    return pathToFileURL(createRequire(`${root}/site.config.yaml`).resolve(module)).href;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_PACKAGE_PATH_NOT_EXPORTED') return module;
    throw error;
  }
}
