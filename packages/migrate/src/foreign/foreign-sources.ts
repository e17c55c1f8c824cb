// esbuild plugin that resolves the modules of the original site. The site's files are bundled, installed packages are
// loaded at run time, and all other packages are replaced by placeholders.
import { isBuiltin } from 'node:module';
import { dirname, extname } from 'node:path';
import { locationCode, locationVariables, readAbsolute } from 'docsgen/internals';
import type { Loader, Plugin } from 'esbuild';
import type { ForeignRequest } from '../foreign-site.ts';

export const foreignSettings = {
  define: { ...locationVariables, 'require.resolve': 'ownResolve' },
  resolveExtensions: ['.ts', '.tsx', '.js', '.jsx', '.mjs', '.cjs', '.json'],
};

/** All other files are imported as text. */
const loaders: Readonly<Record<string, Loader>> = {
  ...{ '.ts': 'ts', '.mts': 'ts', '.cts': 'ts', '.tsx': 'tsx' },
  ...{ '.js': 'jsx', '.jsx': 'jsx', '.mjs': 'jsx', '.cjs': 'jsx', '.json': 'json' },
};

/** Packages of the generator, which cannot run without the generator. */
const alwaysReplaced = /^@docusaurus\//;

/** Marks requests of this plugin to esbuild's own resolver. */
const asked = { isAsked: true };

export function foreignSources(instead: NonNullable<ForeignRequest['instead']>): Plugin {
  return {
    name: 'foreign',
    setup: (build) => {
      build.onResolve({ filter: /./ }, async ({ path: name, pluginData, kind, importer, namespace, resolveDir }) => {
        if (pluginData === asked || kind === 'entry-point') return undefined;
        if (Object.hasOwn(instead, name)) return { path: name, namespace: 'instead' };
        if (isBuiltin(name)) return { path: name, external: true };
        const { path, errors } = await build.resolve(name, {
          importer,
          namespace,
          resolveDir,
          kind,
          pluginData: asked,
        });
        const isFound = errors.length === 0 && path !== '';
        if (/^(\.{1,2}$|\.{0,2}\/)/.test(name)) return isFound ? { path, namespace: namespaceOf(path) } : undefined;
        if (!isFound || alwaysReplaced.test(name)) return { path: name, namespace: 'stand-in' };
        const isInstalled = /[\\/]node_modules[\\/]/.test(path) && !path.endsWith('.json');
        return isInstalled ? { path, namespace: 'installed', pluginData: name } : { path };
      });
      build.onLoad({ filter: /./, namespace: 'instead' }, ({ path }) => ({ contents: instead[path] ?? '' }));
      build.onLoad({ filter: /./, namespace: 'stand-in' }, ({ path }) => ({
        contents: `module.exports = foreignSite.standIn(${JSON.stringify(path)});`,
      }));
      build.onLoad({ filter: /./, namespace: 'installed' }, ({ path, pluginData }) => ({
        contents: `module.exports = foreignSite.load(${JSON.stringify(path)}, ${JSON.stringify(pluginData)});`,
      }));
      build.onLoad({ filter: /./, namespace: 'text' }, async ({ path }) => ({
        contents: await readAbsolute(path),
        loader: 'text',
      }));
      build.onLoad({ filter: /\.([cm]?[jt]s|[jt]sx)$/, namespace: 'file' }, async ({ path }) => {
        const text = asOneKind(Buffer.from(await readAbsolute(path)).toString('utf8'));
        const usesLocation = Object.keys(foreignSettings.define).some((name) => text.includes(name));
        const resolving = `const ownResolve = (name) => foreignSite.resolve(name, ${JSON.stringify(dirname(path))});`;
        const contents = usesLocation ? locationCode(path) + resolving + text : text;
        return { contents, loader: loaders[extname(path)] ?? 'jsx' };
      });
    },
  };
}

function namespaceOf(path: string): 'file' | 'text' {
  return loaders[extname(path)] ? 'file' : 'text';
}

/**
 * Docusaurus accepts modules that use both `export` and `module.exports`, but esbuild ignores `module.exports` in a
 * module with `export`, even in `export type`. The replacement has the same length, so that positions stay the same.
 */
function asOneKind(text: string): string {
  if (!/^export\s/m.test(text) || /^export\s+default\b/m.test(text)) return text;
  return text.replace(/^module\.exports(\s*)=(?!=)/m, 'export default$1 ');
}
