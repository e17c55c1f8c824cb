// @ts-check
// Imports modules of the generator, which are TypeScript, into the scripts that compile it.
import { mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { packages, shared } from './options.js';
import { compiledTheme } from './plugins.js';

/**
 * @param {readonly string[]} paths relative to the generator's sources
 * @returns {Promise<any[]>} the exports of each module
 */
export async function importSources(paths) {
  // Compiled in the package's folder, so that the modules find esbuild and the theme.
  const folder = mkdtempSync(join(packages, 'generator/.dist-sources-'));
  try {
    await build({
      ...shared,
      // Otherwise, modules that are imported dynamically would be in files that are removed below.
      splitting: false,
      write: true,
      outdir: folder,
      entryNames: '[name]',
      entryPoints: paths.map((path) => join(packages, 'generator/src', path)),
      external: ['esbuild'],
      plugins: [compiledTheme],
    });
    const files = paths.map((path) => join(folder, basename(path).replace(/\.ts$/, '.js')));
    return await Promise.all(files.map((file) => import(pathToFileURL(file).href)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
