import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'unified';
import type { PluginReference } from '../../model/config.ts';
import { type Checked, type Diagnostic, error } from '../../model/diagnostic.ts';
import type { PluginOwner } from '../../model/plugins.ts';
import { checkedPlugin } from './checked-plugin.ts';
import { isLocalModule } from './markdown-modules.ts';

export interface LoadedPlugin {
  readonly plugin: Plugin<unknown[]>;
  /**
   * The wrapped plugin. Each plugin has a separate wrapper, because unified ignores repeated plugins with the same
   * identity.
   */
  readonly guarded: Plugin<unknown[]>;
  readonly options: unknown;
  readonly owner?: PluginOwner;
}

export interface PluginOrigin {
  /** Absolute path of the site's folder, relative to which packages and paths are resolved. */
  readonly root: string;
  readonly configFile: string;
  /** Set if local modules are not loaded by Node. */
  readonly loadLocal?: LoadLocal | undefined;
}

/** Returns the exports of a local module. */
export type LoadLocal = (module: string) => Promise<{ readonly default: unknown }>;

export async function loadPlugins(
  references: readonly PluginReference[],
  origin: PluginOrigin,
): Promise<Checked<readonly LoadedPlugin[]>> {
  const { value, diagnostics } = await loadFunctions(references, origin);
  const guards = new Map<unknown, Plugin<unknown[]>>();
  const plugins = value.map(({ exported, module, options, owner }): LoadedPlugin => {
    const plugin = exported as Plugin<unknown[]>;
    const guarded = guards.get(plugin) ?? checkedPlugin(plugin, module);
    guards.set(plugin, guarded);
    return { plugin, guarded, options, ...(owner && { owner }) };
  });
  return { value: plugins, diagnostics };
}

interface Exported {
  /** The module's default export. */
  readonly exported: (...values: never[]) => unknown;
}

/** Loads modules whose default export is a function. */
export async function loadFunctions<Reference extends PluginReference>(
  references: readonly Reference[],
  origin: PluginOrigin,
): Promise<Checked<readonly (Reference & Exported)[]>> {
  const loaded = await Promise.all(references.map((reference) => loadFunction(reference, origin)));
  return {
    value: loaded.filter((each) => 'exported' in each),
    diagnostics: loaded.filter((each) => 'message' in each),
  };
}

async function loadFunction<Reference extends PluginReference>(
  reference: Reference,
  { root, configFile, loadLocal }: PluginOrigin,
): Promise<(Reference & Exported) | Diagnostic> {
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
    const load = loadLocal && isLocalModule(module) ? loadLocal : (name: string) => import(moduleUrl(name, root));
    const { default: exported }: { readonly default?: unknown } = await load(module);
    return typeof exported === 'function'
      ? { ...reference, exported: exported as Exported['exported'] }
      : failed(`The default export of plugin '${reference.module}' is not a function`, undefined);
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    const isMissing = error instanceof Error && 'code' in error && String(error.code).includes('MODULE_NOT_FOUND');
    const remedy = isLocalModule(reference.module)
      ? "Plugin paths are resolved from the site's root directory"
      : `Install it in the site's folder: npm install ${reference.module}`;
    return isMissing
      ? failed(`Plugin not found: '${reference.module}'`, remedy)
      : failed(`Could not load plugin '${reference.module}': ${reason}`, undefined);
  }
}

/**
 * Resolves the module relative to the site's folder. A package without a CommonJS export is resolved with `import`,
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
