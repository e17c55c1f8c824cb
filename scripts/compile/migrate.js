// @ts-check
// Compiles the package that migrates sites. Its dependencies are installed with it instead of bundled.
import { join } from 'node:path';
import { build } from 'esbuild';
import { packages, shared } from './options.js';

const source = join(packages, 'migrate/src');
const options = {
  ...shared,
  outdir: join(packages, 'migrate/dist'),
  banner: { js: '' },
  // The paths in `tsconfig.json` are ignored, because docsgen's sources would be bundled otherwise.
  tsconfigRaw: {},
};

export function compileMigrate() {
  return build({
    ...options,
    entryPoints: { cli: join(source, 'cli.ts'), 'site-process': join(source, 'foreign/site-process.ts') },
    packages: 'external',
  });
}

/** Replacements for Docusaurus modules, for the bundler of a site's components. The code also runs in browsers. */
export function compileDocusaurusModules() {
  return build({
    ...options,
    entryPoints: { docusaurus: join(source, 'compat/docusaurus.ts') },
    splitting: false,
    jsx: 'automatic',
    external: ['react'],
  });
}
