// Files of another generator's site, in its folder and next to it, without installed packages and hidden files.
import { execFileSync } from 'node:child_process';
import { symlinkSync, utimesSync } from 'node:fs';
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

it('a file was added at its first commit, or at the time of the file system without one', async () => {
  const root = folderWith({ 'a.md': 'first\n', 'new.md': 'x' });
  const git = (...args: readonly string[]): void => {
    const env = { ...process.env, GIT_COMMITTER_DATE: '2021-02-03T04:05:06+02:00' };
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: root, env });
  };
  utimesSync(join(root, 'new.md'), 1_600_000_000, 1_600_000_000);
  const files = openForeign(root);
  expect(await files.addedAt?.('new.md')).toEqual({ instant: '2020-09-13T12:26:40Z', by: 'file' });
  git('init', '--quiet');
  git('add', 'a.md');
  git('commit', '--quiet', '--message', 'first');
  expect(await files.addedAt?.('a.md')).toEqual({ instant: '2021-02-03T02:05:06Z', by: 'commit' });
  expect(await files.addedAt?.('new.md')).toEqual({ instant: '2020-09-13T12:26:40Z', by: 'file' });
});
