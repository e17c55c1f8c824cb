// @ts-check
// esbuild plugins for the compilation of the generator.
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { compress, packages } from './options.js';

/**
 * Makes imports of the theme external, with relative paths: it is compiled separately, and the published package has no
 * workspace packages.
 *
 * @satisfies {import('esbuild').Plugin}
 */
export const compiledTheme = {
  name: 'compiled-theme',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^@docsgen\/theme\/[\w-]+$/ }, ({ path }) => ({
      path: `../../theme/dist/${basename(path)}.js`,
      external: true,
    }));
  },
};

/**
 * Emits large JSON files as a string for `JSON.parse`, which is half as long as an object literal and much faster.
 *
 * @satisfies {import('esbuild').Plugin}
 */
export const compactJson = {
  name: 'compact-json',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]icon-nodes\.json$/ }, ({ path }) => ({
      contents: `export default JSON.parse(${JSON.stringify(JSON.stringify(JSON.parse(readFileSync(path, 'utf8'))))});`,
      loader: 'js',
    }));
  },
};

/**
 * Emits the WebAssembly module that renders icons, because its package is not installed with docsgen.
 *
 * @satisfies {import('esbuild').Plugin}
 */
export const ownRasteriser = {
  name: 'own-rasteriser',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]theme[\\/]icons[\\/]rasterizer-file\.ts$/ }, ({ path }) => ({
      contents: [
        `import { fileURLToPath } from 'node:url';`,
        `import file from '@resvg/resvg-wasm/index_bg.wasm';`,
        `export const rasterizerFile = () => fileURLToPath(new URL(file, import.meta.url));`,
      ].join('\n'),
      loader: 'js',
      resolveDir: dirname(path),
    }));
    // Compression reduces the module to a quarter of 2.5 MB.
    onLoad({ filter: /\.wasm$/ }, ({ path }) => ({
      contents: compress(readFileSync(path), join(packages, 'generator/dist', basename(path))),
      loader: 'file',
    }));
  },
};

/**
 * Exports the built-in components from `docsgen/components`.
 *
 * @param {readonly string[]} names
 * @returns {import('esbuild').Plugin}
 */
export const builtinComponents = (names) => ({
  name: 'builtin-components',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]src[\\/]builtin-components\.ts$/ }, ({ path }) => {
      const exports = names.map((name) => `export const ${name} = (props) => render('${name}', props);`);
      return { contents: [readFileSync(path, 'utf8'), ...exports].join('\n'), loader: 'ts', resolveDir: dirname(path) };
    });
  },
});
