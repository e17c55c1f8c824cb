// @ts-check
// Compiles the article files of the package for live code, with their dependencies.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { packages } from './options.js';
import { pluginOptions } from './plugin-package.js';

const source = join(packages, 'live-code/src');
const { resolve } = createRequire(join(source, 'plugin.ts'));

/** docsgen bundles the files again for the browsers of a site. */
export function compileLiveCodeClient() {
  const names = ['playground.ts', 'playground.css', 'editor.ts', 'frame.ts', 'frame.css'];
  return build({
    ...pluginOptions('live-code'),
    outdir: join(packages, 'live-code/dist/client'),
    entryPoints: names.map((name) => join(source, 'client', name)),
    splitting: false,
    platform: 'browser',
    target: 'es2023',
    minify: true,
    // acorn-jsx requires the CommonJS version of acorn, which would add a second copy to the bundle.
    alias: { acorn: resolve('acorn').replace(/\.js$/, '.mjs') },
  });
}
