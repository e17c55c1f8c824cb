// build --report: the file it writes tells the truth about the build it was written for.
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCli } from './cli.ts';
import { readFolder, type SiteLiteral, withSite } from './site.ts';

const site: SiteLiteral = {
  'site.config.yaml': 'title: Manual\nurl: https://docs.example.com\nlocales: [{ code: es }, { code: en }]\n',
  'content/es/index.md': '# Inicio\n',
  'content/en/index.md': '# Start\n',
  'content/es/guide/one.md': '# Uno\n',
  'content/en/guide/one.md': '# One\n',
  'content/es/guide/two.md': '# Dos\n',
};
const broken = { ...site, 'content/es/index.md': '# Inicio\n\n[Perdido](lost.md)\n' };

/** Rows of the tables, cells between bars. */
async function rowsOf(file: string): Promise<readonly string[]> {
  const html = await readFile(file, 'utf8');
  expect(html).toContain('<title>Build report: Manual</title>');
  return (html.match(/<tr[ >].*?<\/tr>/gs) ?? []).map((row) =>
    row
      .replace(/<\/t[dh]>/g, '|')
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

describe('the report of a build', () => {
  it('stands where it was asked for, and counts what was done and what is there', () =>
    withSite(site, async ({ root }) => {
      const run = (): ReturnType<typeof runCli> => runCli(['build', '--report', 'reports/first.html'], root);
      expect(await run()).toMatchObject({ code: 0, stdout: expect.stringContaining('reports/first.html') });
      const first = await rowsOf(join(root, 'reports/first.html'));
      const files = [...(await readFolder(join(root, 'dist')))].filter(([path]) => path !== '.docsgen-manifest.json');
      const pages = files.filter(([path]) => path.endsWith('.html'));
      expect(first.find((row) => row.startsWith('Pages|'))).toMatch(new RegExp(`^Pages\\|${pages.length}\\|`));
      expect(first.find((row) => row.startsWith('All|'))).toMatch(new RegExp(`^All\\|${files.length}\\|`));
      expect(first).toEqual(
        expect.arrayContaining(['Files read|0|5|0%|', 'Texts compiled|0|5|0%|', 'Pages rendered|0|6|0%|']),
      );
      expect((await run()).code).toBe(0);
      const second = await rowsOf(join(root, 'reports/first.html'));
      expect(second).toEqual(expect.arrayContaining(['Texts compiled|5|0|100%|', 'Pages rendered|6|0|100%|']));
      expect(second.find((row) => row.startsWith('All|'))).toBe(first.find((row) => row.startsWith('All|')));
    }));

  it('counts texts that were compiled only to be searched', () =>
    withSite(site, async ({ root, write }) => {
      await runCli(['build'], root);
      await rm(join(root, '.docsgen/cache/articles'), { recursive: true });
      await write({ 'content/es/guide/two.md': '# Dos\n\nMás.\n' });
      await runCli(['build', '--report', 'report.html'], root);
      expect(await rowsOf(join(root, 'report.html'))).toEqual(
        expect.arrayContaining(['Texts compiled|0|5|0%|', 'Pages rendered|4|2|67%|']),
      );
    }));

  it('has a row for each thread that made pages, and their pages are all pages', () =>
    withSite(site, async ({ root }) => {
      await runCli(['build', '--jobs', '2', '--report', 'report.html'], root);
      const rows = (await rowsOf(join(root, 'report.html'))).filter((row) => /^(main|thread \d)\|/.test(row));
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.reduce((sum, row) => sum + Number(row.split('|')[1]), 0)).toBe(6);
    }));

  it('is written for a build that fails, if it made pages', () =>
    withSite(broken, async ({ root }) => {
      expect((await runCli(['build', '--report', 'report.html'], root)).code).toBe(1);
      expect(await rowsOf(join(root, 'report.html'))).toContain('Pages rendered|0|6|0%|');
      expect(await readFile(join(root, 'report.html'), 'utf8')).toContain('Nothing was written.');
      expect(await readFolder(join(root, 'dist'))).toEqual(new Map());
    }));

  it('is not there for a build that never came as far', () =>
    withSite({ ...site, 'site.config.yaml': 'titel: Manual\n' }, async ({ root }) => {
      expect((await runCli(['build', '--report', 'report.html'], root)).code).toBe(1);
      await expect(stat(join(root, 'report.html'))).rejects.toThrow('ENOENT');
    }));

  it.each([
    ['a folder', 'content', 'content is a folder'],
    ['a file that is no HTML', 'content/es/index.md', 'must end in .html'],
    ['a file among the pages', 'dist/index.html', 'would be a page of the site'],
  ])('is refused for %s, with 2 and before anything is built', (_what, file, words) =>
    withSite(site, async ({ root }) => {
      const before = await readFolder(root);
      const { code, stderr } = await runCli(['build', '--report', file], root);
      expect(stderr).toContain(words);
      expect(code).toBe(2);
      expect(await readFolder(root)).toEqual(before);
    }),
  );

  it('that cannot be written is told in one sentence, with 2', () =>
    withSite(site, async ({ root }) => {
      const { code, stderr } = await runCli(['build', '--report', 'site.config.yaml/report.html'], root);
      expect(stderr).toMatch(/^The report cannot be written: .*site\.config\.yaml.*\n$/);
      expect(code).toBe(2);
    }));

  it('and --watch do not go together', () =>
    withSite(site, async ({ root }) => {
      const { code, stderr } = await runCli(['build', '--watch', '--report', 'report.html'], root);
      expect(stderr).toContain('leave out --watch');
      expect(code).toBe(2);
    }));
});
