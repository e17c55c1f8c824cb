import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OutputFile, OutputFolder, PublishSummary } from '../../../packages/generator/src/model/output.ts';
import type { OutputPath } from '../../../packages/generator/src/model/paths.ts';
import { settleInterrupted } from '../../../packages/generator/src/output/journal.ts';
import { manifestBytes, readManifest } from '../../../packages/generator/src/output/output-manifest.ts';
import { foreignFiles, publish, type Retention } from '../../../packages/generator/src/output/publish.ts';
import { createDryStaging, createStaging } from '../../../packages/generator/src/output/stage.ts';
import { openInterrupted, openOutput } from '../../../packages/generator/src/platform/output-folder.ts';
import { manifestPath } from '../../../packages/generator/src/routes/output-paths.ts';
import type { Files } from '../model-of.ts';

let parent = '';
let out = '';

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'docsgen-publish-'));
  out = join(parent, 'dist');
});

afterEach(() => rm(parent, { recursive: true, force: true }));

function outputFile(path: string, content: string): OutputFile {
  return { path: path as OutputPath, content };
}

async function put(files: Files): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(out, path)), { recursive: true });
    await writeFile(join(out, path), content);
  }
}

const day = 86_400_000;
const atOnce: Retention = { now: 0, time: 0 };

interface Publishing {
  readonly isPartial?: boolean;
  readonly retention?: Retention;
}

async function build(
  files: Files,
  { isPartial = false, retention = atOnce }: Publishing = {},
): Promise<PublishSummary> {
  const folder = openOutput(out);
  const staging = createStaging(folder);
  for (const [path, content] of Object.entries(files)) await staging.add(outputFile(path, content));
  const summary = await publish({ folder, staged: staging.staged(), isPartial, retention });
  await folder.close();
  return summary;
}

function listOf(...paths: readonly string[]): string {
  return manifestBytes({ files: paths as OutputPath[], outdated: new Map() }).toString();
}

/** Returns every published file except the manifest. */
async function published(): Promise<Files> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = await Promise.all(
    paths.map(async (path) => [path.slice(out.length + 1), await readFile(path, 'utf8')]),
  );
  return Object.fromEntries(texts.filter(([path]) => path !== manifestPath));
}

