// Builds in shards: what each shard reports, and merges of all shards, of some shards and of outdated or damaged ones.
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pictureText } from '../edits/history-site.ts';
import { type BuildOptions, type BuiltSite, type Site, withSite } from '../site.ts';
import { firstDifference, readFolder, type SiteLiteral } from '../site-files.ts';

const site: SiteLiteral = {
  'site.config.yaml': `title: Manual
url: https://docs.example.com
locales: [{ code: en }, { code: es }]
sections: [{ id: guide }]
checks: { links: warning, anchors: warning }
`,
  'content/en/index.md': '# Home\n\n[Guide](guide/index.md)\n',
  'content/en/guide/index.md': '# Guide\n\n[Limits](limits.md#most) and [keys](keys.md#make).\n',
  'content/es/guide/index.md': '# Guía\n\nPalabras.\n',
  'content/en/guide/limits.md': '# Limits\n\n::include[./_most.md]\n',
  'content/en/guide/_most.md': '## Most\n\nTen.\n',
  'content/en/guide/keys.md': '# Keys\n\n## Make {#make}\n\n![Plan](plan.svg)\n\n## Use {#make}\n\n[Gone](gone.md)\n',
  'content/en/guide/plan.svg': pictureText(40),
  'content/en/guide/people/_category_.yml': 'label: People\nlink: { type: generated-index }\n',
  'content/en/guide/people/invite.md': '# Invite\n\nBy letter.\n',
  'content/en/guide/people/remove.md': '# Remove\n\n[By](invite.md#letter).\n',
  'static/plain.txt': 'As it is.\n',
};

const folders = ['shard-1', 'shard-2'] as const;

/** Builds both of two shards; their `options` can differ. */
async function shards(at: Site, options: readonly BuildOptions[] = [{}, {}]): Promise<readonly BuiltSite[]> {
  const built: BuiltSite[] = [];
  for (const [place, each] of options.entries()) {
    built.push(await at.build({ out: `shard-${place + 1}`, shard: { index: place + 1, count: 2 }, ...each }));
  }
  return built;
}

const messages = ({ diagnostics }: BuiltSite): readonly string[] =>
  diagnostics.map(({ file, message }) => `${file}${file ? ': ' : ''}${message}`);

/** Merges shards without the cache of earlier builds. */
async function merge(at: Site, from: readonly string[] = folders, options: BuildOptions = {}): Promise<BuiltSite> {
  await rm(join(at.root, '.docsgen/cache'), { recursive: true, force: true });
  return at.merge(from, options);
}

async function expectWhole(at: Site, merged: BuiltSite, options: BuildOptions = {}): Promise<void> {
  const whole = await at.build({ ...options, out: 'whole' });
  expect(merged.published).toBeDefined();
  expect(merged.diagnostics).toEqual(whole.diagnostics);
  const [is, shouldBe] = await Promise.all(['dist', 'whole'].map((folder) => readFolder(join(at.root, folder))));
  expect(firstDifference(is ?? new Map(), shouldBe ?? new Map())).toBeUndefined();
}

