import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openOutput } from '../../../packages/generator/src/io/output-folder.ts';
import type { OutputFile, OutputFolder, PublishSummary } from '../../../packages/generator/src/model/output.ts';
import type { OutputPath } from '../../../packages/generator/src/model/paths.ts';
import { foreignFiles, manifestPath, publish } from '../../../packages/generator/src/output/publish.ts';
import { createDryStaging, createStaging } from '../../../packages/generator/src/output/stage.ts';
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

async function build(files: Files, isPartial = false): Promise<PublishSummary> {
  const folder = openOutput(out);
  const staging = createStaging(folder);
  for (const [path, content] of Object.entries(files)) await staging.add(outputFile(path, content));
  const summary = await publish({ folder, staged: staging.staged(), isPartial });
  await folder.close();
  return summary;
}

/** Every published file but the manifest. */
async function published(): Promise<Files> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = await Promise.all(
    paths.map(async (path) => [path.slice(out.length + 1), await readFile(path, 'utf8')]),
  );
  return Object.fromEntries(texts.filter(([path]) => path !== manifestPath));
}

describe('publishing', () => {
  it('puts every file in place and leaves no staging folder behind', async () => {
    const files = { 'index.html': 'home', 'en/api/index.html': 'api', 'assets/a.css': 'css' };
    expect(await build(files)).toEqual({ written: 3, unchanged: 0, removed: 0, bytes: 10 });
    expect(await published()).toEqual(files);
    expect(await readdir(parent)).toEqual(['dist']);
  });

  it('does not touch a file whose bytes are the same', async () => {
    await build({ 'index.html': 'home', 'a.html': 'one' });
    const long = new Date('2001-01-01');
    await utimes(join(out, 'index.html'), long, long);
    await utimes(join(out, 'a.html'), long, long);
    expect(await build({ 'index.html': 'home', 'a.html': 'two' })).toMatchObject({ written: 1, unchanged: 1 });
    expect((await stat(join(out, 'index.html'))).mtime).toEqual(long);
    expect((await stat(join(out, 'a.html'))).mtime).not.toEqual(long);
    expect(await published()).toEqual({ 'index.html': 'home', 'a.html': 'two' });
  });

  it('takes away what no build makes any more, with the folders that become empty', async () => {
    await build({ 'index.html': 'home', 'old/deep/index.html': 'old', 'old/kept.html': 'kept' });
    expect(await build({ 'index.html': 'home', 'old/kept.html': 'kept' })).toMatchObject({ removed: 1 });
    expect(await published()).toEqual({ 'index.html': 'home', 'old/kept.html': 'kept' });
    expect(await readdir(join(out, 'old'))).toEqual(['kept.html']);
  });

  it('never touches a file it did not make', async () => {
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

  it('names the first of the files that somebody else made and counts the others', async () => {
    const names = Array.from({ length: 9 }, (_, index) => `${index}/index.html`);
    const files = Object.fromEntries(names.map((name) => [name, 'mine']));
    await put(files);
    const folder = openOutput(out);
    const staging = createStaging(folder);
    for (const name of names) await staging.add(outputFile(name, 'new'));
    const found = await foreignFiles({ folder, staged: staging.staged(), isPartial: false });
    await folder.close();
    expect(found.map(({ message }) => message)).toEqual([
      ...names
        .slice(0, 5)
        .map((name) => `The output folder has a file ${name} that docsgen did not make, and would overwrite`),
      'The output folder has 4 more files like these',
    ]);
  });

  it('of one language leaves the others as they are, and knows them afterwards', async () => {
    await build({ 'index.html': 'es', 'en/index.html': 'en' });
    await build({ 'en/index.html': 'new' }, true);
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

  it('a manifest that names files outside of the output removes none of them', async () => {
    await writeFile(join(parent, 'precious.txt'), 'mine');
    const files = ['../precious.txt', 'a/../../precious.txt', join(parent, 'precious.txt'), '..\\precious.txt', '', 5];
    await put({ [manifestPath]: JSON.stringify({ files }) });
    expect(await build({ 'index.html': 'home' })).toMatchObject({ removed: 0 });
    expect(await readFile(join(parent, 'precious.txt'), 'utf8')).toBe('mine');
  });

  it('a file that a person already took away is no reason to fail', async () => {
    await build({ 'index.html': 'home', 'old.html': 'old' });
    await rm(join(out, 'old.html'));
    expect(await build({ 'index.html': 'home' })).toMatchObject({ removed: 1 });
  });
});

describe('the order of publishing', () => {
  it('is the claim, what pages need, pages, the sitemap; then removal; the manifest last', async () => {
    const steps: string[] = [];
    const before = JSON.stringify({ files: ['gone.html', 'index.html'] });
    const folder: OutputFolder = {
      place: undefined,
      read: async (path) => (path === manifestPath ? Buffer.from(before) : undefined),
      stage: async () => {},
      readStaged: async () => undefined,
      publishAll: async () => false,
      publish: async (path) => void steps.push(path),
      remove: async (path) => void steps.push(`remove ${path}`),
      stamp: async () => undefined,
      close: async () => {},
    };
    const staging = createStaging(folder);
    for (const path of ['index.html', 'sitemap.xml', 'en/a.html', 'robots.txt', 'assets/b.js', 'assets/a.css']) {
      await staging.add(outputFile(path, path));
    }
    await publish({ folder, staged: staging.staged(), isPartial: false });
    expect(steps).toEqual([
      manifestPath,
      'assets/a.css',
      'assets/b.js',
      'robots.txt',
      'en/a.html',
      'index.html',
      'sitemap.xml',
      'remove gone.html',
      manifestPath,
    ]);
  });
});

describe('a build that ends in the middle of publishing', () => {
  it('has claimed what it put in place, so that a later one can take it away', async () => {
    await build({ 'index.html': 'before' });
    const folder = openOutput(out);
    const failing: OutputFolder = {
      ...folder,
      publish: async (path) => {
        if (path === 'index.html') throw new Error('no space left');
        await folder.publish(path);
      },
    };
    const staging = createStaging(failing);
    for (const path of ['a.html', 'index.html']) await staging.add(outputFile(path, 'after'));
    await expect(publish({ folder: failing, staged: staging.staged(), isPartial: false })).rejects.toThrow('no space');
    await folder.close();
    expect(await published()).toEqual({ 'a.html': 'after', 'index.html': 'before' });
    await build({ 'index.html': 'after' });
    expect(await published()).toEqual({ 'index.html': 'after' });
  });
});

describe('staging', () => {
  it('keeps the first of two files of one path', async () => {
    const folder = openOutput(out);
    const staging = createStaging(folder);
    await staging.add(outputFile('a.html', 'first'));
    await staging.add(outputFile('a.html', 'second'));
    expect(staging.staged()).toEqual({ changed: ['a.html'], unchanged: [], bytes: 5 });
    await publish({ folder, staged: staging.staged(), isPartial: false });
    await folder.close();
    expect(await published()).toEqual({ 'a.html': 'first' });
  });

  it('shows nothing in the output before it is published, and nothing where it is given up', async () => {
    await put({ 'index.html': 'before' });
    const folder = openOutput(out);
    await createStaging(folder).add(outputFile('index.html', 'after'));
    expect(await published()).toEqual({ 'index.html': 'before' });
    await folder.close();
    expect(await readdir(parent)).toEqual(['dist']);
    expect(await published()).toEqual({ 'index.html': 'before' });
  });

  it('for a check writes nothing', async () => {
    const staging = createDryStaging();
    await staging.add(outputFile('a.html', 'a'));
    expect(staging.staged()).toEqual({ changed: [], unchanged: [], bytes: 0 });
    expect(await readdir(parent)).toEqual([]);
  });
});
