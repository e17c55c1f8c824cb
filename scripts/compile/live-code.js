// @ts-check
// Compiles the package for live code. All its dependencies are bundled: those of the frame run only in browsers.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { packages, shared } from './options.js';

const source = join(packages, 'live-code/src');
const { resolve } = createRequire(join(source, 'plugin.ts'));
const options = { ...shared, outdir: join(packages, 'live-code/dist'), banner: { js: '' } };

export function compileLiveCode() {
  return build({
    ...options,
    entryPoints: ['plugin', 'code-blocks'].map((name) => join(source, `${name}.ts`)),
    external: ['docsgen/plugin'],
  });
}

/** Article files, which docsgen bundles again for the browsers of a site. */
export function compileLiveCodeClient() {
  const names = ['playground.ts', 'playground.css', 'editor.ts', 'frame.ts', 'frame.css'];
  return build({
    ...options,
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
