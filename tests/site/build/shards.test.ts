// Builds in shards: what each shard reports, and inputs that a merge rejects.
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
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

/** Returns the folder of the shard that contains a file. */
async function holderOf(at: Site, path: string): Promise<string> {
  for (const folder of folders) if ((await readFolder(join(at.root, folder))).has(path)) return folder;
  throw new Error(`No shard has ${path}`);
}

const messages = ({ diagnostics }: BuiltSite): readonly string[] =>
  diagnostics.map(({ file, message }) => `${file}${file ? ': ' : ''}${message}`);

/** Expects the merge to fail only with errors about shards, and to leave earlier output unchanged. */
async function refused(
  at: Site,
  from: readonly string[] = folders,
  options: BuildOptions = {},
): Promise<readonly string[]> {
  await at.write({ 'dist/mine.txt': 'Mine.\n' });
  const before = await readFolder(join(at.root, 'dist'));
  const merged = await at.merge(from, options);
  expect(merged.published).toBeUndefined();
  expect(new Set(merged.diagnostics.map(({ code, severity }) => `${code} ${severity}`))).toEqual(
    new Set(['shard error']),
  );
  expect(merged.diagnostics.every(({ hint }) => hint !== undefined)).toBe(true);
  expect(firstDifference(await readFolder(join(at.root, 'dist')), before)).toBeUndefined();
  return messages(merged);
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
      const merged = await at.merge(folders, { hasIndex });
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
      await expectWhole(at, await at.merge(names));
    }));

  it('shards can be merged in any order', () =>
    withSite(site, async (at) => {
      await shards(at);
      await expectWhole(at, await at.merge([...folders].reverse()));
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
      const merged = await at.merge(folders);
      expect(merged.read('guide/same/index.html')).toContain('Same 0');
      await expectWhole(at, merged, { jobs: 3 });
    });
  });

  it('shards can come from machines with the site in different folders', () =>
    withSite(site, (at) =>
      withSite(site, async (elsewhere) => {
        await shards(elsewhere);
        for (const folder of folders)
          await cp(join(elsewhere.root, folder), join(at.root, folder), { recursive: true });
        await expectWhole(at, await at.merge(folders));
      }),
    ));

  it('shards can be merged into the output of another state', () =>
    withSite(site, async (at) => {
      await shards(at);
      await at.merge(folders);
      await at.remove('content/en/guide/people/remove.md');
      await at.write({ 'content/en/guide/people/invite.md': '# Invite\n\nBy letter, now.\n' });
      await shards(at);
      const merged = await at.merge(folders);
      expect(merged.published?.removed).toBeGreaterThan(0);
      expect(merged.published?.unchanged).toBeGreaterThan(0);
      await expectWhole(at, merged);
    }));

  it('shards can use a cache and several threads', () =>
    withSite(site, async (at) => {
      const how = { cache: true, hasIndex: true, jobs: 2 };
      await shards(at, [how, how]);
      await at.write({ 'content/en/guide/people/invite.md': '# Invite\n\nBy another letter.\n' });
      const again = await shards(at, [how, how]);
      expect(again.reduce((sum, { rendered }) => sum + rendered, 0)).toBeLessThan(again[0]?.graph?.pages.size ?? 0);
      await expectWhole(at, await at.merge(folders, { hasIndex: true }), { hasIndex: true });
    }));
});

describe('a single shard', () => {
  it('a shard contains pages, their images and its record, but no files that a site has once', () =>
    withSite(site, async (at) => {
      const built = await shards(at);
      const files = built.flatMap((each) => each.files());
      expect(
        files.filter((path) => !/(^|\/)index\.html$|^assets\/plan\.|^docsgen-shard\/|manifest\.json$/.test(path)),
      ).toEqual([]);
      expect(files.filter((path) => path.startsWith('assets/'))).toHaveLength(1);
    }));

  it('a shard fails for errors of its own pages only', () =>
    withSite({ ...site, 'content/en/guide/people/invite.md': '# Invite\n\n::include[./_lost.md]\n' }, async (at) => {
      const built = await shards(at);
      const failed = built.filter(({ published }) => published === undefined);
      expect(failed).toHaveLength(1);
      expect(built.flatMap(({ diagnostics }) => diagnostics.filter(({ code }) => code === 'include'))).toHaveLength(1);
    }));

  it('a shard reports broken links, and broken anchors of its own pages only, and the merge reports all', () =>
    withSite(site, async (at) => {
      const parts = await shards(at);
      const told = new Set(parts.flatMap(messages));
      const all = messages(await at.merge(folders));
      expect(told).toContain('content/en/guide/keys.md: Broken link: gone.md does not exist');
      expect(all).toContain(
        'content/en/guide/people/remove.md: Broken link: there is no anchor #letter on the page /guide/people/invite/',
      );
      expect([...told].filter((each) => !all.includes(each))).toEqual([]);
    }));
});

