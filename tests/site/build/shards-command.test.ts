// Shards as in a CI matrix: one command builds each shard, and another merges them.
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../run-command.ts';
import { withSite } from '../site.ts';
import { firstDifference, readFolder, type SiteLiteral } from '../site-files.ts';

const site: SiteLiteral = {
  'index.md': '# Notes\n\n[One](one.md#more)\n',
  'one.md': '# One\n\n## More\n\nWords.\n',
  'two.md': '# Two\n\n![Plan](plan.svg)\n',
  'plan.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>\n',
  'three/four.md': '# Four\n',
};

async function expectSame(root: string, folder: string, other: string): Promise<void> {
  const [is, shouldBe] = await Promise.all([folder, other].map((name) => readFolder(join(root, name))));
  expect(shouldBe?.size).toBeGreaterThan(5);
  expect(firstDifference(is ?? new Map(), shouldBe ?? new Map())).toBeUndefined();
}

describe('build --shard', () => {
  it('shards compile their own articles, and the merged site is the same as that of one build', () =>
    withSite(site, async ({ root }) => {
      expect((await runCommand(['build', root])).code).toBe(0);
      const built = await readFolder(join(root, 'dist'));
      let articles = 0;
      for (const shard of ['1/3', '2/3', '3/3']) {
        const { code, stdout, stderr } = await runCommand(['build', root, '--shard', shard]);
        expect([code, stderr]).toEqual([0, '']);
        articles += Number(/^Shard \d of 3: (\d+) article/m.exec(stdout)?.[1]);
      }
      expect(articles).toBe(Object.keys(site).filter((path) => path.endsWith('.md')).length);
      expect(firstDifference(await readFolder(join(root, 'dist')), built)).toBeUndefined();
      expect((await readdir(join(root, '.docsgen/shards'))).toSorted()).toEqual(['1-of-3', '2-of-3', '3-of-3']);

      await rename(join(root, 'dist'), join(root, '.whole'));
      await rm(join(root, '.docsgen/cache'), { recursive: true });
      const { code, stdout, stderr } = await runCommand(['merge'], root);
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout).toMatch(/^en +4 pages/m);
      await expectSame(root, 'dist', '.whole');
    }));

  it('--out and --from set the shard folders, also without a search index', () =>
    withSite(site, async ({ root }) => {
      expect((await runCommand(['build', '--no-search', '--out', '.whole'], root)).code).toBe(0);
      const options = ['--no-search', '--shard'];
      for (const part of ['1', '2'])
        expect(
          (await runCommand(['build', ...options, `${part}/2`, '--out', `../${part}`], join(root, 'three/..'))).code,
        ).toBe(0);
      const from = ['--from', '../1', '../2'];
      try {
        const { code, stderr } = await runCommand(['merge', '.', '--no-search', '--out', 'site', ...from], root);
        expect([code, stderr]).toEqual([0, '']);
        await expectSame(root, 'site', '.whole');
        const searched = await runCommand(['merge', '.', '--out', 'site', ...from], root);
        expect([searched.code, searched.stderr]).toEqual([0, '']);
        expect((await runCommand(['build', '--out', '.whole'], root)).code).toBe(0);
        await expectSame(root, 'site', '.whole');
      } finally {
        for (const part of ['1', '2']) await rm(join(root, '..', part), { recursive: true, force: true });
      }
    }));

  it('a shard whose pages have errors exits with 1', () =>
    withSite({ ...site, 'two.md': '# Two\n\n::include[./_lost.md]\n' }, async ({ root }) => {
      const results = [
        await runCommand(['build', root, '--shard', '1/2']),
        await runCommand(['build', root, '--shard', '2/2']),
      ];
      expect(results.map(({ code }) => code).toSorted()).toEqual([0, 1]);
      expect(results.map(({ stderr }) => stderr).join('')).toContain('two.md:3:1 error ');
    }));
});

describe('merge', () => {
  it('a merge without shards exits with 1 and writes nothing', () =>
    withSite(site, async ({ root }) => {
      const { code, stderr } = await runCommand(['merge'], root);
      expect(code).toBe(1);
      expect(stderr).toContain('error No shards to merge [shard]\n  Build them with --shard');
      expect(stderr).toContain('Nothing was written.');
      expect(await readdir(root)).not.toContain('dist');
    }));

  it.each([
    ['does not exist', 'nowhere'],
    ['is a built site', 'other'],
    ['contains no packs', 'three'],
  ])('a merge with a folder that %s exits with 1 and writes nothing', (_what, name) =>
    withSite(site, async ({ root }) => {
      expect((await runCommand(['build', '--shard', '1/2', '--out', 'one'], root)).code).toBe(0);
      expect((await runCommand(['build', '--no-search', '--out', 'other'], root)).code).toBe(0);
      const { code, stderr } = await runCommand(['merge', '--from', 'one', name], root);
      expect(code).toBe(1);
      expect(stderr).toContain(`error The folder ${name} contains no shard [shard]`);
      expect(await readdir(root)).not.toContain('dist');
    }),
  );

  it.each([
    [
      'a shard number above the total',
      ['build', '--shard', '4/3'],
      "--shard must have the form 2/5, for shard 2 of 5 (at most 1000), not '4/3'",
    ],
    ['the shard number 0', ['build', '--shard', '0/3'], "not '0/3'"],
    ['a shard without a total', ['build', '--shard', 'third'], "not 'third'"],
    ['too many shards', ['build', '--shard', '1/2000'], "not '1/2000'"],
    ['a shard and --watch', ['build', '--shard', '1/3', '--watch'], '--shard and --watch cannot be used together'],
    [
      'a shard and --locale',
      ['build', '--shard', '1/3', '--locale', 'en'],
      '--shard and --locale cannot be used together',
    ],
    ['a shard and --verify', ['build', '--shard', '1/3', '--verify'], '--shard and --verify cannot be used together'],
    ['an output folder that contains the site', ['merge', '--out', '.'], 'contains the site'],
  ] as const)('a build or merge with %s exits with 2 and writes nothing', (_what, args, words) =>
    withSite(site, async ({ root }) => {
      const { code, stdout, stderr } = await runCommand(args, root);
      expect(stderr).toContain(words);
      expect([code, stdout]).toEqual([2, '']);
      expect((await readFolder(root)).size).toBe(Object.keys(site).length);
    }),
  );
});

describe('merge --strict', () => {
  it('merge --strict treats warnings as errors and writes nothing', () =>
    withSite({ ...site, 'two.md': '# Two\n\n[Lost](lost.md)\n' }, async ({ root }) => {
      for (const shard of ['1/2', '2/2'])
        expect((await runCommand(['build', '--no-search', '--shard', shard], root)).code).toBe(0);
      const strict = await runCommand(['merge', '--no-search', '--strict'], root);
      expect([strict.code, strict.stderr]).toEqual([
        1,
        expect.stringMatching(/two\.md:3:1 error .*\[broken-link\][\s\S]*1 error\. Nothing was written\./),
      ]);
      expect(await readdir(root)).not.toContain('dist');
      expect((await runCommand(['merge', '--no-search'], root)).code).toBe(0);
    }));
});
