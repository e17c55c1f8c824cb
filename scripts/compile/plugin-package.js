// @ts-check
// Compiles the modules of plugin packages that run in Node. Their dependencies are bundled.
import { join } from 'node:path';
import { build } from 'esbuild';
import { editedDependencies } from './dependency-edits.js';
import { packages, shared } from './options.js';

/** Options of everything in the package in a folder of `packages/`. */
export const pluginOptions = (/** @type {string} */ folder) =>
  /** @type {const} */ ({ ...shared, outdir: join(packages, folder, 'dist'), banner: { js: '' } });

/**
 * @param {string} folder of the package, in `packages/`
 * @param {readonly string[]} modules names of the modules, without the extension, and of style sheets
 * @param {readonly import('./dependency-edits.js').Edit[]} [edits] of dependencies
 */
export function compilePlugin(folder, modules, edits = []) {
  return build({
    ...pluginOptions(folder),
    entryPoints: modules.map((name) => join(packages, folder, 'src', /\.\w+$/.test(name) ? name : `${name}.ts`)),
    external: ['docsgen/plugin'],
    plugins: [editedDependencies(edits)],
    // Names stay, for stack traces.
    minifyWhitespace: true,
  });
}