describe('publishing', () => {
  it('publishes every file and leaves no staging folder', async () => {
    const files = { 'index.html': 'home', 'en/api/index.html': 'api', 'assets/a.css': 'css' };
    expect(await build(files)).toEqual({ written: 3, unchanged: 0, removed: 0, outdated: 0, bytes: 10 });
    expect(await published()).toEqual(files);
    expect(await readdir(parent)).toEqual(['dist']);
  });

  it('does not touch unchanged files', async () => {
    await build({ 'index.html': 'home', 'a.html': 'one' });
    const long = new Date('2001-01-01');
    await utimes(join(out, 'index.html'), long, long);
    await utimes(join(out, 'a.html'), long, long);
    expect(await build({ 'index.html': 'home', 'a.html': 'two' })).toMatchObject({ written: 1, unchanged: 1 });
    expect((await stat(join(out, 'index.html'))).mtime).toEqual(long);
    expect((await stat(join(out, 'a.html'))).mtime).not.toEqual(long);
    expect(await published()).toEqual({ 'index.html': 'home', 'a.html': 'two' });
  });

  it('removes unused files, and folders that become empty', async () => {
    await build({ 'index.html': 'home', 'old/deep/index.html': 'old', 'old/kept.html': 'kept' });
    expect(await build({ 'index.html': 'home', 'old/kept.html': 'kept' })).toMatchObject({ removed: 1 });
    expect(await published()).toEqual({ 'index.html': 'home', 'old/kept.html': 'kept' });
    expect(await readdir(join(out, 'old'))).toEqual(['kept.html']);
  });

  it('never touches files that docsgen did not write', async () => {
    await put({ CNAME: 'docs.example.com', '.git/config': 'x', 'old/mine.txt': 'mine' });
    await build({ 'index.html': 'home', 'old/index.html': 'old' });
    await build({ 'index.html': 'home' });
    expect(await published()).toEqual({
      'index.html': 'home',
      CNAME: 'docs.example.com',
      '.git/config': 'x',
      'old/mine.txt': 'mine',
    });
  });

  it('reports the first files that docsgen did not write, and counts the others', async () => {
    const names = Array.from({ length: 9 }, (_, index) => `${index}/index.html`);
    const files = Object.fromEntries(names.map((name) => [name, 'mine']));
    await put(files);
    const folder = openOutput(out);
    const staging = createStaging(folder);
    for (const name of names) await staging.add(outputFile(name, 'new'));
    const found = await foreignFiles({ folder, staged: staging.staged(), isPartial: false, retention: atOnce });
    await folder.close();
    expect(found.map(({ message }) => message)).toEqual([
      ...names
        .slice(0, 5)
        .map((name) => `The output folder contains the file ${name}, which docsgen did not write and would overwrite`),
      'The output folder contains 4 more such files',
    ]);
  });

  it('leaves other languages unchanged in a build of one language, and keeps them in the manifest', async () => {
    await build({ 'index.html': 'es', 'en/index.html': 'en' });
    await build({ 'en/index.html': 'new' }, { isPartial: true });
    expect(await published()).toEqual({ 'index.html': 'es', 'en/index.html': 'new' });
    expect(await build({ 'en/index.html': 'new' })).toMatchObject({ removed: 1 });
    expect(await published()).toEqual({ 'en/index.html': 'new' });
  });

  it.each([
    ['is no JSON', '{ "files": ['],
    ['holds something else', '[1, 2]'],
    ['is null', 'null'],
    ['has no list', '{ "files": "index.html" }'],
    ['is empty', ''],
  ])('with a manifest that %s removes nothing and writes a good one', async (_, manifest) => {
    await put({ 'old.html': 'old', [manifestPath]: manifest });
    expect(await build({ 'index.html': 'home' })).toMatchObject({ written: 1, removed: 0 });
    expect(await published()).toEqual({ 'old.html': 'old', 'index.html': 'home' });
    expect(await build({ 'a.html': 'a' })).toMatchObject({ removed: 1 });
  });

  it('removes no files outside the output, even if the manifest lists them', async () => {
    await writeFile(join(parent, 'precious.txt'), 'mine');
    const files = ['../precious.txt', 'a/../../precious.txt', join(parent, 'precious.txt'), '..\\precious.txt', ''];
    await put({ [manifestPath]: listOf(...files) });
    expect(await build({ 'index.html': 'home' })).toMatchObject({ removed: 0 });
    expect(await readFile(join(parent, 'precious.txt'), 'utf8')).toBe('mine');
  });

  it('ignores a manifest in which a single bit has changed', async () => {
    const list = Buffer.from(listOf('index.html', 'old/page.html'));
    expect((await readManifest({ read: async () => list })).files).toEqual(['index.html', 'old/page.html']);
    for (let bit = 0; bit < list.length * 8; bit += 1) {
      const flipped = Buffer.from(list);
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const { files } = await readManifest({ read: async () => flipped });
      expect(files, `bit ${bit}`).toEqual([]);
    }
  });

  it('does not fail if a file to remove no longer exists', async () => {
    await build({ 'index.html': 'home', 'old.html': 'old' });
    await rm(join(out, 'old.html'));
    expect(await build({ 'index.html': 'home' })).toMatchObject({ removed: 1 });
  });
});