describe('shards of the same state', () => {
  it.each([false, true])('merged shards are the same as one build, including warnings (index: %s)', (hasIndex) =>
    withSite(site, async (at) => {
      await shards(at, [{ hasIndex }, { hasIndex }]);
      const merged = await merge(at, folders, { hasIndex });
      expect(merged.files().includes('.docsgen-search.json')).toBe(hasIndex);
      expect(merged.diagnostics.map(({ code }) => code)).toEqual(
        expect.arrayContaining(['broken-link', 'broken-anchor', 'duplicate-anchor']),
      );
      await expectWhole(at, merged, { hasIndex });
    }),
  );

  it('there can be more shards than pages', () =>
    withSite({ 'one.md': '# One\n', 'two.md': '# Two\n' }, async (at) => {
      const names = Array.from({ length: 12 }, (_, place) => `.docsgen/shards/${place + 1}`);
      for (const [place, out] of names.entries()) await at.build({ out, shard: { index: place + 1, count: 12 } });
      await expectWhole(at, await merge(at, names));
    }));

  it('shards can be merged in any order', () =>
    withSite(site, async (at) => {
      await shards(at);
      await expectWhole(at, await merge(at, [...folders].reverse()));
    }));

  it('shards agree on which of two pages with the same URL is published', () => {
    const slugs = Array.from({ length: 9 }, (_, place) => [
      `content/en/guide/same-${place}.md`,
      `---\nslug: /same\n---\n\n# Same ${place}\n`,
    ]);
    const files = { ...site, ...Object.fromEntries(slugs) };
    const lenient = String(site['site.config.yaml']).replace('{ links', '{ duplicateRoutes: warning, links');
    return withSite({ ...files, 'site.config.yaml': lenient }, async (at) => {
      await shards(at);
      const merged = await merge(at);
      expect(merged.read('guide/same/index.html')).toContain('Same 0');
      await expectWhole(at, merged, { jobs: 3 });
    });
  });

  it('a merge compiles nothing, also if the shards come from machines with the site in different folders', () =>
    withSite(site, (at) =>
      withSite(site, async (elsewhere) => {
        await shards(elsewhere);
        for (const folder of folders)
          await cp(join(elsewhere.root, folder), join(at.root, folder), { recursive: true });
        await expectWhole(at, await merge(at));
        const packs = await Promise.all(folders.map((folder) => packsIn(at, folder)));
        expect(await packsIn(at, '.docsgen/cache')).toEqual(packs.flat().sort());
      }),
    ));

  it('shards can be merged into the output of another state', () =>
    withSite(site, async (at) => {
      await shards(at);
      await merge(at);
      await at.remove('content/en/guide/people/remove.md');
      await at.write({ 'content/en/guide/people/invite.md': '# Invite\n\nBy letter, now.\n' });
      await shards(at);
      const merged = await merge(at);
      expect(merged.published?.removed).toBeGreaterThan(0);
      expect(merged.published?.unchanged).toBeGreaterThan(0);
      await expectWhole(at, merged);
    }));

  it('shards can use a cache and several threads', () =>
    withSite(site, async (at) => {
      const how = { cache: true, hasIndex: true, jobs: 2 };
      await shards(at, [how, how]);
      await at.write({ 'content/en/guide/people/invite.md': '# Invite\n\nBy another letter.\n' });
      await shards(at, [how, how]);
      await expectWhole(at, await merge(at, folders, { hasIndex: true }), { hasIndex: true });
    }));
});

describe('a single shard', () => {
  it('a shard contains only packs of its articles', () =>
    withSite(site, async (at) => {
      const built = await shards(at);
      const files = built.flatMap((each) => each.files());
      expect(files.filter((path) => !/^articles\/\w+\.(?:index|pack)$|^\.docsgen-manifest\.json$/.test(path))).toEqual(
        [],
      );
      const articles = built.map(({ pages }) => [...(pages?.articles.keys() ?? [])]);
      expect(new Set(articles.flat()).size).toBe(articles.flat().length);
      expect(articles.map((each) => each.length > 0)).toEqual([true, true]);
    }));

  it('a shard contains no articles of other shards, also if they are in the cache', () =>
    withSite(site, async (at) => {
      const packs = async () => Promise.all(folders.map((folder) => packsIn(at, folder)));
      await shards(at);
      const cold = await packs();
      await at.build({ cache: true });
      await shards(at, [{ cache: true }, { cache: true }]);
      expect(await packs()).toEqual(cold);
    }));

  it('a shard that is built again contains no packs of the earlier state', () =>
    withSite(site, async (at) => {
      await shards(at);
      const pages = ['index', 'guide/index', 'guide/limits', 'guide/keys'];
      await at.write(Object.fromEntries(pages.map((page) => [`content/en/${page}.md`, '# Other\n\nText.\n'])));
      const again = await shards(at);
      for (const { files } of again) expect(files().filter((path) => path.endsWith('.pack'))).toHaveLength(1);
    }));

  it('a shard fails for errors of its own pages only, and the merge reports them again', () =>
    withSite({ ...site, 'content/en/guide/people/invite.md': '# Invite\n\n::include[./_lost.md]\n' }, async (at) => {
      const built = await shards(at);
      const failed = built.filter(({ published }) => published === undefined);
      expect(failed).toHaveLength(1);
      expect(built.flatMap(({ diagnostics }) => diagnostics.filter(({ code }) => code === 'include'))).toHaveLength(1);
      const merged = await merge(
        at,
        folders.filter((_, place) => built[place]?.published),
      );
      expect([merged.published, merged.diagnostics.map(({ code }) => code)]).toEqual([
        undefined,
        expect.arrayContaining(['include']),
      ]);
    }));

  it('a shard reports broken links, and broken anchors of its own pages only, and the merge reports all', () =>
    withSite(site, async (at) => {
      const parts = await shards(at);
      const told = new Set(parts.flatMap(messages));
      const all = messages(await merge(at));
      expect(told).toContain('content/en/guide/keys.md: Broken link: gone.md does not exist');
      expect(all).toContain(
        'content/en/guide/people/remove.md: Broken link: there is no anchor #letter on the page /guide/people/invite/',
      );
      expect([...told].filter((each) => !all.includes(each))).toEqual([]);
    }));
});

