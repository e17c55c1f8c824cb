// Files of another generator's site, in its folder and next to it, without installed packages and hidden files.
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openForeign } from '../../src/foreign/foreign-files.ts';
import { folderWith } from './docusaurus/foreign-site.ts';

it('lists hidden files, but no hidden folders or installed packages, and follows no circular links', async () => {
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
