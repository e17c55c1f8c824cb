// The output depends only on the site's files: not on the number of threads, the location of the site, the order in
// which the disk lists files, or whether the site was built in shards.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { variantsOf } from '../../long.ts';
import { createRandom } from '../../random.js';
import { siteOfHistories } from '../edits/history-site.ts';
import { variedSite } from '../edits/varied-site.ts';
import { type BuildOptions, type BuiltSite, type Site, withSite } from '../site.ts';
import { firstDifference, readFolder, type SiteLiteral } from '../site-files.ts';

interface Made {
  readonly files: ReadonlyMap<string, Buffer>;
  readonly told: readonly string[];
}

async function made({ root }: Site, built: BuiltSite, out: string): Promise<Made> {
  expect(built.published).toBeDefined();
  return { files: await readFolder(join(root, out)), told: built.diagnostics.map((each) => JSON.stringify(each)) };
}

async function buildIn(site: Site, options: BuildOptions = {}): Promise<Made> {
  const out = options.out ?? 'dist';
  await rm(join(site.root, out), { recursive: true, force: true });
  return made(site, await site.build({ jobs: 1, ...options }), out);
}

function expectSame(one: Made, other: Made): void {
  expect(firstDifference(one.files, other.files)).toBeUndefined();
  expect(one.told).toEqual(other.told);
}

/** The files in another order, which many file systems preserve when they list a folder. */
function shuffled(files: SiteLiteral): SiteLiteral {
  const random = createRandom(3);
  const entries = Object.entries(files).map((entry) => ({ entry, place: random.next() }));
  return Object.fromEntries(entries.sort((a, b) => a.place - b.place).map(({ entry }) => entry));
}

const folders = ['shard-1', 'shard-2', 'shard-3'] as const;

async function merged(site: Site): Promise<Made> {
  for (const [at, out] of folders.entries()) await site.build({ jobs: 1, out, shard: { index: at + 1, count: 3 } });
  return made(site, await site.merge(folders), 'dist');
}

describe.each([
  ['a small site', Object.fromEntries(siteOfHistories), 20],
  ['a site of 60 pages', variedSite(60), 125],
] as const)('%s', (_name, files, leastFiles) => {
  let plain: Made;
  // Built by one thread and without shards, in a folder that is removed before any other build.
  beforeAll(async () => {
    await withSite(files, async (site) => {
      plain = await buildIn(site);
    });
  });

  it('the compared site has diagnostics and enough files', () => {
    expect(plain.told.length).toBeGreaterThan(0);
    expect(plain.files.size).toBeGreaterThan(leastFiles);
  });

  it.each(variantsOf([2, 4]))('the output of one thread is the same as that of %i', (jobs) =>
    withSite(files, async (site) => expectSame(await buildIn(site, { jobs }), plain)),
  );

  it('the output does not depend on the folder and the order of files', () =>
    withSite(shuffled(files), async (other) => expectSame(await buildIn(other), plain)));

  it('the search index does not depend on the number of threads', () =>
    withSite(files, async (site) => {
      expectSame(await buildIn(site, { jobs: 4, hasIndex: true }), await buildIn(site, { hasIndex: true }));
    }));

  it('the output of three merged shards is the same as that of one build, also after an edit', () =>
    withSite(files, async (site) => {
      expectSame(await merged(site), plain);
      await site.write({ 'content/en/index.md': '---\ntitle: Another\n---\n\nWords.\n' });
      expectSame(await merged(site), await buildIn(site, { out: 'other' }));
    }));
});

describe('shards of a site', () => {
  it('each page is rendered in one shard, and no shard has all pages', () =>
    withSite(variedSite(30), async (site) => {
      const { files } = await buildIn(site);
      const pages = [...files.keys()].filter((path) => /(^|\/)page-\d+\/index\.html$/.test(path));
      const parts: string[][] = [];
      for (const [at, out] of folders.entries()) {
        const part = await site.build({ jobs: 1, out, shard: { index: at + 1, count: 3 } });
        parts.push(part.files().filter((path) => pages.some((page) => path.endsWith(page))));
      }
      expect(parts.flat().length).toBe(pages.length);
      for (const part of parts) expect(part.length).toBeLessThan(pages.length / 2);
    }));

  it('a merge of incomplete shards fails and leaves the output unchanged', () =>
    withSite(variedSite(30), async (site) => {
      const before = await buildIn(site);
      await site.write({ 'content/en/index.md': '# Changed\n' });
      await site.build({ jobs: 1, out: 'shard-1', shard: { index: 1, count: 3 } });
      const report = await site.merge(['shard-1']);
      expect(report.published).toBeUndefined();
      expect(report.diagnostics.some(({ severity }) => severity === 'error')).toBe(true);
      expect(firstDifference(await readFolder(join(site.root, 'dist')), before.files)).toBeUndefined();
    }));

  it('shards of different states of a site are not merged', () =>
    withSite(variedSite(30), async (site) => {
      for (const [at, out] of folders.entries()) {
        await site.build({ jobs: 1, out, shard: { index: at + 1, count: 3 } });
        if (at === 0) await site.write({ 'content/en/index.md': '---\ntitle: Another state\n---\n\nText.\n' });
      }
      expect((await site.merge(folders)).published).toBeUndefined();
    }));
});
