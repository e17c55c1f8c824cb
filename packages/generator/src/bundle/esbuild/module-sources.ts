// Resolves and reads the source files of a configuration or plugin. Node loads packages itself. Files are read through
// the site's file access, so that docsgen watches them.
import { isBuiltin } from 'node:module';
import { dirname, extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Loader, OnResolveArgs, Plugin, PluginBuild } from 'esbuild';
import { noArticle } from '../../model/plugins.ts';
import { importCandidates } from '../../text/module-imports.ts';

type ReadSource = (absolutePath: string) => Promise<string | undefined>;

const loaders: Readonly<Record<string, Loader>> = {
  '.ts': 'ts',
  '.mts': 'ts',
  '.cts': 'ts',
  '.js': 'js',
  '.mjs': 'js',
  '.cjs': 'js',
  '.json': 'json',
};

/** Expressions that contain a module's location, with the variables that replace them when modules are bundled. */
export const locationVariables = {
  'import.meta.url': 'ownAddress',
  'import.meta.filename': 'ownPath',
  'import.meta.dirname': 'ownFolder',
  __filename: 'ownPath',
  __dirname: 'ownFolder',
} as const;

/** Marks resolve requests that this plugin sends to esbuild, to prevent infinite recursion. */
const internalRequest = { isAsked: true };

/** docsgen's entry points for configurations and plugins, which do not have to be loaded from docsgen. */
const entries: ReadonlyMap<string, string> = new Map([
  ['docsgen/config', 'export const defineConfig = (given) => given;'],
  [
    'docsgen/plugin',
    `export const definePlugin = (given) => given;
export const articleOf = ({ data: { docsgenArticle } }) => {
  if (docsgenArticle) return docsgenArticle;
  throw new Error(${JSON.stringify(noArticle)});
};`,
  ],
]);

export function moduleSources(read: ReadSource): Plugin {
  return {
    name: 'module sources',
    setup: (build) => {
      build.onResolve({ filter: /./ }, async (args) => {
        if (args.pluginData === internalRequest) return undefined;
        if (args.kind === 'entry-point') return { path: args.path };
        if (args.namespace === 'required') return { path: args.path, external: true };
        if (entries.has(args.path)) return { path: args.path, namespace: 'docsgen' };
        if (/^[./]/.test(args.path)) {
          const path = await findSource(resolve(args.resolveDir, args.path), read);
          return path === undefined ? undefined : { path };
        }
        const address = await addressOf(build, args);
        if (address === undefined) return undefined;
        return args.kind === 'require-call'
          ? { path: address, namespace: 'required' }
          : { path: address, external: true };
      });
      build.onLoad({ filter: /\.([cm]?[jt]s|json)$/, namespace: 'file' }, async ({ path }) => {
        const text = await read(path);
        const loader = loaders[extname(path)];
        if (text === undefined || loader === undefined) return undefined;
        const usesLocation = loader !== 'json' && Object.keys(locationVariables).some((name) => text.includes(name));
        return { contents: usesLocation ? locationCode(path) + text : text, loader };
      });
      build.onLoad({ filter: /./, namespace: 'docsgen' }, ({ path }) => ({ contents: entries.get(path) ?? '' }));
      // Replaces `require`, which is not available in ES modules, with an import.
      build.onLoad({ filter: /./, namespace: 'required' }, ({ path }) => ({
        contents: `import * as all from ${JSON.stringify(path)};
module.exports = 'default' in all ? all.default : all;`,
      }));
    },
  };
}

/**
 * Returns code that declares these variables, to insert at the start of the first line. It has no line break, so that
 * line numbers do not change.
 */
export function locationCode(path: string): string {
  const [address, file, folder] = [pathToFileURL(path).href, path, dirname(path)].map((each) => JSON.stringify(each));
  return `const ownAddress = ${address}, ownPath = ${file}, ownFolder = ${folder};`;
}

/**
 * Returns the URL of a module that Node loads, or `undefined` if esbuild must bundle the module or report it as
 * missing.
 */
async function addressOf(build: PluginBuild, args: OnResolveArgs): Promise<string | undefined> {
  if (isBuiltin(args.path)) return args.path.startsWith('node:') ? args.path : `node:${args.path}`;
  const { importer, namespace, resolveDir, kind } = args;
  const options = { importer, namespace, resolveDir, kind, pluginData: internalRequest };
  const { path, errors } = await build.resolve(args.path, options);
  // Packages in the same repository can contain TypeScript, and Node imports JSON only with an import attribute.
  const isLeft = errors.length === 0 && /[\\/]node_modules[\\/]/.test(path) && !path.endsWith('.json');
  return isLeft ? pathToFileURL(path).href : undefined;
}

/** Returns the absolute path of the file that a relative import refers to. */
async function findSource(path: string, read: ReadSource): Promise<string | undefined> {
  for (const each of importCandidates(path, ['.ts', '.js', '.mjs', '.json']))
    if ((await read(each)) !== undefined) return each;
  return undefined;
}
