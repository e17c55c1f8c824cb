// Verification of the output: an outdated page is found, reported and left unchanged.
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { OutputPath, SourcePath } from '../../../packages/generator/src/model/paths.ts';
import { manifestBytes } from '../../../packages/generator/src/output/output-manifest.ts';
import {
  type ManifestLine,
  manifestLine,
  readManifest,
  writeManifest,
} from '../../../packages/generator/src/pages/cache/manifest.ts';
import { openCache } from '../../../packages/generator/src/platform/cache-folder.ts';
import { openOutput } from '../../../packages/generator/src/platform/output-folder.ts';
import { hashOf } from '../../../packages/generator/src/text/hash.ts';
import { openRepository } from '../../repository.ts';
import { runCommand } from '../run-command.ts';
import { type BuildOptions, type Site, withSite } from '../site.ts';
import { firstDifference, readFolder, type SiteLiteral } from '../site-files.ts';

const site: SiteLiteral = {
  'site.config.yaml':
    'title: Manual\nurl: https://docs.example.com\nlocales: [{ code: es }, { code: en }]\nchecks: { links: warning }\n',
  'content/es/index.md': '# Inicio\n\n![Uno](one.svg)\n\n[Nada](nothing.md)\n',
  'content/en/index.md': '# Start\n',
  'content/es/one.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>\n',
  'content/es/guide/first.md': '# Primero\n\nTexto.\n',
  'content/en/guide/first.md': '# First\n\nText.\n',
  'content/es/guide/second.md': '# Segundo\n\nTexto.\n',
  'static/plain.txt': 'As it is.\n',
};

const cached = { cache: true, jobs: 1 } as const;

/** Output of the verification, without hints. */
async function complaints({ verify }: Site, options: BuildOptions = {}): Promise<readonly string[]> {
  const { diagnostics } = await verify(options);
  for (const each of diagnostics) expect(each).toMatchObject({ code: 'verify', severity: 'error' });
  return diagnostics.map(({ message }) => message);
}

/** A page with a changed word, which the next build takes for its own output. */
async function keepWrongPage({ root, write }: Pick<Site, 'root' | 'write'>, path: string): Promise<void> {
  const page = String((await readFolder(join(root, 'dist'))).get(path));
  await write({ [`dist/${path}`]: page.replace('Texto', 'Otros') });
  const cache = openCache(root);
  const [record] = cache.list('builds');
  const head =
    new TextDecoder()
      .decode(record && cache.read(record.name))
      .split('\n')
      .at(-1) ?? '';
  const codeHash = /^docsgen manifest \d+ (.*) \S+$/.exec(head)?.[1] ?? '';
  const request = { cache, name: record?.name ?? '', codeHash };
  const known = readManifest(request);
  if (!known) throw new Error('There is no record of the build');
  const stamp = await openOutput(join(root, 'dist')).stamp(path);
  const sources = Object.keys(site).filter((each) => each.endsWith('.md')) as SourcePath[];
  const same =
    (kind: ManifestLine['kind']) =>
    (each: string): ManifestLine => ({ kind, path: each, columns: undefined });
  const kept = known.page(path as OutputPath);
  if (!kept) throw new Error(`The record knows no page ${path}`);
  const lines = [
    ...sources.flatMap((each) => [same('s')(each), same('t')(each)]),
    ...known
      .pagePaths()
      .filter((each) => each !== path)
      .map(same('p')),
    manifestLine('p', path, { ...kept, stamp }),
    same('a')('content/es/one.svg'),
    same('x')(''),
  ];
  writeManifest(request, lines, known);
}

