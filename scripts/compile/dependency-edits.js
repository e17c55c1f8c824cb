// @ts-check
// Edits the code of dependencies while they are bundled. Installed files are not changed.
import { readFileSync } from 'node:fs';

/**
 * @typedef {object} Edit
 * @property {string} file path in `node_modules`
 * @property {string} code occurs once in the file
 * @property {string} replacement
 */

/** @type {readonly Edit[]} */
export const generatorEdits = [
  {
    // Bundling esbuild's API is an error, because it locates the executable relative to itself. docsgen's installation
    // contains the package of the executable, which esbuild finds by its name.
    file: 'esbuild/lib/main.js',
    code: '(!ESBUILD_BINARY_PATH || false) && (',
    replacement: 'false && (',
  },
];

/** @type {readonly Edit[]} */
export const diagramEdits = [
  {
    // By default, ELK may reverse the first edges of a cycle, and a diagram would not start with its first node.
    file: 'beautiful-mermaid/dist/index.js',
    code: '"elk.layered.wrapping.strategy": "OFF",',
    replacement: '"elk.layered.wrapping.strategy": "OFF", "elk.layered.cycleBreaking.strategy": "DEPTH_FIRST",',
  },
];

/**
 * esbuild plugin that applies the edits. The bundle fails if it does not contain the code of an edit, for example after
 * an update of the dependency.
 *
 * @param {readonly Edit[]} edits
 * @returns {import('esbuild').Plugin}
 */
export function editedDependencies(edits) {
  return {
    name: 'edited-dependencies',
    setup: ({ onStart, onLoad, onEnd }) => {
      /** @type {Set<Edit>} */
      const unused = new Set();
      onStart(() => {
        for (const edit of edits) unused.add(edit);
      });
      for (const edit of edits) {
        const pattern = `/node_modules/${edit.file}`.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]');
        onLoad({ filter: new RegExp(`${pattern}$`) }, ({ path }) => {
          const parts = readFileSync(path, 'utf8').split(edit.code);
          if (parts.length === 2) unused.delete(edit);
          return { contents: parts.join(edit.replacement), loader: 'js' };
        });
      }
      onEnd(() => ({
        errors: [...unused].map(({ file }) => ({ text: `${file} does not contain the code to replace exactly once` })),
      }));
    },
  };
}
