// Protection of the output folder: locks, leftover and damaged files, and the search index process after docsgen has
// ended.
import { mkdir, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { damageRounds } from '../damage/damage.ts';
import { runCommand } from '../run-command.ts';
import { withSite } from '../site.ts';
import type { SiteLiteral } from '../site-files.ts';

const site: SiteLiteral = {
  'site.config.yaml': 'title: Manual\nlocales: [{ code: es }, { code: en }]\n',
  'content/es/index.md': '# Inicio\n\n[Uno](one.md) ![A](a.svg)\n',
  'content/es/one.md': '# Uno\n',
  'content/en/index.md': '# Start\n',
  'content/es/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>\n',
};
const build = ['build', '.', '--no-search'];

describe('two builds of one output', () => {
  it('concurrent builds run one after the other, and the second one reports that it waits', () =>
    withSite(site, async ({ root }) => {
      const results = await Promise.all([runCommand(build, root), runCommand(build, root)]);
      expect(results.map(({ code }) => code)).toEqual([0, 0]);
      const waiting = `Waiting for another build that is writing to dist (process ${process.pid}) …`;
      expect(results.filter(({ stdout }) => stdout.includes(waiting))).toHaveLength(1);
      expect(results.map(({ stdout }) => /(\d+) files? written/.exec(stdout)?.[1] !== '0').toSorted()).toEqual([
        false,
        true,
      ]);
      expect((await readdir(root)).toSorted()).toEqual(['.docsgen', 'content', 'dist', 'site.config.yaml']);
    }));

  it.each([
    ['of a process that has ended', '999999999 1\n'],
    ['of an earlier process with the same ID, as in containers', `${process.pid} 1\n`],
    ['that is empty', ''],
  ])('a build does not wait for a lock %s', (_, lock) =>
    withSite(site, async ({ root }) => {
      await writeFile(join(root, '.dist.lock'), lock);
      const { code, stdout } = await runCommand(build, root);
      expect(code, stdout).toBe(0);
      expect(stdout).not.toContain('Another build');
      expect((await readdir(root)).toSorted()).toEqual(['.docsgen', 'content', 'dist', 'site.config.yaml']);
    }),
  );
});

describe('the home folder', () => {
  it.each([
    ['the home folder', 'home'],
    ['a parent of the home folder', '.'],
  ])('the output folder cannot be %s', (_, name) =>
    withSite(site, async ({ root }) => {
      const around = await realpath(await mkdtemp(join(tmpdir(), 'docsgen-home-')));
      try {
        const home = join(around, 'home');
        await mkdir(home);
        const out = join(around, name);
        const { code, stderr } = await runCommand(['build', '.', '--out', out], root, { env: { HOME: home } });
        expect([code, stderr]).toEqual([
          2,
          `The output folder ${out} is or contains your home folder; choose another folder with --out\n`,
        ]);
        expect(await readdir(around, { recursive: true })).toEqual(['home']);
      } finally {
        await rm(around, { recursive: true });
      }
    }),
  );
});

describe('damaged files', () => {
  it('a damaged cache does not change the output or abort a build', () =>
    damageRounds(['flip', 'flip', 'flip', 'flip', 'cut', 'version'], 5));
});