describe('verification', () => {
  it('verification of a fully cached build finds no differences, and counts the compared files', () =>
    withSite(site, async (at) => {
      await at.build(cached);
      expect((await at.build(cached)).rendered).toBe(0);
      const { diagnostics, compared } = await at.verify(cached);
      expect(diagnostics).toEqual([]);
      expect(compared).toBe((await readFolder(join(at.root, 'dist'))).size - 1);
    }));

  it('verification finds an outdated page, also if another thread rendered it', () =>
    withSite(site, async (at) => {
      await at.build(cached);
      await keepWrongPage(at, 'guide/first/index.html');
      const kept = await at.build(cached);
      expect(kept.published).toBeDefined();
      expect(kept.read('guide/first/index.html')).toContain('Otros');
      for (const jobs of [1, 2]) {
        expect(await complaints(at, { cache: true, jobs })).toEqual([
          'guide/first/index.html differs from the result of a build without the cache',
        ]);
      }
    }));

  it('verification finds all types of differences, sorted by file name', () =>
    withSite(site, async (at) => {
      const built = await at.build({ hasIndex: true });
      const picture = built.files().find((path) => path.startsWith('assets/one.')) ?? '';
      const fragment = built.files().find((path) => /^search\/\w+\/text-/.test(path)) ?? '';
      const manifest = JSON.parse(built.read('.docsgen-manifest.json'));
      await rm(join(at.root, 'dist/plain.txt'));
      await rm(join(at.root, 'dist', fragment));
      await at.write({
        [`dist/${picture}`]: 'Other.\n',
        'dist/guide/old/index.html': 'Old.\n',
        'dist/mine.txt': 'Mine.\n',
        'dist/.docsgen-manifest.json': manifestBytes({
          files: [...manifest.files, 'guide/old/index.html'],
          outdated: new Map(),
        }),
      });
      expect(await complaints(at, { hasIndex: true })).toEqual(
        [
          `${picture} differs from the result of a build without the cache`,
          'guide/old/index.html exists, but a build without the cache does not create it',
          'plain.txt is missing, but a build without the cache creates it',
          `${fragment} is missing, but a build without the cache creates it`,
        ].toSorted(),
      );
    }));

  it('verification creates the search index again, regardless of its record', () =>
    withSite(site, async (at) => {
      const built = await at.build({ hasIndex: true });
      const fragment = built.files().find((path) => /^search\/\w+\/text-/.test(path)) ?? '';
      await at.write({ [`dist/${fragment}`]: 'Other.\n' });
      expect((await at.build({ hasIndex: true })).published).toMatchObject({ written: 0 });
      expect(await complaints(at, { hasIndex: true })).toEqual([
        `${fragment} differs from the result of a build without the cache`,
      ]);
    }));

  it('verification of some locales compares only their files', () =>
    withSite(site, async (at) => {
      await at.build();
      await at.write({ 'dist/guide/first/index.html': 'Other.\n', 'dist/en/guide/first/index.html': 'Other.\n' });
      expect(await complaints(at, { locales: ['en'] })).toEqual([
        'en/guide/first/index.html differs from the result of a build without the cache',
      ]);
    }));

  it('verification does not change the output, the cache and the folders next to them', () =>
    withSite(site, async (at) => {
      await at.build(cached);
      await at.write({ 'dist/guide/first/index.html': 'Other.\n' });
      await rm(join(at.root, 'dist/en/index.html'));
      const before = await readFolder(at.root);
      for (const jobs of [1, 2]) expect(await complaints(at, { ...cached, jobs })).toHaveLength(2);
      expect(firstDifference(await readFolder(at.root), before)).toBeUndefined();
      expect((await readdir(at.root)).filter((name) => name.includes('staging'))).toEqual([]);
    }));

  it('verification fails if a build without cache has errors, and reports them', () =>
    withSite(site, async (at) => {
      await at.build();
      await at.write({ 'content/es/guide/first.md': '---\ndraft: perhaps\n---\n\n# Primero\n' });
      const { diagnostics, compared } = await at.verify();
      expect(diagnostics.map(({ code }) => code)).toEqual(['front-matter', 'verify']);
      expect(compared).toBe(0);
    }));
});

describe('build --verify', () => {
  it('build --verify exits with 0 and prints the number of compared files', () =>
    withSite(site, async ({ root }) => {
      await runCommand(['build', root]);
      const { code, stdout } = await runCommand(['build', root, '--verify', '--jobs', '2']);
      const files = (await readFolder(join(root, 'dist'))).size - 1;
      expect(stdout).toMatch(new RegExp(`^${files} files compared: no differences$`, 'm'));
      expect(code).toBe(0);
    }));

  it('build --verify exits with 1, reports an outdated page, and does not change it', () =>
    withSite(site, async (at) => {
      const { root } = at;
      await runCommand(['build', root]);
      await keepWrongPage(at, 'guide/first/index.html');
      const { code, stderr } = await runCommand(['build', root, '--verify']);
      expect(stderr).toContain(
        'error guide/first/index.html differs from the result of a build without the cache [verify]',
      );
      expect(stderr).toMatch(/delete \.docsgen\/cache and build again/);
      expect(stderr).toMatch(/1 error\. The output was not changed\.\n$/);
      expect(code).toBe(1);
      expect(String((await readFolder(join(root, 'dist'))).get('guide/first/index.html'))).toContain('Otros');
      await rm(join(root, '.docsgen/cache'), { recursive: true });
      expect((await runCommand(['build', root, '--verify'])).code).toBe(0);
    }));

  it('build --verify does not use cached git dates', () =>
    withSite(
      { ...site, 'site.config.yaml': `${site['site.config.yaml']}lastUpdated: { author: true }\n` },
      async (at) => {
        const { root } = at;
        await openRepository(root).commit({ date: '2024-05-03T10:00:00Z', author: 'Ana' });
        expect((await runCommand(['build', root, '--verify'])).code).toBe(0);
        const [, record = ''] = new TextDecoder().decode(openCache(root).read('history.json')).split('\n');
        const wrong = record.replaceAll('Ana', 'Bob');
        openCache(root).write('history.json', `${hashOf(wrong)}\n${wrong}`);
        const { code, stderr } = await runCommand(['build', root, '--verify']);
        expect(stderr).toContain('guide/second/index.html differs from the result of a build without the cache');
        expect(code).toBe(1);
      },
    ));

  it('build --verify exits with 1 without comparing if the build fails', () =>
    withSite({ ...site, 'content/es/guide/first.md': '---\ndraft: perhaps\n---\n\n# Primero\n' }, async ({ root }) => {
      const { code, stdout, stderr } = await runCommand(['build', root, '--verify']);
      expect(code).toBe(1);
      expect(stdout).not.toContain('compare');
      expect(stderr).toMatch(/Nothing was written\.\n$/);
    }));

  it('--verify and --watch cannot be used together', () =>
    withSite(site, async ({ root }) => {
      const { code, stderr } = await runCommand(['build', root, '--verify', '--watch']);
      expect(stderr).toContain('--watch cannot be used together');
      expect(code).toBe(2);
    }));
});
