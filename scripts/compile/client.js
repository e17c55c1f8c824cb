// @ts-check
// Bundles the scripts and styles of pages, and hashes the code that builds pages.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { importSources } from './import-sources.js';
import { compress, packages } from './options.js';
import { freshFolder } from './output.js';

/** Bundled at compile time, because scripts and styles of pages are the same for every site. */
export async function writeClient() {
  const [{ bundleClient }, { packBundle }] = await importSources([
    'bundle/client/bundle-client.ts',
    'bundle/client/load-client.ts',
  ]);
  const bundle = await bundleClient();
  const { text, kept } = packBundle(bundle);
  writeFileSync(join(freshFolder('generator'), 'client.json'), text);
  mkdirSync(join(freshFolder('generator'), 'client'));
  for (const [name, content] of kept) {
    const before = join(packages, 'generator/dist/client', name);
    const written = name.endsWith('.br') ? compress(content, before) : content;
    writeFileSync(join(freshFolder('generator'), 'client', name), written);
  }
  return { text, kept };
}

/**
 * Returns a hash of all code that builds pages, so that a build never reuses results of different code.
 *
 * @param {readonly import('esbuild').OutputFile[]} files
 * @param {readonly (string | Uint8Array)[]} others
 */
export function writeCodeHash(files, others) {
  const hash = createHash('sha256');
  for (const { path, contents } of files) hash.update(basename(path)).update(contents);
  for (const each of others) hash.update(each);
  const { dependencies } = JSON.parse(readFileSync(join(packages, 'generator/package.json'), 'utf8'));
  hash.update(JSON.stringify(dependencies));
  writeFileSync(join(freshFolder('generator'), 'code-hash.txt'), hash.digest('hex').slice(0, 16));
}
