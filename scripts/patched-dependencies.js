// @ts-check Changes to dependencies that are compiled in, kept as patch files and applied while they are bundled: what
// is installed stays as it is. A patch is named after the version it was made for, so that an update of the dependency
// is noticed.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { applyPatch, parsePatch } from 'diff';

/**
 * @typedef {object} PatchedFile
 * @property {string} name of the package
 * @property {string} version the only one the patch is for
 * @property {string} path from the package's folder, with `/`
 * @property {import('diff').StructuredPatch} patch
 */

/**
 * The patches of a folder: files called `<package>@<version>.patch`, each a unified diff of files of the package, with
 * the reason for it above.
 *
 * @param {string} folder
 * @returns {readonly PatchedFile[]}
 */
export function readPatches(folder) {
  return readdirSync(folder).flatMap((file) => {
    const [, name, version] = /^(.+)@([^@]+)\.patch$/.exec(file) ?? [];
    const patches = parsePatch(readFileSync(join(folder, file), 'utf8'));
    return (patches.length > 0 ? patches : [undefined]).map((patch) => {
      const path = patch?.newFileName?.replace(/^b\//, '');
      if (!name || !version || !patch || !path) throw new Error(`${file} is no patch of a package's files`);
      return { name, version, path, patch };
    });
  });
}

/**
 * esbuild plugin. The bundle fails when a patched file is not part of it, has another version, or does not fit the
 * patch.
 *
 * @param {readonly PatchedFile[]} patches
 * @returns {import('esbuild').Plugin}
 */
export function patchedDependencies(patches) {
  return {
    name: 'patched-dependencies',
    setup: ({ onStart, onLoad, onEnd }) => {
      /** @type {Set<PatchedFile>} */
      const unused = new Set();
      onStart(() => {
        for (const patch of patches) unused.add(patch);
      });
      for (const patch of patches) {
        onLoad({ filter: fileFilter(patch) }, ({ path }) => {
          unused.delete(patch);
          return patchedFile(patch, path);
        });
      }
      onEnd(() => ({
        errors: [...unused].map(({ name, path }) => ({
          text: `${name}/${path} is patched, but not part of the bundle`,
        })),
      }));
    },
  };
}

/** @param {PatchedFile} patch */
function fileFilter({ name, path }) {
  const pattern = `/node_modules/${name}/${path}`.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]');
  return new RegExp(`${pattern}$`);
}

/**
 * @param {PatchedFile} patch
 * @param {string} file its absolute path
 * @returns {import('esbuild').OnLoadResult}
 */
function patchedFile({ name, version, path, patch }, file) {
  const root = file.slice(0, file.length - path.split('/').join(sep).length);
  const installed = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
  const problem = `Look at ${name} ${installed}: does it still need its patch, which was made for ${version}?`;
  if (installed !== version) return { errors: [{ text: problem }] };
  const contents = applyPatch(readFileSync(file, 'utf8'), patch);
  return contents === false ? { errors: [{ text: problem }] } : { contents, loader: 'js' };
}
