// Changes of a build to its output folder, whatever happens during the build.
import { readdir, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { OutputFolder } from '../../../packages/generator/src/model/output.ts';
import type { OutputPath } from '../../../packages/generator/src/model/paths.ts';
import { manifestBytes } from '../../../packages/generator/src/output/output-manifest.ts';
import { openOutput } from '../../../packages/generator/src/platform/output-folder.ts';
import { openKilledBuilds } from '../damage/killed-builds.ts';
import { canLosePermission } from '../damage/without-power.ts';
import { withSite } from '../site.ts';
import { firstDifference, readFolder, type SiteLiteral, writeFiles } from '../site-files.ts';

const site: SiteLiteral = {
  'site.config.yaml': 'title: Manual\nurl: https://docs.example.com\nlocales: [{ code: es }, { code: en }]\n',
  'content/es/index.md': '# Inicio\n\n![Uno](one.svg)\n',
  'content/en/index.md': '# Start\n',
  'content/es/one.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>\n',
  'content/es/guide/first.md': '# Primero\n',
  'content/en/guide/first.md': '# First\n',
  'content/es/old.md': '# Viejo\n',
};

describe('a build that fails', () => {
  it('a failed build leaves the previous site unchanged byte for byte', () =>
    withSite(site, async ({ build, write, root }) => {
      await build();
      const before = await readFolder(join(root, 'dist'));
      await write({ 'content/es/index.md': '# Otro inicio\n\n[Perdido](lost.md)\n', 'content/es/new.md': '# Nuevo\n' });
      const failed = await build();
      expect(failed.published).toBeUndefined();
      expect(firstDifference(await readFolder(join(root, 'dist')), before)).toBeUndefined();
      expect((await readdir(root)).toSorted()).toEqual(['content', 'dist', 'site.config.yaml']);
    }));
});

describe('a build', () => {
  it('a build writes only changed files', () =>
    withSite(site, async ({ build, write, root }) => {
      const first = await build();
      const long = new Date('2001-02-03T04:05:06Z');
      for (const path of first.files()) await utimes(join(root, 'dist', path), long, long);
      const again = await build();
      expect(again.published).toMatchObject({ written: 0, removed: 0 });
      await write({ 'content/es/guide/first.md': '# Primero\n\nMás.\n' });
      const changed = await build();
      const touched: string[] = [];
      for (const path of changed.files()) {
        if ((await stat(join(root, 'dist', path))).mtimeMs !== long.getTime()) touched.push(path);
      }
      expect(touched).toEqual(['guide/first/index.html']);
      expect(changed.published).toMatchObject({ written: 1, removed: 0 });
    }));

  it('a build removes pages, images and folders without a source', () =>
    withSite(site, async ({ build, write, remove, root }) => {
      await build();
      await remove('content/es/guide');
      await remove('content/en/guide');
      await remove('content/es/old.md');
      await write({ 'content/es/index.md': '# Inicio\n' });
      const after = await build();
      const fresh = await build({ out: 'other' });
      expect(after.files()).toEqual(fresh.files());
      expect(after.files().filter((path) => /guide|old|one\./.test(path))).toEqual([]);
      expect(await readdir(join(root, 'dist'))).not.toContain('guide');
    }));

  it('a build does not change files that docsgen did not write', () =>
    withSite(site, async ({ build, remove, root }) => {
      await writeFiles(join(root, 'dist'), { CNAME: 'docs.example.com\n', 'guide/first/notes.txt': 'Mine.\n' });
      await build();
      await remove('content/es/guide');
      await remove('content/en/guide');
      const after = await build();
      expect(after.read('CNAME')).toBe('docs.example.com\n');
      expect(after.read('guide/first/notes.txt')).toBe('Mine.\n');
      expect(after.files()).not.toContain('guide/first/index.html');
    }));

  it('a build does not remove files outside of the output that a manifest lists', () =>
    withSite({ ...site, 'keep.txt': 'Mine.\n' }, async ({ build, root }) => {
      const claimed = ['../keep.txt', 'guide/../../keep.txt', join(root, 'keep.txt'), 'stale.txt'];
      await writeFiles(join(root, 'dist'), {
        '.docsgen-manifest.json': manifestBytes({ files: claimed as OutputPath[], outdated: new Map() }),
        'stale.txt': 'Old.\n',
      });
      const built = await build();
      expect(built.files()).not.toContain('stale.txt');
      expect(await readdir(root)).toContain('keep.txt');
    }));

  it('the same files in another folder result in the same output', async () => {
    const folders: ReadonlyMap<string, Buffer>[] = [];
    for (let time = 0; time < 2; time += 1) {
      await withSite(site, async ({ build, root }) => {
        await build();
        folders.push(await readFolder(join(root, 'dist')));
      });
    }
    expect(folders[0]?.size).toBeGreaterThan(10);
    expect(firstDifference(folders[0] ?? new Map(), folders[1] ?? new Map())).toBeUndefined();
  });

  it('a build of one locale does not change files of the others', () =>
    withSite(site, async ({ build, write, root }) => {
      await build();
      const before = await readFolder(join(root, 'dist'));
      await write({
        'site.config.yaml': `${site['site.config.yaml']}redirects: [{ from: /former, to: /guide/first }]\n`,
        'content/es/index.md': '# Otro inicio\n',
        'content/en/index.md': '# Another start\n',
        'content/es/new.md': '# Nuevo\n',
      });
      await build({ locales: ['en'] });
      const after = await readFolder(join(root, 'dist'));
      const isSpanish = (path: string): boolean => path.endsWith('.html') && !path.startsWith('en/');
      const spanish = (files: ReadonlyMap<string, Buffer>): ReadonlyMap<string, string> =>
        new Map([...files].filter(([path]) => isSpanish(path)).map(([path, content]) => [path, String(content)]));
      expect(spanish(after)).toEqual(spanish(before));
      expect(String(after.get('en/index.html'))).toContain('Another start');
      expect([...after.keys()]).toContain('en/new/index.html');
      expect([...after.keys()]).toContain('en/former/index.html');
      const whole = await build();
      expect(whole.files()).toEqual((await build({ out: 'other' })).files());
    }));
});

describe('a file name that is not valid on every system', () => {
  it('invalid file names are reported with both sources, next to other errors, and nothing is written', () =>
    withSite(site, async ({ build, write, root }) => {
      await write({
        'content/es/aux.md': '# Aux\n',
        'content/es/long.md': `---\nslug: ${'a'.repeat(300)}\n---\n# Largo\n`,
        'content/es/guide/Uno.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
        'content/es/uno.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
        'content/es/old.md': '# Viejo\n\n![Uno](guide/Uno.svg) ![Uno](uno.svg)\n',
        'static/Logo.txt': 'A',
        'static/logo.txt': 'B',
      });
      const { diagnostics, published } = await build();
      expect(published).toBeUndefined();
      expect(await readdir(root)).not.toContain('dist');
      const found = diagnostics.map(({ message, file, related }) => [
        file,
        message.replace(/a{9,}/g, 'aaa').replace(/\.[0-9a-f]{8}\./g, '.hash.'),
        ...related.map((other) => other.file),
      ]);
      const one = 'The output would contain';
      expect(found).toEqual([
        ['content/es/aux.md', `${one} the file aux/index.html, but the name 'aux' is not valid on Windows`],
        [
          'content/es/long.md',
          `${one} the file aaa/index.html, but the name 'aaa' is too long: 300 bytes, the limit is 255`,
        ],
        [
          'content/es/uno.svg',
          `${one} assets/Uno.hash.svg and assets/uno.hash.svg, which differ only in case`,
          'content/es/guide/Uno.svg',
        ],
        ['static/logo.txt', `${one} Logo.txt and logo.txt, which differ only in case`, 'static/Logo.txt'],
      ]);
    }));
});

describe('unused files', () => {
  const isKept = (path: string): boolean => /^assets\/one\.|^search\/fragment\//.test(path);
  const picture = (text: string): string => `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${text} --></svg>\n`;

  it('unused files remain for seven days, including those of the search index, and --verify accepts them', () =>
    withSite(site, async ({ build, verify, write }) => {
      const first = await build({ day: 1, hasIndex: true });
      await write({ 'content/es/one.svg': picture('new'), 'content/es/index.md': '# Otro\n\n![Uno](one.svg)\n' });
      const old = first.files().filter(isKept);
      const second = await build({ day: 3, hasIndex: true });
      expect(second.files()).toEqual(expect.arrayContaining(old));
      expect(second.published?.outdated).toBeGreaterThan(1);
      expect(second.files().filter(isKept).length).toBeGreaterThan(old.length);
      expect((await verify({ day: 4, hasIndex: true })).diagnostics).toEqual([]);
      expect((await build({ day: 9, hasIndex: true })).published).toMatchObject({ removed: 0 });
      const last = await build({ day: 10, hasIndex: true });
      expect(last.published).toMatchObject({ outdated: 0 });
      const fresh = await build({ out: 'other', day: 11, hasIndex: true });
      expect(last.files()).toEqual(fresh.files());
      expect(last.read('.docsgen-manifest.json')).toBe(fresh.read('.docsgen-manifest.json'));
    }));

  it('unused files are removed at once if the configuration sets 0 days', () =>
    withSite(site, async ({ build, write }) => {
      await write({ 'site.config.yaml': `${site['site.config.yaml']}keepAssets: 0\n` });
      await build({ day: 1 });
      await write({ 'content/es/one.svg': picture('new') });
      expect((await build({ day: 1 })).published).toMatchObject({ removed: 1, outdated: 0 });
    }));
});

describe('a build that is killed', () => {
  it('the site of a killed build works, and the next command completes or reverts it', async () => {
    const builds = await openKilledBuilds();
    try {
      for (const share of [0, 0.35, 0.85]) await builds.kill('again', 'publishing', share);
    } finally {
      await builds.close();
    }
  });

  it.skipIf(!canLosePermission)(
    'a killed build is completed or reverted even if only the output folder is writable',
    { tags: ['long'] },
    async () => {
      const builds = await openKilledBuilds();
      try {
        await builds.kill('enclosed', 'publishing', 0.5);
      } finally {
        await builds.close();
      }
    },
  );

  it('a build that is killed while publishing leaves only files that a later build removes', () =>
    withSite(site, async ({ build, write, remove, root }) => {
      await build();
      const old = await readFolder(join(root, 'dist'));
      const fresh = {
        'content/es/a-new/page.md': '# Nueva\n\n![Dos](two.svg)\n',
        'content/es/a-new/two.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
      };
      for (const moves of [0, 1, 2, 4, 6, 8]) {
        await write({ ...fresh, 'content/es/index.md': `# Inicio ${moves}\n` });
        await expect(build({ openOutput: (folder) => failingAfter(moves, openOutput(folder)) })).rejects.toThrow(
          'power',
        );
        await remove('content/es/a-new');
        await write({ 'content/es/index.md': site['content/es/index.md'] ?? '' });
        await build();
        expect(firstDifference(await readFolder(join(root, 'dist')), old), `after ${moves} moves`).toBeUndefined();
      }
    }));
});

/** An output folder in which only the given number of files can be moved or removed. */
function failingAfter(moves: number, folder: OutputFolder): OutputFolder {
  let left = moves;
  const spend = (): void => {
    if (left === 0) throw new Error('The power went out');
    left -= 1;
  };
  return {
    ...folder,
    publish: async (path) => {
      spend();
      await folder.publish(path);
    },
    remove: async (path) => {
      spend();
      await folder.remove(path);
    },
  };
}
