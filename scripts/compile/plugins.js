// @ts-check
// esbuild plugins for the compilation of the generator.
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { compress, packages } from './options.js';

/**
 * The theme is compiled by itself, and found from file to file: the package that people install has no others of ours
 * beside it.
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
 * Large JSON as one text: half as long as the object that esbuild writes for it, and read much faster.
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
 * The program that draws icons, beside what is compiled: its package is not there where docsgen is installed.
 *
 * @satisfies {import('esbuild').Plugin}
 */
export const ownRasteriser = {
  name: 'own-rasteriser',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]theme[\\/]icons[\\/]rasteriser-file\.ts$/ }, ({ path }) => ({
      contents: [
        `import { fileURLToPath } from 'node:url';`,
        `import file from '@resvg/resvg-wasm/index_bg.wasm';`,
        `export const rasteriserFile = () => fileURLToPath(new URL(file, import.meta.url));`,
      ].join('\n'),
      loader: 'js',
      resolveDir: dirname(path),
    }));
    // A quarter of its size, which is 2.5 MB.
    onLoad({ filter: /\.wasm$/ }, ({ path }) => ({
      contents: compress(readFileSync(path), join(packages, 'generator/dist', basename(path))),
      loader: 'file',
    }));
  },
};

/** @satisfies {import('esbuild').Plugin} */
export const compiledCompat = {
  name: 'compiled-compat',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]esbuild[\\/]compat-file\.ts$/ }, () => ({
      contents: [
        `import { fileURLToPath } from 'node:url';`,
        `const file = new URL('../../theme/dist/compat-docusaurus.js', import.meta.url);`,
        'export const compatFile = () => fileURLToPath(file);',
      ].join('\n'),
      loader: 'js',
    }));
  },
};
