// Where esbuild finds the files of a configuration, and what it leaves to Node. Files are read as those of the site
// are, so that what changes in them is seen.
import { isBuiltin } from 'node:module';
import { dirname, extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Loader, OnResolveArgs, Plugin, PluginBuild } from 'esbuild';

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

/** What a module may ask about its own place, which one made of many modules no longer has. */
export const ownAddresses = {
  'import.meta.url': 'ownAddress',
  'import.meta.filename': 'ownPath',
  'import.meta.dirname': 'ownFolder',
  __filename: 'ownPath',
  __dirname: 'ownFolder',
} as const;

export function readSources(read: ReadSource): Plugin {
  return {
    name: 'sources',
    setup: (build) => {
      build.onLoad({ filter: /\.([cm]?[jt]s|json)$/, namespace: 'file' }, async ({ path }) => {
        const text = await read(path);
        const loader = loaders[extname(path)];
        if (text === undefined || loader === undefined) return undefined;
        const isAsking = loader !== 'json' && Object.keys(ownAddresses).some((name) => text.includes(name));
        return { contents: isAsking ? own(path) + text : text, loader };
      });
    },
  };
}

/** In front of the first line, so that all lines stay where they are. */
function own(path: string): string {
  const [address, file, folder] = [pathToFileURL(path).href, path, dirname(path)].map((each) => JSON.stringify(each));
  return `const ownAddress = ${address}, ownPath = ${file}, ownFolder = ${folder};`;
}

/** Marks what this plugin asks esbuild itself. */
const asked = { isAsked: true };

/** Entries of docsgen's package for what sites write, and the function that each has. */
const entries: ReadonlyMap<string, string> = new Map([
  ['docsgen/config', 'defineConfig'],
  ['docsgen/plugin', 'definePlugin'],
]);

export function resolveImports(read: ReadSource): Plugin {
  return {
    name: 'imports',
    setup: (build) => {
      build.onResolve({ filter: /./ }, async (args) => {
        if (args.pluginData === asked) return undefined;
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
      // The docsgen that runs, wherever it is installed.
      build.onLoad({ filter: /./, namespace: 'docsgen' }, ({ path }) => ({
        contents: `export const ${entries.get(path)} = (given) => given;`,
      }));
      // An ES module has no `require`.
      build.onLoad({ filter: /./, namespace: 'required' }, ({ path }) => ({
        contents: `import * as all from ${JSON.stringify(path)};
module.exports = 'default' in all ? all.default : all;`,
      }));
    },
  };
}

/** Address of what Node loads; `undefined`: esbuild takes it in, or tells that it is not there. */
async function addressOf(build: PluginBuild, args: OnResolveArgs): Promise<string | undefined> {
  if (isBuiltin(args.path)) return args.path.startsWith('node:') ? args.path : `node:${args.path}`;
  const { importer, namespace, resolveDir, kind } = args;
  const question = { importer, namespace, resolveDir, kind, pluginData: asked };
  const { path, errors } = await build.resolve(args.path, question);
  // A package of the same repository may be TypeScript, and Node imports no JSON without being told.
  const isLeft = errors.length === 0 && /[\\/]node_modules[\\/]/.test(path) && !path.endsWith('.json');
  return isLeft ? pathToFileURL(path).href : undefined;
}

/** Absolute path of the file that a relative import means; TypeScript may name the JavaScript that it would become. */
async function findSource(path: string, read: ReadSource): Promise<string | undefined> {
  const endings = ['.ts', '.js', '.mjs', '.json', '/index.ts', '/index.js'];
  const guesses = endings.map((ending) => path + ending);
  const exact = loaders[extname(path)] ? [path, path.replace(/\.([cm]?)js$/, '.$1ts')] : [];
  for (const each of [...exact, ...guesses]) if ((await read(each)) !== undefined) return each;
  return undefined;
}