describe('a merge rejects', () => {
  it('a merge without shards is rejected', () =>
    withSite(site, async (at) => expect(await refused(at, [])).toEqual(['No shards to merge'])));

  it('a merge of incomplete shards is rejected', () =>
    withSite(site, async (at) => {
      await shards(at);
      expect(await refused(at, ['shard-1'])).toEqual(['Shard 2 of 2 is missing']);
    }));

  it('a merge of duplicate shards is rejected', () =>
    withSite(site, async (at) => {
      await shards(at);
      await cp(join(at.root, 'shard-1'), join(at.root, 'copy'), { recursive: true });
      expect(await refused(at, [...folders, 'copy'])).toEqual(['Shard 1 of 2 exists more than once: shard-1 and copy']);
    }));

  it('a merge of shards with different totals is rejected', () =>
    withSite(site, async (at) => {
      await shards(at, [{}, { shard: { index: 2, count: 3 } }]);
      expect(await refused(at)).toEqual(['shard-1 is one of 2 shards, but shard-2 is one of 3']);
    }));

  it('a folder without a shard is rejected', () =>
    withSite(site, async (at) => {
      await shards(at);
      await at.build({ out: 'other' });
      expect(await refused(at, ['shard-1', 'other', 'nowhere'])).toEqual([
        'The folder nowhere contains no shard',
        'The folder other contains no shard',
      ]);
    }));

  it('a shard of another docsgen version is rejected', () =>
    withSite(site, async (at) => {
      await shards(at, [{}, { codeHash: 'another' }]);
      expect(await refused(at)).toEqual(['Shard 2 of 2, shard-2, was built by a different version of docsgen or Node']);
    }));

  it('shards with an index that is not requested, or without a requested one, are rejected', () =>
    withSite(site, async (at) => {
      await shards(at, [{}, { hasIndex: true }]);
      expect(await refused(at)).toEqual(['Shard 2 of 2, shard-2, was built with a search index']);
      expect(await refused(at, folders, { hasIndex: true })).toEqual([
        'Shard 1 of 2, shard-1, was built without a search index',
      ]);
    }));

  const changes: readonly (readonly [string, SiteLiteral, string, string])[] = [
    ['a title', { 'content/en/guide/keys.md': '# Other keys\n' }, 'guide/keys/index.html', ''],
    [
      'a text',
      { 'content/en/guide/people/invite.md': '# Invite\n\nBy letter.\n\nBy pigeon.\n' },
      'guide/people/invite/index.html',
      'content/en/guide/people/invite.md: ',
    ],
    [
      'a partial',
      { 'content/en/guide/_most.md': '## Most\n\nTwelve.\n' },
      'guide/limits/index.html',
      'content/en/guide/limits.md: ',
    ],
    [
      'an image',
      { 'content/en/guide/plan.svg': pictureText(41) },
      'guide/keys/index.html',
      'content/en/guide/keys.md: ',
    ],
  ];
  it.each(changes)('shards from before a change of %s are rejected', (_what, files, page, place) =>
    withSite(site, async (at) => {
      await shards(at);
      await at.write(files);
      const holder = await holderOf(at, page);
      const name = `${place}Shard ${holder.slice(-1)} of 2, ${holder}, was built from a different state of this site`;
      const found = await refused(at);
      if (place === '') expect(found).toHaveLength(2);
      else expect(found).toEqual([name]);
      expect(found).toContain(name);
    }),
  );

  const deeds: readonly (readonly [string, string, (file: string) => Promise<void>, string])[] = [
    ['lacks a page', 'guide/keys/index.html', (file) => rm(file), 'is missing the file guide/keys/index.html'],
    [
      'has a changed page',
      'guide/keys/index.html',
      async (file) => writeFile(file, (await readFile(file, 'utf8')).replace('Keys', 'Kegs')),
      'contains a file guide/keys/index.html that changed after the build',
    ],
    [
      'has a truncated page',
      'guide/keys/index.html',
      async (file) => writeFile(file, (await readFile(file)).subarray(0, 99)),
      'contains a file guide/keys/index.html that changed after the build',
    ],
  ];
  it.each(deeds)('a shard that %s is rejected', (_what, page, deed, problem) =>
    withSite(site, async (at) => {
      await shards(at);
      const holder = await holderOf(at, page);
      await deed(join(at.root, holder, page));
      expect(await refused(at)).toEqual([`Shard ${holder.slice(-1)} of 2, ${holder}, ${problem}`]);
    }),
  );

  const damages: readonly (readonly [string, string, (file: string) => Promise<void>])[] = [
    ['a changed list of texts', 'part-1.txt', (file) => flipByte(file, 200)],
    ['no list of texts', 'part-1.txt', (file) => rm(file)],
    ['a changed header', 'head.txt', (file) => flipByte(file, 60)],
    ['a truncated header', 'head.txt', async (file) => writeFile(file, (await readFile(file)).subarray(0, 40))],
    ['an empty header', 'head.txt', (file) => writeFile(file, '')],
  ];
  it.each(damages)('a shard with a damaged record is rejected: %s', (_what, name, deed) =>
    withSite(site, async (at) => {
      await shards(at);
      await deed(join(at.root, 'shard-2/docsgen-shard', name));
      expect(await refused(at)).toEqual(['The folder shard-2 contains a damaged shard']);
    }),
  );
});

async function flipByte(file: string, place: number): Promise<void> {
  const bytes = await readFile(file);
  bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
  await writeFile(file, bytes);
}
