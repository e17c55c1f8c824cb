// The code of one plugin: a file of the site or a package, bundled like a configuration that is a module, so that it
// may be TypeScript and every mistake in it has its place. Installed packages are left to Node.
import { fileURLToPath } from 'node:url';
import { error } from '../../diagnostics/create.ts';
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { ConfigModules, ModuleBundle } from '../../model/config-module.ts';
import type { Diagnostic, Position } from '../../model/diagnostic.ts';
import { pathFromRoot } from '../../text/file-paths.ts';
import { folderOf } from '../../text/hrefs.ts';
import { inTime, LateError } from '../../text/time-limit.ts';
import { bundleOf, mistakesIn, positionFrom } from '../module-files.ts';
import { lockfiles } from './package-code.ts';

export interface PluginOrigin {
  /** As the configuration names it. */
  readonly module: string;
  readonly configFile: string;
  /** Where it names it. */
  readonly position: Position | undefined;
}

interface PluginModule {
  /** `undefined`: the module could not be run. */
  readonly exported: unknown;
  readonly code: string;
  readonly folder: string;
  /** Files of the site that it was made of or looked for. */
  readonly inputs: readonly string[];
  readonly explain: (thrown: unknown, doing: string) => Diagnostic;
  readonly diagnostics: readonly Diagnostic[];
}

/** A module that does not exist: it imports the plugin as a file in the site's folder would. */
const importerOf = (module: string): string => `.docsgen-plugin${module.replace(/[^\w-]/g, '-')}.mjs`;

const defaultLimit = 30_000;

export async function loadPluginModule(
  origin: PluginOrigin,
  files: SiteFiles,
  modules: ConfigModules,
): Promise<PluginModule> {
  const { module, configFile: file, position } = origin;
  const importer = importerOf(module);
  const text = `import * as plugin from ${JSON.stringify(module)};\nexport default plugin.default;`;
  const withImporter = {
    ...bound(files),
    readText: async (path: string) => (path === importer ? text : files.readText(path)),
  };
  const bundle = await bundleOf(importer, withImporter, { bundle: modules.bundlePlugin ?? modules.bundle });
  const inputs = bundle.inputs.map((path) => pathFromRoot(files.root, path)).filter((path) => path !== importer);
  const explain = (thrown: unknown, doing: string): Diagnostic => explained(thrown, doing, { origin, bundle, files });
  const nothing = { exported: undefined, code: '', folder: '', inputs, explain };
  if (bundle.code === undefined) return { ...nothing, diagnostics: wrongModule(bundle, origin, files) };
  const entry = await entryOf(bundle, inputs, files);
  const code = await codeOf(bundle.code, files);
  const loaded = { ...nothing, code, folder: entry === undefined ? '' : folderOf(entry) };
  try {
    const { default: exported } = await inTime(() => modules.run(bundle.code ?? ''), modules.timeLimit ?? defaultLimit);
    if (exported !== undefined) return { ...loaded, exported, diagnostics: [] };
    const message = `The plugin '${module}' has no default export`;
    return { ...loaded, diagnostics: [error({ code: 'plugin', message, file, position, hint: exportIt })] };
  } catch (thrown) {
    return { ...loaded, diagnostics: [explain(thrown, 'while its module was loaded')] };
  }
}

export const exportIt = 'Write export default definePlugin({ name, setup }), with definePlugin of docsgen/plugin';

/** Classes have methods that a copy of the object would lose. */
function bound(files: SiteFiles): SiteFiles {
  const { root, readText, readBytes, list, refused, unreadable, stamp, settledStamp } = files;
  return { root, readText, readBytes, list, refused, unreadable, stamp, settledStamp };
}

function wrongModule(bundle: ModuleBundle, origin: PluginOrigin, files: SiteFiles): readonly Diagnostic[] {
  const { module, configFile: file, position } = origin;
  const isMissing = bundle.mistakes.some(({ message }) => message.startsWith(`Could not resolve "${module}"`));
  if (!isMissing) {
    const mistakes = mistakesIn(bundle, { files, name: file, message: `The plugin '${module}' cannot be loaded` });
    return mistakes.map((each) => ({ ...each, code: 'plugin', position: each.position ?? position }));
  }
  const message = `The plugin '${module}' cannot be found`;
  const hint = /^[./]/.test(module)
    ? 'Its path starts at the folder of the site'
    : `Install it beside the site: npm install ${module}`;
  return [error({ code: 'plugin', message, file, position, hint })];
}

/** The file that the plugin begins in, from the site's folder. */
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
 * The bundled code. Packages in a `node_modules` folder are not part of it: for them, their version and the lockfiles,
 * because they only change when something is installed. Linked packages are bundled.
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

interface Surroundings {
  readonly origin: PluginOrigin;
  readonly bundle: ModuleBundle;
  readonly files: SiteFiles;
}

/** In the name of the plugin, where the configuration names it, with its own lines of the stack. */
function explained(thrown: unknown, doing: string, { origin, bundle, files }: Surroundings): Diagnostic {
  const { module, configFile: file, position } = origin;
  if (thrown instanceof LateError) {
    const message = `The plugin '${module}' was given up ${doing}: ${thrown.message}`;
    return error({ code: 'plugin', message, file, position, hint: 'Something it waits for does not come' });
  }
  const [reason = ''] = String(thrown instanceof Error ? thrown.message : `it threw ${String(thrown)}`).split('\n');
  const places = thrown instanceof Error ? placesIn(thrown.stack ?? '', { origin, bundle, files }) : [];
  const told = reason.replace(/data:text\/javascript;base64,[\w+/=]+/g, module);
  return error({
    code: 'plugin',
    message: `The plugin '${module}' failed ${doing}: ${told}`,
    file,
    position,
    related: places.map(({ file: own = '', ...place }, index) => ({
      message: index === 0 ? 'Thrown here' : 'Called here',
      file: own,
      position: place,
    })),
  });
}

/** Lines of the stack that an author of the plugin wrote, the innermost first. */
function placesIn(stack: string, { origin, bundle, files }: Surroundings): readonly Position[] {
  const frames = stack.matchAll(/(?:base64,[\w+/=]+|(file:[^\s()]+?)):(\d+):(\d+)/g);
  const own = `/node_modules/${origin.module}/`;
  const places = [...frames].flatMap(([, address, line, column]): readonly Position[] => {
    const at = { line: Number(line), column: Number(column) };
    const path = address?.includes(own) ? fileURLToPath(address) : undefined;
    const place = address === undefined ? bundle.originalPlace(at) : path === undefined ? undefined : { path, ...at };
    return place ? [positionFrom(place, files)] : [];
  });
  return [...new Map(places.map((place) => [JSON.stringify(place), place])).values()].slice(0, 5);
}
