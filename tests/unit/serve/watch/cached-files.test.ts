// Files are cached, and checked again when a change is reported.
import { mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSite } from '../../../../packages/generator/src/platform/node-files.ts';
import { CachedFiles } from '../../../../packages/generator/src/serve/watch/cached-files.ts';
import { writeFiles } from '../../../site/site-files.ts';

let root: string;
let files: CachedFiles;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'docsgen-files-'));
  await writeFiles(root, { 'content/a.md': 'one', 'content/folder/b.md': 'two' });
  files = new CachedFiles(openSite(root));
  await files.list('content', 'visible');
  await files.readText('content/a.md');
  await files.readText('content/folder/b.md');
});

afterEach(() => rm(root, { recursive: true, force: true }));

describe('a file that was read', () => {
  it('reads a file again only after a change of it is reported', async () => {
    await writeFile(join(root, 'content/a.md'), 'other');
    expect(await files.readText('content/a.md')).toBe('one');
    expect([...(await files.refresh(['content/a.md']))]).toEqual(['content/a.md']);
    expect(await files.readText('content/a.md')).toBe('other');
  });

  it('a rescan finds a changed file once', async () => {
    await writeFile(join(root, 'content/a.md'), 'longer than it was');
    expect([...(await files.rescan())]).toEqual(['content/a.md']);
    expect([...(await files.rescan())]).toEqual([]);
  });

  it('a file is unchanged if a change is reported twice, or only its modification time differs', async () => {
    await writeFile(join(root, 'content/a.md'), 'other');
    expect([...(await files.refresh(['content/a.md']))]).toEqual(['content/a.md']);
    expect(await files.readText('content/a.md')).toBe('other');
    expect([...(await files.refresh(['content/a.md']))]).toEqual([]);
    await utimes(join(root, 'content/a.md'), 1, 1);
    expect([...(await files.refresh(['content/a.md']))]).toEqual([]);
    expect([...(await files.rescan())]).toEqual([]);
  });

  it('waits for the content of an empty file, because an editor may be about to write it', async () => {
    await writeFile(join(root, 'content/a.md'), '');
    await files.refresh(['content/a.md']);
    const reading = files.readText('content/a.md');
    await writeFile(join(root, 'content/a.md'), 'written');
    expect(await reading).toBe('written');
  });

  it('returns an empty file if it stays empty', async () => {
    await writeFile(join(root, 'content/a.md'), '');
    await files.refresh(['content/a.md']);
    expect(await files.readText('content/a.md')).toBe('');
  });

  it('a deleted file is changed, has no content and is not listed', async () => {
    await rm(join(root, 'content/a.md'));
    expect([...(await files.refresh(['content/a.md']))]).toEqual(['content/a.md']);
    expect(await files.readText('content/a.md')).toBeUndefined();
    expect(await files.list('content', 'visible')).toEqual(['folder/b.md']);
  });
});

describe('a file that was never read, because its stamp is known', () => {
  beforeEach(async () => {
    files = new CachedFiles(openSite(root));
    await files.list('content', 'visible');
    await files.settledStamp('content/a.md');
    await writeFile(join(root, 'content/a.md'), 'other');
  });

  it('a file of which only the stamp was read is changed if a change of it is reported', async () => {
    expect([...(await files.refresh(['content/a.md']))]).toEqual(['content/a.md']);
  });

  it('a rescan finds a changed file of which only the stamp was read', async () => {
    expect([...(await files.rescan())]).toEqual(['content/a.md']);
  });
});

describe('a file without permission', () => {
  it('a rescan finds changed files next to a file that is no longer readable', async () => {
    const disk = openSite(root);
    let isBarred = false;
    const stamp = async (path: string): Promise<string | undefined> => {
      if (isBarred && path === 'content/a.md') throw new Error('permission denied');
      return disk.stamp(path);
    };
    const barred = new CachedFiles({ ...disk, stamp });
    for (const path of ['content/a.md', 'content/folder/b.md']) await barred.readText(path);
    isBarred = true;
    await writeFile(join(root, 'content/folder/b.md'), 'longer than it was');
    expect([...(await barred.rescan())]).toEqual(['content/a.md', 'content/folder/b.md']);
  });
});

describe('a folder', () => {
  it('a renamed folder changes the files at its old and its new path', async () => {
    await rename(join(root, 'content/folder'), join(root, 'content/other'));
    const changed = await files.refresh(['content/folder', 'content/other']);
    expect([...changed].sort()).toEqual(['content/folder/b.md', 'content/other/b.md']);
    expect(await files.readText('content/other/b.md')).toBe('two');
  });

  it('a folder that replaces another one changes the files with different content', async () => {
    await writeFiles(root, { 'content/spare/b.md': 'six' });
    await rename(join(root, 'content/folder'), join(root, 'content/away'));
    await rename(join(root, 'content/spare'), join(root, 'content/folder'));
    expect([...(await files.refresh(['content/folder']))]).toContain('content/folder/b.md');
    expect(await files.readText('content/folder/b.md')).toBe('six');
  });
});
