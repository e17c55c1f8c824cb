// What a build does to the folder it writes into, whatever happens to it.
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openOutput } from '../../packages/generator/src/io/output-folder.ts';
import type { OutputFolder } from '../../packages/generator/src/model/output.ts';
import { runCli, startCli } from './cli.ts';
import { readFolder, type SiteLiteral, withSite, writeFiles } from './site.ts';

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
  it('leaves the previous site byte for byte', () =>
    withSite(site, async ({ build, write, root }) => {
      await build();
      const before = await readFolder(join(root, 'dist'));
      await write({ 'content/es/index.md': '# Otro inicio\n\n[Perdido](lost.md)\n', 'content/es/new.md': '# Nuevo\n' });
      const failed = await build();
      expect(failed.published).toBeUndefined();
      expect(await readFolder(join(root, 'dist'))).toEqual(before);
      expect((await readdir(root)).toSorted()).toEqual(['content', 'dist', 'site.config.yaml']);
    }));
});

describe('a build', () => {
  it('writes only what has changed', () =>
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

  it('removes the pages, pictures and folders that no source makes any more', () =>
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

  it('never touches files that are not docsgen’s', () =>
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

  it('removes nothing on the word of a manifest that leads out of the folder', () =>
    withSite({ ...site, 'keep.txt': 'Mine.\n' }, async ({ build, root }) => {
      const claimed = ['../keep.txt', 'guide/../../keep.txt', join(root, 'keep.txt'), 'stale.txt'];
      await writeFiles(join(root, 'dist'), {
        '.docsgen-manifest.json': JSON.stringify({ files: claimed }),
        'stale.txt': 'Old.\n',
      });
      const built = await build();
      expect(built.files()).not.toContain('stale.txt');
      expect(await readdir(root)).toContain('keep.txt');
    }));

  it('makes the same bytes of the same files in another folder', async () => {
    const folders: ReadonlyMap<string, Buffer>[] = [];
    for (let time = 0; time < 2; time += 1) {
      await withSite(site, async ({ build, root }) => {
        await build();
        folders.push(await readFolder(join(root, 'dist')));
      });
    }
    expect(folders[0]?.size).toBeGreaterThan(10);
    expect(folders[0]).toEqual(folders[1]);
  });

  it('of one locale leaves the files of the others alone', () =>
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

describe('a build that is killed', () => {
  const pages = 120;
  const manyPages = (word: string, extra: SiteLiteral): SiteLiteral => ({
    'site.config.yaml': 'title: Manual\n',
    'content/en/index.md': `# ${word}\n\n![A](a.svg)\n`,
    'content/en/a.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><!-- ${word} --></svg>\n`,
    ...Object.fromEntries(
      Array.from({ length: pages }, (_, index) => [
        `content/en/part/${index}.md`,
        `# ${word} ${index}\n\n![A](../a.svg)\n`,
      ]),
    ),
    ...extra,
  });
  const before = manyPages('Before', { 'content/en/gone/page.md': '# Gone\n' });
  const after = manyPages('After', { 'content/en/new/page.md': '# New\n' });

  it('leaves every page of the old or the new site whole, whenever it happens', async () => {
    const around = await mkdtemp(join(tmpdir(), 'docsgen-killed-'));
    try {
      const [out, oldSite, newSite] = ['dist', 'old', 'new'].map((name) => join(around, name)) as [
        string,
        string,
        string,
      ];
      await writeFiles(oldSite, before);
      await writeFiles(newSite, after);
      const sites: ReadonlyMap<string, Buffer>[] = [];
      for (const folder of [newSite, oldSite]) {
        expect((await runCli(['build', folder, '--out', out])).code).toBe(0);
        sites.push(await readFolder(out));
      }
      const isChanged = async (path: string): Promise<() => Promise<boolean>> => {
        const { ino } = await stat(join(out, path));
        return async () => (await stat(join(out, path))).ino !== ino;
      };
      const staged = async (): Promise<readonly string[]> =>
        (await readdir(around)).filter((name) => name.includes('staging'));
      const isStaging = async (): Promise<boolean> => (await staged()).length > 0;
      const isHalfStaged = async (): Promise<boolean> => {
        const [name] = await staged();
        return name !== undefined && (await readdir(join(around, name, 'part')).catch(() => [])).length > pages / 2;
      };
      const moments = [
        async () => isStaging,
        async () => isHalfStaged,
        () => isChanged('index.html'),
        () => isChanged('part/50/index.html'),
      ];
      let kills = 0;
      for (const moment of moments) {
        expect((await runCli(['build', oldSite, '--out', out])).code).toBe(0);
        expect(await staged(), 'what a killed build staged is gone after the next').toEqual([]);
        if (await isKilled(['build', newSite, '--out', out], await moment())) kills += 1;
        expectWhole(await readFolder(out), sites);
      }
      expect(kills, 'of these were really killed').toBeGreaterThanOrEqual(3);
      expect((await runCli(['build', newSite, '--out', out])).code).toBe(0);
      expect(await readFolder(out)).toEqual(sites[0]);
    } finally {
      await rm(around, { recursive: true });
    }
  }, 180_000);

  it('in the middle of publishing leaves nothing that a later build does not know as its own', () =>
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
        expect(await readFolder(join(root, 'dist')), `after ${moves} moves`).toEqual(old);
      }
    }));
});

/** Every page is one of the two sites’, and what it loads is there. */
function expectWhole(files: ReadonlyMap<string, Buffer>, sites: readonly ReadonlyMap<string, Buffer>[]): void {
  for (const [path, content] of files) {
    if (!path.endsWith('.html')) continue;
    expect(
      sites.some((each) => each.get(path)?.equals(content)),
      `${path} is whole`,
    ).toBe(true);
    const page = content.toString();
    const loaded = [...page.matchAll(/(?:src=|href=|import)"\/((?:assets\/)[^"]+)"/g)].map(([, asset]) => asset ?? '');
    expect(loaded.length, path).toBeGreaterThan(1);
    for (const asset of loaded) expect(files.has(asset), `${asset} in ${path}`).toBe(true);
  }
}

/** Ends the command at once, as a machine that loses its power would, when `isTime` says so. */
async function isKilled(args: readonly string[], isTime: () => Promise<boolean>): Promise<boolean> {
  const child = startCli(args);
  const ended = once(child, 'close');
  while (child.exitCode === null && !(await isTime())) await wait(1);
  child.kill('SIGKILL');
  await ended;
  return child.signalCode === 'SIGKILL';
}

/** An output folder that lets so many files be moved or removed, and no more. */
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
