// Imports the remark and rehype plugins that the configuration names.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'unified';
import type { PluginReference } from '../model/config.ts';
import type { Checked, Diagnostic } from '../model/diagnostic.ts';

export interface LoadedPlugin {
  readonly plugin: Plugin<unknown[]>;
  readonly options: unknown;
}

export interface PluginOrigin {
  /** The site's folder: packages and paths are looked up from there. */
  readonly root: string;
  readonly configFile: string;
}

export async function loadPlugins(
  references: readonly PluginReference[],
  origin: PluginOrigin,
): Promise<Checked<readonly LoadedPlugin[]>> {
  const loaded = await Promise.all(references.map((reference) => loadPlugin(reference, origin)));
  return {
    value: loaded.flatMap((each) => ('plugin' in each ? [each] : [])),
    diagnostics: loaded.flatMap((each) => ('message' in each ? [each] : [])),
  };
}

async function loadPlugin(
  reference: PluginReference,
  { root, configFile }: PluginOrigin,
): Promise<LoadedPlugin | Diagnostic> {
  const failed = (message: string, hint: string | undefined): Diagnostic => ({
    code: 'plugin',
    severity: 'error',
    message,
    file: configFile,
    position: reference.position,
    hint,
    related: [],
  });
  try {
    const module: Readonly<Record<string, unknown>> = await import(addressOf(reference.module, root));
    const exported = module.default;
    return typeof exported === 'function'
      ? { plugin: exported as Plugin<unknown[]>, options: reference.options }
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

/** Looked up from the site's folder; a package that only `import` may see is left to Node to find beside docsgen. */
function addressOf(module: string, root: string): string {
  try {
    return pathToFileURL(createRequire(`${root}/site.config.yaml`).resolve(module)).href;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_PACKAGE_PATH_NOT_EXPORTED') return module;
    throw error;
  }
}
