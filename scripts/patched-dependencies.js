// @ts-check Applies patch files to dependencies while they are bundled. Installed files are not changed. The name of a
// patch includes the version, so that an update of the dependency makes the bundle fail.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { applyPatch, parsePatch } from 'diff';

/**
 * @typedef {object} PatchedFile
 * @property {string} name of the package
 * @property {string} version the only version that the patch applies to
 * @property {string} path relative to the package's folder, with `/`
 * @property {import('diff').StructuredPatch} patch
 */

/**
 * Reads the patches in a folder: files named `<package>@<version>.patch`, each with a reason and a unified diff.
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
      if (!name || !version || !patch || !path) throw new Error(`${file} is not a patch of a package`);
      return { name, version, path, patch };
    });
  });
}

/**
 * esbuild plugin that applies the patches. The bundle fails if a patched file is not part of it, if it has a different
 * version, or if the patch does not apply.
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
