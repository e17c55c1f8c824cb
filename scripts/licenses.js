// @ts-check
// Collects the licenses of bundled packages, which are published with the compiled files.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the text of all licenses, sorted by package name.
 *
 * @param {readonly string[]} folders package folders, relative to `root`
 * @param {string} root absolute path of the checkout
 */
export function licencesOf(folders, root) {
  return [...new Set(folders)]
    .sort()
    .map((folder) => licenceIn(join(root, folder)))
    .join('\n---\n\n');
}

/**
 * Returns the folders of the packages in bundles.
 *
 * @param {readonly Pick<import('esbuild').Metafile, 'inputs'>[]} metafiles with paths relative to the checkout
 */
export function bundledPackages(metafiles) {
  const paths = metafiles.flatMap(({ inputs }) => Object.keys(inputs));
  return paths.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []);
}

/**
 * Returns the folders of direct and indirect dependencies of a workspace package.
 *
 * @param {string} folder folder of the package, relative to `root`
 * @param {string} root absolute path of the checkout
 * @returns {readonly string[]}
 */
export function dependencyFolders(folder, root) {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const names = Object.keys(dependencies).filter((name) => !name.startsWith('@docsgen/'));
  return names.flatMap((name) => [`node_modules/${name}`, ...dependencyFolders(`node_modules/${name}`, root)]);
}

/** @param {string} folder package folder */
function licenceIn(folder) {
  const { name, version, license, repository } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const entry = readdirSync(folder, { withFileTypes: true }).find((each) => /^licen[cs]e/i.test(each.name));
  const path = join(folder, entry?.name ?? '');
  const files = entry?.isDirectory() ? readdirSync(path).map((each) => join(path, each)) : entry ? [path] : [];
  const texts = files.map((file) => readFileSync(file, 'utf8').trim());
  // Some packages have no license file, but a license comment in their source.
  if (texts.length === 0) texts.push(`Source, with the text of the licence: ${repository?.url ?? repository}`);
  return `${name} ${version} (${license})\n\n${texts.join('\n\n')}\n`;
}
