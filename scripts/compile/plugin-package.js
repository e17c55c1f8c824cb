// @ts-check
// Compiles plugin packages. Their dependencies are bundled.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { diagramEdits, editedDependencies } from './dependency-edits.js';
import { packages, shared } from './options.js';

/**
 * @typedef {object} PluginPackage
 * @property {readonly string[]} modules files in `src/` that run in Node, and style sheets that are used unchanged
 * @property {readonly string[]} [client] article files in `src/client/`, which docsgen bundles again for a site
 * @property {readonly import('./dependency-edits.js').Edit[]} [edits] of dependencies of the modules
 * @property {Readonly<Record<string, string>>} [alias] replaced imports of the article files
 */

const resolveLiveCode = createRequire(join(packages, 'live-code/src/plugin.ts')).resolve;

/** @type {Readonly<Record<string, PluginPackage>>} by folder in `packages/` */
export const pluginPackages = {
  'live-code': {
    modules: ['plugin.ts', 'code-blocks.ts'],
    client: ['playground.ts', 'playground.css', 'editor.ts', 'frame.ts', 'frame.css'],
    // acorn-jsx requires the CommonJS version of acorn, which would add a second copy to the bundle.
    alias: { acorn: resolveLiveCode('acorn').replace(/\.js$/, '.mjs') },
  },
  math: { modules: ['plugin.ts', 'syntax.ts', 'formulas.ts', 'math.css'] },
  mermaid: {
    modules: ['plugin.ts', 'code-blocks.ts'],
    client: ['diagram.css', 'late-diagrams.ts', 'late-diagrams.css', 'diagram-frame.ts'],
    edits: diagramEdits,
  },
};

/**
 * @param {string} folder
 * @param {PluginPackage} content
 */
export function compilePlugin(folder, { modules, client = [], edits = [], alias = {} }) {
  const [source, outdir] = [join(packages, folder, 'src'), join(packages, folder, 'dist')];
  const options = /** @type {const} */ ({ ...shared, banner: { js: '' } });
  return Promise.all([
    build({
      ...options,
      outdir,
      entryPoints: modules.map((name) => join(source, name)),
      external: ['docsgen/plugin'],
      plugins: [editedDependencies(edits)],
      // Names stay, for stack traces.
      minifyWhitespace: true,
    }),
    build({
      ...options,
      outdir: join(outdir, 'client'),
      entryPoints: client.map((name) => join(source, 'client', name)),
      splitting: false,
      platform: 'browser',
      target: 'es2023',
      minify: true,
      alias,
    }),
  ]);
}
