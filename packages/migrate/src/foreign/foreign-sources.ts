// esbuild plugin that resolves the modules of the original site: its own files are bundled, installed packages are
// loaded at run time, and all others are replaced by placeholders.
import { isBuiltin } from 'node:module';
import { dirname, extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { existingFile, readAbsolute } from 'docsgen/internals';
import type { Loader, OnResolveArgs, Plugin, PluginBuild } from 'esbuild';
import type { ForeignRequest } from '../foreign-site.ts';

export const ownPlaces = {
  'import.meta.url': 'ownAddress',
  'import.meta.filename': 'ownPath',
  'import.meta.dirname': 'ownFolder',
  __filename: 'ownPath',
  __dirname: 'ownFolder',
  'require.resolve': 'ownResolve',
} as const;

const loaders: Readonly<Record<string, Loader>> = {
  '.ts': 'ts',
  '.mts': 'ts',
  '.cts': 'ts',
  '.tsx': 'tsx',
  '.js': 'jsx',
  '.jsx': 'jsx',
  '.mjs': 'jsx',
  '.cjs': 'jsx',
  '.json': 'json',
};

/** Packages of the generator, which cannot run without the generator. */
const alwaysReplaced = /^@docusaurus\//;

/** Marks requests of this plugin to esbuild's own resolver. */
const asked = { isAsked: true };

export function foreignSources(instead: NonNullable<ForeignRequest['instead']>): Plugin {
  return {
    name: 'foreign',
    setup: (build) => {
      build.onResolve({ filter: /./ }, async (args) => {
        if (args.pluginData === asked || args.kind === 'entry-point') return undefined;
        if (/^\.{0,2}\//.test(args.path) || args.path === '.' || args.path === '..') {
          const path = await findModule(resolve(args.resolveDir, args.path));
          return path === undefined ? undefined : { path, namespace: loaders[extname(path)] ? 'file' : 'text' };
        }
        if (Object.hasOwn(instead, args.path)) return { path: args.path, namespace: 'instead' };
        if (isBuiltin(args.path)) return { path: args.path, external: true };
        const address = alwaysReplaced.test(args.path) ? undefined : await addressOf(build, args);
        return address ?? { path: args.path, namespace: 'stand-in' };
      });
      build.onLoad({ filter: /./, namespace: 'instead' }, ({ path }) => ({ contents: instead[path] ?? '' }));
      build.onLoad({ filter: /./, namespace: 'stand-in' }, ({ path }) => ({
        contents: `module.exports = foreignSite.standIn(${JSON.stringify(path)});`,
      }));
      build.onLoad({ filter: /./, namespace: 'installed' }, ({ path, pluginData }) => ({
        contents: `module.exports = foreignSite.load(${JSON.stringify(path)}, ${JSON.stringify(pluginData)});`,
      }));
      build.onLoad({ filter: /./, namespace: 'text' }, async ({ path }) => ({
        contents: Buffer.from(await readAbsolute(path)).toString('utf8'),
        loader: 'text',
      }));
      build.onLoad({ filter: /\.([cm]?[jt]s|[jt]sx)$/, namespace: 'file' }, async ({ path }) => {
        const text = asOneKind(Buffer.from(await readAbsolute(path)).toString('utf8'));
        const isAsking = Object.keys(ownPlaces).some((name) => text.includes(name));
        return { contents: isAsking ? own(path) + text : text, loader: loaders[extname(path)] ?? 'jsx' };
      });
    },
  };
}

/**
 * Docusaurus accepts modules that use both `export` and `module.exports`, but esbuild ignores `module.exports` in a
 * module with `export`, even in `export type`. The replacement has the same length, so that positions stay the same.
 */
function asOneKind(text: string): string {
  if (!/^export\s/m.test(text) || /^export\s+default\b/m.test(text)) return text;
  return text.replace(/^module\.exports(\s*)=(?!=)/m, 'export default$1 ');
}

/** Added to the first line, so that line numbers stay the same. */
function own(path: string): string {
  const [address, file, folder] = [pathToFileURL(path).href, path, dirname(path)].map((each) => JSON.stringify(each));
  const resolving = `ownResolve = (name) => foreignSite.resolve(name, ${folder})`;
  return `const ownAddress = ${address}, ownPath = ${file}, ownFolder = ${folder}, ${resolving};`;
}

/** Returns the URL of the installed package that Node.js would load, or `undefined`. */
async function addressOf(build: PluginBuild, args: OnResolveArgs) {
  const { importer, namespace, resolveDir, kind } = args;
  const question = { importer, namespace, resolveDir, kind, pluginData: asked };
  const { path, errors } = await build.resolve(args.path, question);
  if (errors.length > 0 || path === '') return undefined;
  const isLeft = /[\\/]node_modules[\\/]/.test(path) && !path.endsWith('.json');
  return isLeft ? { path, namespace: 'installed', pluginData: args.path } : { path };
}

async function findModule(path: string): Promise<string | undefined> {
  const endings = ['.ts', '.tsx', '.js', '.jsx', '.mjs', '.cjs', '.json'];
  const indexes = endings.map((ending) => `/index${ending}`);
  const asWritten = [path, path.replace(/\.([cm]?)js$/, '.$1ts')];
  for (const each of [...asWritten, ...[...endings, ...indexes].map((ending) => path + ending)]) {
    if (await existingFile(each)) return each;
  }
  return undefined;
}
