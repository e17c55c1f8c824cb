// @ts-check
// Separates React's server renderer from the theme, because it is larger than the theme and a build without changes
// does not render. Its functions are synchronous, so the first call loads it with `require`.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const react = dirname(fileURLToPath(import.meta.resolve('react-dom/package.json')));
const name = 'react-server';

/**
 * esbuild plugin for the theme that replaces `react-dom/server` with a small loader of the file below, which uses the
 * theme's React.
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
 * Builds the file: a function that gets React's modules. Pages are rendered to strings, so that the streaming half of
 * the renderer is left out.
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
