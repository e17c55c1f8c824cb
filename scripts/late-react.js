// @ts-check
// React's server apart from the theme that draws with it: it is larger than the theme, and a build that finds every
// page as it was draws nothing. Its functions give their results at once, so that it is a file for `require`, which the
// first call reads.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const react = dirname(fileURLToPath(import.meta.resolve('react-dom/package.json')));
const name = 'react-server';

/**
 * esbuild plugin for the theme: `react-dom/server` is a few lines that read the file below, and give it the React that
 * the theme has.
 *
 * @satisfies {import('esbuild').Plugin}
 */
export const lateReact = {
  name: 'late-react',
  setup: ({ onResolve, onLoad }) => {
    const file = `./${name}.cjs`;
    onResolve({ filter: /^react-dom\/server$/ }, () => ({ path: name, namespace: name }));
    onResolve({ filter: /./, namespace: name }, ({ path }) => (path === file ? { path, external: true } : undefined));
    onLoad({ filter: /./, namespace: name }, () => ({
      contents: `import react from 'react';
import reactDom from 'react-dom';
let server;
const late = () => (server ??= require('${file}')({ react, 'react-dom': reactDom }));
export const renderToStaticMarkup = (...given) => late().renderToStaticMarkup(...given);
export const renderToString = (...given) => late().renderToString(...given);`,
      resolveDir: react,
    }));
  },
};

/**
 * The file: a function of the modules that its React is made of. Pages are strings: what React has for streams, half of
 * it, is not there.
 *
 * @satisfies {import('esbuild').BuildOptions}
 */
export const reactServer = {
  entryPoints: { [name]: join(react, 'cjs/react-dom-server-legacy.node.production.js') },
  outExtension: { '.js': '.cjs' },
  format: 'cjs',
  splitting: false,
  minifyWhitespace: true,
  external: ['react', 'react-dom'],
  banner: { js: `'use strict';\nmodule.exports = (given) => ((require) => {\nconst exports = {};` },
  footer: { js: `return exports;\n})((name) => given[name] ?? require(name));` },
};
