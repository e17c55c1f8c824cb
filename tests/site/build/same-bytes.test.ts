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

/** Builds and merges three shards. `between` runs after the first one. */
async function merged(site: Site, between = async () => {}): Promise<Made> {
  for (const [at, out] of folders.entries()) {
    await site.build({ jobs: 1, out, shard: { index: at + 1, count: 3 } });
    if (at === 0) await between();
  }
  await rm(join(site.root, '.docsgen/cache'), { recursive: true });
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
  it.each(variantsOf([1, 3]))('each article is compiled in one shard, and no shard has all (threads: %i)', (jobs) =>
    withSite(variedSite(30), async (site) => {
      const { pages } = await site.build({ jobs: 1 });
      const parts: string[][] = [];
      for (const [at, out] of folders.entries()) {
        const part = await site.build({ jobs, out, shard: { index: at + 1, count: 3 } });
        expect(part.rendered).toBe(0);
        parts.push([...(part.pages?.articles.keys() ?? [])]);
      }
      expect(parts.flat().sort()).toEqual([...(pages?.articles.keys() ?? [])].sort());
      for (const part of parts) expect(part.length).toBeLessThan((pages?.articles.size ?? 0) / 2);
    }),
  );

  it('shards of different states of a site can be merged, because outdated articles are compiled again', () =>
    withSite(variedSite(30), async (site) => {
      const another = { 'content/en/index.md': '---\ntitle: Another state\n---\n\nText.\n' };
      expectSame(await merged(site, () => site.write(another)), await buildIn(site, { out: 'other' }));
    }));
});
