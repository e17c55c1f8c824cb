// @ts-check
// The licences of everything that is compiled in: they travel with the compiled files.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Text of all licences, one package after the other, by name.
 *
 * @param {readonly string[]} folders of packages, from `root`
 * @param {string} root absolute path of the checkout
 */
export function licencesOf(folders, root) {
  return [...new Set(folders)]
    .sort()
    .map((folder) => licenceIn(join(root, folder)))
    .join('\n---\n\n');
}

/**
 * Folders of the packages that are part of bundles.
 *
 * @param {readonly Pick<import('esbuild').Metafile, 'inputs'>[]} metafiles whose paths start at the checkout
 */
export function bundledPackages(metafiles) {
  const paths = metafiles.flatMap(({ inputs }) => Object.keys(inputs));
  return paths.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []);
}

/**
 * Folders of the packages that one of ours depends on, and those that they depend on.
 *
 * @param {string} folder of the package, from `root`
 * @param {string} root absolute path of the checkout
 * @returns {readonly string[]}
 */
export function dependencyFolders(folder, root) {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const names = Object.keys(dependencies).filter((name) => !name.startsWith('@docsgen/'));
  return names.flatMap((name) => [`node_modules/${name}`, ...dependencyFolders(`node_modules/${name}`, root)]);
}

/** @param {string} folder of one package */
function licenceIn(folder) {
  const { name, version, license, repository } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const entry = readdirSync(folder, { withFileTypes: true }).find((each) => /^licen[cs]e/i.test(each.name));
  const path = join(folder, entry?.name ?? '');
  const files = entry?.isDirectory() ? readdirSync(path).map((each) => join(path, each)) : entry ? [path] : [];
  const texts = files.map((file) => readFileSync(file, 'utf8').trim());
  // Where a package has no text of its own, its source has.
  if (texts.length === 0) texts.push(`Source, with the text of the licence: ${repository?.url ?? repository}`);
  return `${name} ${version} (${license})\n\n${texts.join('\n\n')}\n`;
}
