// @ts-check
// Minifies and compresses compiled files, and writes them to the `dist` folder of a package.
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { transform } from 'esbuild';
import { bundledPackages, dependencyFolders, licencesOf } from '../licenses.js';
import { compress, packages, root, shared } from './options.js';

/**
 * Removes whitespace, which is a third of the size, from files that mainly contain libraries. Names stay, for stack
 * traces.
 *
 * @param {import('esbuild').BuildResult<typeof shared>} result
 */
export async function slim(result) {
  const { outputs } = result.metafile;
  const outputFiles = await Promise.all(
    result.outputFiles.map(async (file) => {
      if (!file.path.endsWith('.js')) return file;
      const inputs = Object.entries(outputs[relative(root, file.path)]?.inputs ?? {});
      const bytesOf = (/** @type {typeof inputs} */ some) =>
        some.reduce((sum, [, each]) => sum + each.bytesInOutput, 0);
      const foreign = inputs.filter(([path]) => path.includes('node_modules/'));
      const isForeign = bytesOf(foreign) > 0.75 * bytesOf(inputs);
      if (!isForeign) return file;
      const { code } = await transform(file.text, { minifyWhitespace: true, format: 'esm', target: shared.target });
      return { ...file, contents: Buffer.from(code), text: code };
    }),
  );
  return { ...result, outputFiles: outputFiles.flatMap((file) => packed(file, result.metafile)) };
}

/** Libraries and tables that few sites use, and code that runs once for a site, such as init. */
const large = /^(generate-fonts|icon-nodes|init|prompts)-\w+\.js$/;

/**
 * Compresses a large file, and adds a small module that decompresses it when it is imported.
 *
 * @template {import('esbuild').OutputFile} File
 * @param {File} file
 * @param {import('esbuild').Metafile} metafile
 * @returns {readonly File[]}
 */
function packed(file, { outputs }) {
  const name = basename(file.path);
  if (!large.test(name)) return [file];
  const exported = outputs[relative(root, file.path)]?.exports ?? [];
  const stub = `import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
const packed = readFileSync(new URL(${JSON.stringify(`./${name}.br`)}, import.meta.url));
const text = brotliDecompressSync(packed).toString()
  .replace(/"([.][/][a-zA-Z0-9_-]+-[A-Z0-9]{8}[.]js|[.][.][/][.][.][/]theme[/]dist[/][a-z-]+[.]js)"/g, (_, path) =>
    JSON.stringify(new URL(path, import.meta.url)))
  .replaceAll('import.meta.url', () => JSON.stringify(import.meta.url));
const module = await import('data:text/javascript;base64,' + Buffer.from(text).toString('base64'));
${exported.map(exportOf).join('\n')}
`;
  const compressed = new Uint8Array(compress(file.contents, `${file.path}.br`));
  return [
    { ...file, contents: Buffer.from(stub), text: stub },
    { ...file, path: `${file.path}.br`, contents: compressed, text: '' },
  ];
}

/** Re-exports a name of the compressed module. */
const exportOf = (/** @type {string} */ name) =>
  name === 'default' ? 'export default module.default;' : `export const ${name} = module.${name};`;

/** Temporary output folder of a package, so that a failed compilation does not break the command. */
export const freshFolder = (/** @type {string} */ name) => join(packages, name, '.dist-new');

/**
 * @param {string} name of the package
 * @param {readonly import('../compilation-cache.js').Compilation[]} results
 */
export function write(name, results) {
  const [dist, fresh] = [join(packages, name, 'dist'), freshFolder(name)];
  rmSync(fresh, { recursive: true, force: true });
  for (const { path, contents } of results.flatMap(({ outputFiles }) => outputFiles)) {
    const target = join(fresh, relative(dist, path));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, contents);
  }
  // Scripts and fonts of pages contain the dependencies of the theme.
  const inPages = name === 'theme' ? dependencyFolders('packages/theme', root) : [];
  const bundled = bundledPackages(results.map(({ metafile }) => metafile));
  writeFileSync(join(fresh, 'LICENCES.txt'), licencesOf([...bundled, ...inPages], root));
}

/** Replaces the folder in use, as atomically as the file system allows. */
export function replace(/** @type {string} */ name) {
  const [dist, old] = ['dist', '.dist-old'].map((folder) => join(packages, name, folder));
  if (!dist || !old) return;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(freshFolder(name), dist);
  rmSync(old, { recursive: true, force: true });
}
