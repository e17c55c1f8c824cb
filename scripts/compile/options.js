// @ts-check
// What all compilations have in common.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const packages = join(root, 'packages');

/** For a package that is to be published: large files are a tenth smaller, and compiling takes twice as long. */
export const isSmallest = process.argv.includes('--smallest');

/** @satisfies {import('esbuild').BuildOptions} */
export const shared = {
  bundle: true,
  // Paths stand in what is compiled, and must not depend on where the checkout is.
  absWorkingDir: root,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  logLevel: 'warning',
  legalComments: 'linked',
  metafile: true,
  write: false,
  // Chosen once and for all: React as it renders in production, which is many times faster.
  define: { 'process.env.NODE_ENV': '"production"' },
  minifySyntax: true,
  // CommonJS dependencies ask for Node's own modules with `require`, which modules do not have.
  banner: {
    js: `import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);`,
  },
};

/**
 * Taken over from the last compilation where it is the same.
 *
 * @param {string | Uint8Array} content
 * @param {string} before where it was compressed to
 */
export function compress(content, before) {
  const bytes = Buffer.from(content);
  const known = compressed.get(before) ?? (existsSync(before) ? readFileSync(before) : undefined);
  // It may have been compressed less, where it has to be smallest.
  const isKnown = !isSmallest && known && brotliDecompressSync(known).equals(bytes);
  const params = { [constants.BROTLI_PARAM_QUALITY]: isSmallest ? 10 : 9 };
  const made = isKnown ? known : brotliCompressSync(bytes, { params });
  compressed.set(before, made);
  return made;
}

/** @type {Map<string, Buffer>} */
const compressed = new Map();
