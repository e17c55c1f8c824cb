// @ts-check
// Options shared by all compilations.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const packages = join(root, 'packages');

/** Set for published packages: large files are 10% smaller, and compilation takes twice as long. */
export const isSmallest = process.argv.includes('--smallest');

/** @satisfies {import('esbuild').BuildOptions} */
export const shared = {
  bundle: true,
  // Compiled files contain paths, which must not depend on the location of the checkout.
  absWorkingDir: root,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  logLevel: 'warning',
  legalComments: 'linked',
  metafile: true,
  write: false,
  // React's production build, which is many times faster.
  define: { 'process.env.NODE_ENV': '"production"' },
  minifySyntax: true,
  // CommonJS dependencies load Node's modules with `require`, which is not available in ES modules.
  banner: {
    js: `import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);`,
  },
};

/**
 * Compresses a file. Reuses the compressed file of the last compilation if the content is the same.
 *
 * @param {string | Uint8Array} content
 * @param {string} before path of the compressed file of the last compilation
 */
export function compress(content, before) {
  const bytes = Buffer.from(content);
  const known = compressed.get(before) ?? (existsSync(before) ? readFileSync(before) : undefined);
  // The last compilation may have used a lower compression level.
  const isKnown = !isSmallest && known && brotliDecompressSync(known).equals(bytes);
  const params = { [constants.BROTLI_PARAM_QUALITY]: isSmallest ? 10 : 9 };
  const made = isKnown ? known : brotliCompressSync(bytes, { params });
  compressed.set(before, made);
  return made;
}

/** @type {Map<string, Buffer>} */
const compressed = new Map();
