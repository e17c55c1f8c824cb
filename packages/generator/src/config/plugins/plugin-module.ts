// Loads a plugin's module from a file or a package. A module is bundled like a configuration, so that it can be written
// in TypeScript and errors have positions. Node loads installed packages itself.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { ConfigModules, ModuleBundle } from '../../model/config-module.ts';
import { type Diagnostic, error, type Position } from '../../model/diagnostic.ts';
import { pathFromRoot } from '../../text/file-paths.ts';
import { folderOf } from '../../text/hrefs.ts';
import { lockfiles } from '../../text/lockfiles.ts';
import { bundleErrors, bundleOfText, explainThrown } from '../module-files.ts';

export interface PluginOrigin {
  /** Path or package name as written in the configuration. */
  readonly module: string;
  readonly configFile: string;
  /** Position of the plugin in the configuration. */
  readonly position: Position | undefined;
}

interface PluginModule {
  /** `undefined` if the module could not be loaded. */
  readonly exported: unknown;
  readonly code: string;
  readonly folder: string;
  /** Source files, and files that were searched for, relative to the site's root directory. */
  readonly inputs: readonly string[];
  readonly explain: (thrown: unknown, doing: string) => Diagnostic;
  readonly diagnostics: readonly Diagnostic[];
}

/** Name of a virtual module in the site's root directory that imports the plugin. */
const importerOf = (module: string): string => `.docsgen-plugin${module.replace(/[^\w-]/g, '-')}.mjs`;

export async function loadPluginModule(
  origin: PluginOrigin,
  files: SiteFiles,
  modules: ConfigModules,
): Promise<PluginModule> {
  const { module, configFile: file, position } = origin;
  const importer = importerOf(module);
  const text = `import * as plugin from ${JSON.stringify(module)};\nexport default plugin.default;`;
  const bundle = await bundleOfText(importer, text, { files, bundle: modules.bundlePlugin ?? modules.bundle });
  const inputs = bundle.inputs.map((path) => pathFromRoot(files.root, path)).filter((path) => path !== importer);
  const explain = (thrown: unknown, doing: string): Diagnostic => explained(thrown, doing, { origin, bundle, files });
  const nothing = { exported: undefined, code: '', folder: '', inputs, explain };
  if (bundle.code === undefined) {
    const installing = isMissing(bundle, module) && !isPath(module) ? await filesOfInstallation(files) : [];
    return { ...nothing, inputs: [...inputs, ...installing], diagnostics: wrongModule(bundle, origin, files) };
  }
  const entry = await entryOf(bundle, inputs, files);
  const code = await codeOf(bundle.code, files);
  const loaded = { ...nothing, code, folder: entry === undefined ? '' : folderOf(entry) };
  try {
    const { default: exported } = await modules.run(bundle.code);
    if (exported !== undefined) return { ...loaded, exported, diagnostics: [] };
    const message = `Plugin '${module}' has no default export`;
    return { ...loaded, diagnostics: [error({ code: 'plugin', message, file, position, hint: exportHint })] };
  } catch (thrown) {
    return { ...loaded, diagnostics: [explain(thrown, 'while its module was being loaded')] };
  }
}

export const exportHint = 'Use export default definePlugin({ name, setup }), with definePlugin from docsgen/plugin';

function wrongModule(bundle: ModuleBundle, origin: PluginOrigin, files: SiteFiles): readonly Diagnostic[] {
  const { module, configFile: file, position } = origin;
  if (!isMissing(bundle, module)) {
    const errors = bundleErrors(bundle, { files, name: file, message: `Could not load plugin '${module}'` });
    return errors.map((each) => ({ ...each, code: 'plugin', position: each.position ?? position }));
  }
  const message = `Plugin not found: '${module}'`;
  const hint = isPath(module)
    ? "Plugin paths are resolved from the site's root directory"
    : `Install it: npm install ${module}`;
  return [error({ code: 'plugin', message, file, position, hint })];
}

function isMissing({ problems }: ModuleBundle, module: string): boolean {
  return problems.some(({ message }) => message.startsWith(`Could not resolve "${module}"`));
}

function isPath(module: string): boolean {
  return /^[./]/.test(module);
}

/**
 * Returns the files that change when a package is installed, in the nearest folder with a `package.json`. The
 * development server watches them, but not `node_modules`.
 */
async function filesOfInstallation({ root, readText }: SiteFiles): Promise<readonly string[]> {
  const names = ['package.json', ...lockfiles];
  for (let up = ''; ; up += '../') {
    const found = names.map((name) => up + name);
    // Reading a file registers it in the cache of the development server.
    const [text] = await Promise.all(found.map((path) => readText(path)));
    if (text !== undefined) return found;
    const parent = resolve(root, up);
    if (parent === resolve(parent, '..')) return names;
  }
}

/** Returns the entry file of the plugin, relative to the site's root directory. */
async function entryOf(
  { code = '' }: ModuleBundle,
  inputs: readonly string[],
  { root, readText }: SiteFiles,
): Promise<string | undefined> {
  for (const path of inputs) if ((await readText(path)) !== undefined) return path;
  const [address] = addressesIn(code);
  return address && pathFromRoot(root, fileURLToPath(address));
}

/**
 * Returns the code of the plugin for cache keys. Linked packages are part of the bundle. Packages in `node_modules` are
 * not bundled, but represented by their package.json and the lockfiles, because they change only when packages are
 * installed.
 */
async function codeOf(code: string, { root, readText }: SiteFiles): Promise<string> {
  const folders = addressesIn(code).flatMap((address) => {
    const folder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(fileURLToPath(address).replaceAll('\\', '/'))?.[0];
    if (folder === undefined) return [];
    const installed = pathFromRoot(root, folder);
    const above = installed.slice(0, installed.lastIndexOf('node_modules/'));
    return [`${installed}/package.json`, ...lockfiles.map((file) => above + file)];
  });
  const paths = folders.length === 0 ? [] : [...new Set([...lockfiles, ...folders])];
  const texts = await Promise.all(paths.map(async (path) => [path, await readText(path)]));
  return JSON.stringify([code, ...texts]);
}

function addressesIn(code: string): readonly string[] {
  return [...code.matchAll(/\bfrom\s*"(file:[^"]+)"/g)].map(([, address = '']) => address);
}

interface PluginContext {
  readonly origin: PluginOrigin;
  readonly bundle: ModuleBundle;
  readonly files: SiteFiles;
}

/** Returns an error at the plugin's entry in the configuration, with at most five stack frames in the plugin. */
function explained(thrown: unknown, doing: string, { origin, bundle, files }: PluginContext): Diagnostic {
  const { module, configFile: file, position } = origin;
  const failure = thrown instanceof Error ? thrown : { message: `it threw ${String(thrown)}` };
  const { reason, places } = explainThrown(failure, { files, bundle, name: module });
  const distinct = new Map(places.map((place) => [JSON.stringify(place), place]));
  return error({
    code: 'plugin',
    message: `Plugin '${module}' failed ${doing}: ${reason}`,
    file,
    position,
    related: [...distinct.values()].slice(0, 5).map(({ file: own = '', ...place }, index) => ({
      message: index === 0 ? 'Thrown at' : 'Called from',
      file: own,
      position: place,
    })),
  });
}
