// @ts-check
// Compiles the theme for Node, and packs its sources for sites with overrides.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { packages, root, shared } from './options.js';
import { slim } from './output.js';

const renderer = 'cjs/react-dom-server-legacy.node.production.js';

export async function compileTheme() {
  const source = join(packages, 'theme/src');
  const result = await build({
    ...shared,
    entryPoints: {
      'page-template': join(source, 'server/page-template.ts'),
      'render-document': join(source, 'server/render-document.tsx'),
      components: join(source, 'server/islands/component-runtime.tsx'),
      'override-markup': join(source, 'server/overrides/override-markup.tsx'),
      'react-markup': join(source, 'server/react-markup.tsx'),
      messages: join(source, 'i18n/messages-for.ts'),
      languages: join(source, 'i18n/languages.ts'),
    },
    outdir: join(packages, 'theme/dist'),
    jsx: 'automatic',
    define: { ...shared.define, ...noOverrides },
    // Pages are rendered to strings, so the streaming half of the renderer is omitted.
    alias: {
      'react-dom/server': fileURLToPath(import.meta.resolve('react-dom/package.json')).replace(
        'package.json',
        renderer,
      ),
    },
  });
  return slim(result);
}

/** The precompiled bundle is only for sites without component overrides. */
const noOverrides = { 'siteOverrides.logo': 'false', 'siteOverrides.footer': 'false' };

/**
 * Packs the theme's sources and React for browsers into one file, from which scripts and renderer of sites with
 * overrides are bundled. `docsgen theme eject` copies components from it.
 */
export async function packModules() {
  const source = join(packages, 'theme/src');
  const entries = [
    'browser/navigation/site-shell-root.tsx',
    'server/overrides/site-renderer.tsx',
    'server/islands/client-hooks.ts',
    'parts.ts',
  ];
  const options = { ...shared, jsx: /** @type {const} */ ('automatic'), outdir: 'none', banner: { js: '' } };
  const { metafile } = await build({
    ...options,
    entryPoints: entries.map((entry) => join(source, entry)),
    external: ['react', 'react-dom'],
    plugins: [compiledLanguages],
  });
  const modules = Object.keys(metafile.inputs)
    .sort()
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      const name = path.replace(/^packages\/theme\/src\//, '').replace(/^packages\/contract\/src\//, 'contract/');
      // Components get the UI strings of a page as props.
      return [name, name === 'parts.ts' ? text.replace(/^export \{ languages \}.*\n/m, '') : text];
    });
  const names = {
    react: 'react',
    jsxRuntime: 'react/jsx-runtime',
    reactDom: 'react-dom',
    reactClient: 'react-dom/client',
  };
  const lines = Object.entries(names).map(([name, from]) => `import * as ${name} from '${from}'; export { ${name} };`);
  const {
    outputFiles: [react],
  } = await build({
    ...options,
    splitting: false,
    platform: 'browser',
    target: 'esnext',
    minify: true,
    legalComments: 'none',
    stdin: { contents: lines.join('\n'), resolveDir: source },
  });
  return JSON.stringify({ modules: Object.fromEntries(modules), react: react?.text ?? '' });
}

/** Theme components for a site's code, rendered with the same React as that code. */
export function compileParts() {
  return build({
    ...shared,
    entryPoints: {
      parts: join(packages, 'theme/src/parts.ts'),
      client: join(packages, 'theme/src/server/islands/client.ts'),
    },
    outdir: join(packages, 'theme/dist'),
    jsx: 'automatic',
    define: { ...shared.define, ...noOverrides },
    // Pages are rendered to strings, so the streaming half of the renderer is omitted.
    alias: {
      'react-dom/server': fileURLToPath(import.meta.resolve('react-dom/package.json')).replace(
        'package.json',
        renderer,
      ),
    },
    external: ['react'],
    // The code also runs in browsers.
    banner: { js: '' },
    plugins: [compiledLanguages],
  });
}

/** @satisfies {import('esbuild').Plugin} */
const compiledLanguages = {
  name: 'compiled-languages',
  setup: ({ onResolve }) => {
    onResolve({ filter: /\/languages\.ts$/ }, () => ({ path: './languages.js', external: true }));
  },
};

/** Type declarations of the props of components, for `docsgen theme show`. */
export function partTypes() {
  const files = [
    ...['html', 'views', 'post-views', 'article-messages'].map((name) => `contract/src/${name}.ts`),
    'theme/src/i18n/messages.ts',
  ];
  return files.map((path) => readFileSync(join(packages, path), 'utf8')).join('\n\n');
}
