// @ts-check
// The licences of everything that is compiled in: they travel with the compiled files.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Text of all licences, one package after the other, by name.
 *
 * @param {import('esbuild').Metafile} metafile whose paths start at `root`
 * @param {string} root absolute path of the checkout
 */
export function licencesOf({ inputs }, root) {
  const folders = Object.keys(inputs).flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []);
  return [...new Set(folders)]
    .sort()
    .map((folder) => licenceIn(join(root, folder)))
    .join('\n---\n\n');
}

/** @param {string} folder of one package */
function licenceIn(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const entry = readdirSync(folder, { withFileTypes: true }).find((each) => /^licen[cs]e/i.test(each.name));
  const path = join(folder, entry?.name ?? '');
  const files = entry?.isDirectory() ? readdirSync(path).map((each) => join(path, each)) : entry ? [path] : [];
  const texts = files.map((file) => readFileSync(file, 'utf8').trim());
  return `${name} ${version} (${license})\n\n${texts.join('\n\n')}\n`;
}
