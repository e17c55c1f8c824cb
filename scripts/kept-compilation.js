// @ts-check
// A record of what files were compiled of, and to what: while all of that is the same, they are taken over.
// Authors of the theme wait for each compilation, and the generator, most of the work, knows nothing of the theme.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * @typedef {object} Compilation
 * @property {readonly import('esbuild').OutputFile[]} outputFiles
 * @property {Pick<import('esbuild').Metafile, 'inputs'>} metafile
 */

/**
 * @typedef {object} Place
 * @property {string} record absolute path of the file
 * @property {string} root absolute path of the checkout
 * @property {string} tools versions of what compiles
 */

/**
 * What was compiled last, unless anything else would come of it now.
 *
 * @param {Place} place
 * @returns {Compilation | undefined}
 */
export function keptCompilation({ record, root, tools }) {
  if (!existsSync(record)) return undefined;
  const { inputs, others, outputs, hash } = JSON.parse(readFileSync(record, 'utf8'));
  if (hashOf([...inputs, ...others, ...outputs], root, tools) !== hash) return undefined;
  const outputFiles = outputs.map((/** @type {string} */ path) => {
    const contents = new Uint8Array(readFileSync(join(root, path)));
    return { path: join(root, path), contents, hash: '', text: '' };
  });
  const noneOfTheirs = { bytes: 0, imports: [] };
  return {
    outputFiles,
    metafile: { inputs: Object.fromEntries(inputs.map((/** @type {string} */ path) => [path, noneOfTheirs])) },
  };
}

/**
 * Once the files are where they are used.
 *
 * @param {Compilation} compilation
 * @param {readonly string[]} others what it hangs on, too: files from the root, which may be missing
 * @param {Place} place
 */
export function keepCompilation({ outputFiles, metafile }, others, { record, root, tools }) {
  const inputs = Object.keys(metafile.inputs);
  const outputs = outputFiles.map(({ path }) => relative(root, path));
  const hash = hashOf([...inputs, ...others, ...outputs], root, tools);
  writeFileSync(record, JSON.stringify({ inputs, others, outputs, hash }));
}

/**
 * @param {readonly string[]} paths from the root
 * @param {string} root
 * @param {string} tools
 */
function hashOf(paths, root, tools) {
  const hash = createHash('sha256').update(tools);
  for (const path of paths) {
    const file = join(root, path);
    const bytes = existsSync(file) ? readFileSync(file) : undefined;
    // With the length, so that no byte can stand in one file or in the next.
    hash.update(`\n${path} ${bytes?.length}\n`);
    if (bytes) hash.update(bytes);
  }
  return hash.digest('hex');
}