describe('shards that do not match the site', () => {
  it('a merge without one of the shards is the same as one build', () =>
    withSite(site, async (at) => {
      await shards(at);
      await expectWhole(at, await merge(at, ['shard-1']));
    }));

  it('a merge of shards with different totals is the same as one build', () =>
    withSite(site, async (at) => {
      await shards(at, [{}, { shard: { index: 2, count: 3 } }]);
      await expectWhole(at, await merge(at));
    }));

  it('shards of another docsgen version are not used', () =>
    withSite(site, async (at) => {
      await shards(at, [{}, { codeHash: 'another' }]);
      await expectWhole(at, await merge(at));
    }));

  it.each([false, true])('one of the shards can have a search index (merge with index: %s)', (hasIndex) =>
    withSite(site, async (at) => {
      await shards(at, [{}, { hasIndex: true }]);
      await expectWhole(at, await merge(at, folders, { hasIndex }), { hasIndex });
    }),
  );

  const changes: readonly (readonly [string, SiteLiteral])[] = [
    ['a title', { 'content/en/guide/keys.md': '# Other keys\n' }],
    ['a text', { 'content/en/guide/people/invite.md': '# Invite\n\nBy letter.\n\nBy pigeon.\n' }],
    ['a partial', { 'content/en/guide/_most.md': '## Most\n\nTwelve.\n' }],
    ['an image', { 'content/en/guide/plan.svg': pictureText(41) }],
  ];
  it.each(changes)('a merge after a change of %s is the same as one build', (_what, files) =>
    withSite(site, async (at) => {
      await shards(at);
      await at.write(files);
      await expectWhole(at, await merge(at));
    }),
  );

  const damages: readonly (readonly [string, string, (file: string) => Promise<void>])[] = [
    ['a changed pack', '.pack', (file) => flipByte(file, 200)],
    ['a truncated pack', '.pack', async (file) => writeFile(file, (await readFile(file)).subarray(0, 99))],
    ['a changed index', '.index', (file) => flipByte(file, 20)],
    ['an empty index', '.index', (file) => writeFile(file, '')],
    ['no index', '.index', (file) => rm(file)],
  ];
  it.each(damages)('damaged articles are compiled again: %s', (_what, ending, deed) =>
    withSite(site, async (at) => {
      await shards(at);
      for (const name of await packsIn(at, 'shard-2'))
        if (name.endsWith(ending)) await deed(join(at.root, 'shard-2/articles', name));
      await expectWhole(at, await merge(at));
    }),
  );
});

/** Returns the sorted names of the packs in a folder, and of their indexes. */
async function packsIn({ root }: Site, folder: string): Promise<readonly string[]> {
  return (await readdir(join(root, folder, 'articles'))).sort();
}

async function flipByte(file: string, place: number): Promise<void> {
  const bytes = await readFile(file);
  bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
  await writeFile(file, bytes);
}
