// Files of another generator's site: in its folder and beside it, without what is installed or hidden.
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openForeign } from '../../../packages/generator/src/io/foreign-files.ts';
import { folderWith } from '../migrate/docusaurus/foreign-site.ts';

it('lists files with hidden ones, but not hidden folders and installed packages, and never in a circle', async () => {
  const root = folderWith({
    'b/two.md': '',
    'a.md': '\uFEFFtext',
    '.nojekyll': '',
    '.git/config': '',
    '.well-known/security.txt': '',
    'node_modules/x/index.js': '',
    '../docs/c.md': 'beside',
  });
  symlinkSync('..', join(root, 'b', 'circle'));
  symlinkSync('nowhere', join(root, 'b', 'broken'));
  symlinkSync(join(root, '../docs'), join(root, 'linked'));
  const files = openForeign(root);
  expect(await files.list('')).toEqual(['.nojekyll', '.well-known/security.txt', 'a.md', 'b/two.md', 'linked/c.md']);
  expect(await files.list('../docs')).toEqual(['c.md']);
  expect(await files.list('none')).toEqual([]);
  expect([await files.readText('a.md'), await files.readText('../docs/c.md')]).toEqual(['text', 'beside']);
  expect([await files.readText('none.md'), await files.readBytes('b')]).toEqual([undefined, undefined]);
});