describe('the order of publishing', () => {
  it('publishes assets, new pages, changed pages and lists, removes files, and writes the manifest last', async () => {
    const steps: string[] = [];
    const there = ['gone.html', 'index.html', 'sitemap.xml', 'search/titles.en.json', '404.html'];
    const folder: OutputFolder = {
      place: { published: '', staging: '' },
      read: async (path) => (path === manifestPath ? Buffer.from(listOf(...there)) : undefined),
      stage: async () => {},
      readStaged: async () => undefined,
      publishAll: async () => false,
      publish: async (path) => void steps.push(path),
      standIn: async (paths) => void steps.push(`stand in ${paths.join()}`),
      replace: async (path) => void steps.push(path),
      remove: async (path) => void steps.push(`remove ${path}`),
      stamp: async (path) => (there.includes(path) ? 'there' : undefined),
      writeJournal: async () => void steps.push('journal'),
      readJournal: async () => undefined,
      endJournal: async () => void steps.push('end'),
      close: async () => {},
    };
    const staging = createStaging(folder);
    const changed = [
      ...['index.html', '404.html', 'z.html', 'sitemap.xml', 'en/a.html', 'robots.txt', 'assets/b.js', 'assets/a.css'],
      ...['search/titles.en.json', 'search/en/words-0123456789.bin', 'sitemap-1.xml', 'news/rss.xml'],
    ];
    for (const path of changed) await staging.add(outputFile(path, path));
    await publish({ folder, staged: staging.staged(), isPartial: false, retention: atOnce });
    expect(steps).toEqual([
      'journal',
      manifestPath,
      'stand in z.html,en/a.html',
      'assets/a.css',
      'assets/b.js',
      'search/en/words-0123456789.bin',
      'robots.txt',
      'en/a.html',
      'z.html',
      '404.html',
      'index.html',
      'search/titles.en.json',
      'news/rss.xml',
      'sitemap-1.xml',
      'sitemap.xml',
      'stand in gone.html',
      'remove gone.html',
      manifestPath,
      'end',
    ]);
  });
});

describe('a build that ends at any step of publishing', () => {
  const before = {
    '404.html': '404',
    'index.html': 'a',
    'a.html': 'index',
    'assets/x.1234abcd.js': 'x',
    'b/c.html': 'a',
  };
  const after = { '404.html': '404 now', 'index.html': 'b', 'b.html': 'd', 'd.html': 'b', 'robots.txt': 'all', b: 'b' };

  /** Returns the broken links that readers see. The content of a page is the name of the page that it links to. */
  async function brokenLinks(): Promise<readonly string[]> {
    const files = await published();
    const pages = Object.entries(files).filter(([path]) => path.endsWith('.html'));
    return pages.flatMap(([path, link]) =>
      link.startsWith('404') || `${link}.html` in files ? [] : [`${path} leads to ${link}.html`],
    );
  }

  /** Publishes with a disk that fails at the given step. Returns `false` if there are fewer steps. */
  async function failsAt(step: number): Promise<boolean> {
    const folder = openOutput(out);
    let left = step;
    const spend = (): void => {
      if (left === 0) throw new Error('no space left');
      left -= 1;
    };
    const spending =
      <T extends unknown[]>(act: (...args: T) => Promise<void>) =>
      async (...args: T): Promise<void> => {
        spend();
        await act(...args);
      };
    const failing: OutputFolder = {
      ...folder,
      publish: spending(folder.publish),
      replace: spending(folder.replace),
      remove: spending(folder.remove),
      standIn: async (paths, content) => {
        for (const path of paths) await spending(folder.standIn)([path], content);
      },
      endJournal: spending(folder.endJournal),
    };
    const staging = createStaging(failing);
    for (const [path, content] of Object.entries(after)) await staging.add(outputFile(path, content));
    const request = { folder: failing, staged: staging.staged(), isPartial: false, retention: atOnce };
    const outcome = await publish(request).catch((error: Error) => error.message);
    await folder.close();
    return outcome === 'no space left';
  }

  it('leaves no broken link if it is interrupted at any step, and is finished by the next command', async () => {
    let steps = 0;
    for (; ; steps += 1) {
      await rm(out, { recursive: true, force: true });
      await build(before);
      if (!(await failsAt(steps))) break;
      expect(await brokenLinks(), `after ${steps} steps`).toEqual([]);
      const leftovers = await openInterrupted(out);
      expect(leftovers).toHaveLength(1);
      // Before the first step, there is nothing to complete.
      const outcome = steps === 0 ? 'removed' : 'finished';
      for (const leftover of leftovers) expect(await settleInterrupted(leftover)).toBe(outcome);
      expect(await published(), `after ${steps} steps`).toEqual(steps === 0 ? before : after);
      expect(await readdir(parent)).toEqual(['dist']);
    }
    expect(steps).toBeGreaterThan(12);
  });

  it('does not finish an interrupted build if the output was replaced in the meantime', async () => {
    await build(before);
    await failsAt(5);
    await rm(out, { recursive: true });
    await build({ 'index.html': 'other' });
    for (const leftover of await openInterrupted(out)) expect(await settleInterrupted(leftover)).toBe('removed');
    expect(await published()).toEqual({ 'index.html': 'other' });
    expect(await readdir(parent)).toEqual(['dist']);
  });
});

