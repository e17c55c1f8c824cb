// Imports the remark and rehype plugins that the configuration names.

import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'unified';
import { error } from '../../diagnostics/create.ts';
import type { PluginReference } from '../../model/config.ts';
import type { Checked, Diagnostic } from '../../model/diagnostic.ts';
import { inTime, pageTimeLimit } from '../../text/time-limit.ts';
import { guardPlugin } from './guard-plugin.ts';

export interface LoadedPlugin {
  readonly plugin: Plugin<unknown[]>;
  /** What runs in its place. One for each plugin: unified runs a plugin once, however often it is named. */
  readonly guarded: Plugin<unknown[]>;
  readonly options: unknown;
}

export interface PluginOrigin {
  /** Absolute path of the site's folder, where packages and paths are looked up. */
  readonly root: string;
  readonly configFile: string;
  /** Milliseconds that a page, or a plugin on it, may take. Default: a minute. */
  readonly timeLimit?: number;
  /** Milliseconds until a plugin has to be loaded. Default: a minute. */
  readonly loadingLimit?: number;
}

export async function loadPlugins(
  references: readonly PluginReference[],
  origin: PluginOrigin,
): Promise<Checked<readonly LoadedPlugin[]>> {
  const loaded = await Promise.all(references.map((reference) => loadPlugin(reference, origin)));
  const guards = new Map<Plugin<unknown[]>, Plugin<unknown[]>>();
  const guardOf = ({ plugin, module, timeLimit }: ImportedPlugin): Plugin<unknown[]> => {
    const guarded = guards.get(plugin) ?? guardPlugin(plugin, { module, timeLimit });
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
  readonly timeLimit: number;
}

async function loadPlugin(
  reference: PluginReference,
  { root, configFile, timeLimit = pageTimeLimit, loadingLimit = pageTimeLimit }: PluginOrigin,
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
    const loading: Promise<Readonly<Record<string, unknown>>> = import(addressOf(module, root));
    const exported = (await inTime(() => loading, loadingLimit)).default;
    return typeof exported === 'function'
      ? { plugin: exported as Plugin<unknown[]>, module, timeLimit, options: reference.options }
      : failed(`The plugin '${reference.module}' has no default export that is a function`, undefined);
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    const isMissing = error instanceof Error && 'code' in error && String(error.code).includes('MODULE_NOT_FOUND');
    const isFile = /^[./]/.test(reference.module);
    const remedy = isFile
      ? 'Its path starts at the folder of the site'
      : `Install it beside the site: npm install ${reference.module}`;
    return isMissing
      ? failed(`The plugin '${reference.module}' cannot be found`, remedy)
      : failed(`The plugin '${reference.module}' cannot be loaded: ${reason}`, undefined);
  }
}

/** Resolved from the site's folder. A package that only `import` can resolve is left to Node to find beside docsgen. */
function addressOf(module: string, root: string): string {
  try {
    return pathToFileURL(createRequire(`${root}/site.config.yaml`).resolve(module)).href;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_PACKAGE_PATH_NOT_EXPORTED') return module;
    throw error;
  }
}