describe('files that went out of use', () => {
  const old = { 'index.html': 'one', 'assets/app.1234abcd.js': 'one', 'search/en/text-12ab34cdef.bin': 'one' };
  const fresh = { 'index.html': 'two', 'assets/app.abcd1234.js': 'two', 'search/en/text-99ab34cdef.bin': '2' };
  const week = (at: number): Publishing => ({ retention: { now: at * day, time: 7 * day } });

  it('keeps unused files for open pages, and removes them in a later build', async () => {
    await build(old, week(0));
    expect(await build(fresh, week(10))).toMatchObject({ removed: 0, outdated: 2 });
    expect(await published()).toEqual({ ...old, ...fresh });
    expect(await build(fresh, week(16))).toMatchObject({ written: 0, removed: 0, outdated: 2 });
    expect(await build(fresh, week(17))).toMatchObject({ written: 0, removed: 2, outdated: 0 });
    expect(await published()).toEqual(fresh);
  });

  it('uses unused files again if a build generates them again', async () => {
    await build(old, week(0));
    await build(fresh, week(1));
    await build(old, week(2));
    expect(await build(old, week(9))).toMatchObject({ removed: 2, outdated: 0 });
    expect(await published()).toEqual(old);
  });

  it('writes the manifest of a first build once unused files are removed', async () => {
    await build(old, week(0));
    await build(fresh, week(1));
    await build(fresh, week(9));
    const later = await readFile(join(out, manifestPath), 'utf8');
    await rm(out, { recursive: true });
    await build(fresh, week(0));
    expect(later).toBe(await readFile(join(out, manifestPath), 'utf8'));
  });

  it('does not keep unused files longer if the clock was wrong', async () => {
    await build(old, week(5000));
    await build(fresh, week(5000));
    expect(await build(fresh, week(0))).toMatchObject({ outdated: 2 });
    expect(await build(fresh, week(7))).toMatchObject({ outdated: 0, removed: 2 });
  });

  it('does not remove unused files in a build of one language', async () => {
    await build(old, week(0));
    await build(fresh, week(1));
    await build({ 'index.html': 'three' }, { isPartial: true, ...week(30) });
    expect(await published()).toEqual({ ...old, ...fresh, 'index.html': 'three' });
    expect(await build(fresh, week(31))).toMatchObject({ removed: 2 });
  });
});

describe('staging', () => {
  it('stages the first of two files with the same path', async () => {
    const folder = openOutput(out);
    const staging = createStaging(folder);
    await staging.add(outputFile('a.html', 'first'));
    await staging.add(outputFile('a.html', 'second'));
    expect(staging.staged()).toEqual({ changed: ['a.html'], unchanged: [], bytes: 5 });
    await publish({ folder, staged: staging.staged(), isPartial: false, retention: atOnce });
    await folder.close();
    expect(await published()).toEqual({ 'a.html': 'first' });
  });

  it('does not change the output before publishing, or if staging is abandoned', async () => {
    await put({ 'index.html': 'before' });
    const folder = openOutput(out);
    await createStaging(folder).add(outputFile('index.html', 'after'));
    expect(await published()).toEqual({ 'index.html': 'before' });
    await folder.close();
    expect(await readdir(parent)).toEqual(['dist']);
    expect(await published()).toEqual({ 'index.html': 'before' });
  });

  it('writes nothing for a check', async () => {
    const staging = createDryStaging();
    await staging.add(outputFile('a.html', 'a'));
    expect(staging.staged()).toEqual({ changed: [], unchanged: [], bytes: 0 });
    expect(await readdir(parent)).toEqual([]);
  });
});
