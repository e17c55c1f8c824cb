// Files that are kept, and looked at again when something says that they changed.
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSite } from '../../../packages/generator/src/io/node-files.ts';
import { createLiveFiles, type LiveFiles } from '../../../packages/generator/src/serve/live-files.ts';
import { writeFiles } from '../../site/site.ts';

let root: string;
let files: LiveFiles;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'docsgen-files-'));
  await writeFiles(root, { 'content/a.md': 'one', 'content/folder/b.md': 'two' });
  files = createLiveFiles(openSite(root), 'is told');
  await files.list('content', 'visible');
  await files.readText('content/a.md');
  await files.readText('content/folder/b.md');
});

afterEach(() => rm(root, { recursive: true, force: true }));

describe('a file that was read', () => {
  it('is not read again before somebody says that it changed', async () => {
    await writeFile(join(root, 'content/a.md'), 'other');
    expect(await files.readText('content/a.md')).toBe('one');
    expect([...(await files.look(['content/a.md']))]).toEqual(['content/a.md']);
    expect(await files.readText('content/a.md')).toBe('other');
  });

  it('is found to have changed by looking at everything', async () => {
    await writeFile(join(root, 'content/a.md'), 'longer than it was');
    expect([...(await files.lookAtAll())]).toEqual(['content/a.md']);
    expect([...(await files.lookAtAll())]).toEqual([]);
  });

  it('is waited for when it is empty, because somebody is about to write it', async () => {
    await writeFile(join(root, 'content/a.md'), '');
    await files.look(['content/a.md']);
    const reading = files.readText('content/a.md');
    await writeFile(join(root, 'content/a.md'), 'written');
    expect(await reading).toBe('written');
  });

  it('is empty if it stays so', async () => {
    await writeFile(join(root, 'content/a.md'), '');
    await files.look(['content/a.md']);
    expect(await files.readText('content/a.md')).toBe('');
  });

  it('is gone once it is', async () => {
    await rm(join(root, 'content/a.md'));
    expect([...(await files.look(['content/a.md']))]).toEqual(['content/a.md']);
    expect(await files.readText('content/a.md')).toBeUndefined();
    expect(await files.list('content', 'visible')).toEqual(['folder/b.md']);
  });
});

describe('what may not be looked at', () => {
  it('hides nothing of what else has changed', async () => {
    const disk = openSite(root);
    let isBarred = false;
    const stamp = async (path: string): Promise<string | undefined> => {
      if (isBarred && path === 'content/a.md') throw new Error('permission denied');
      return disk.stamp(path);
    };
    const barred = createLiveFiles({ ...disk, stamp }, 'is told');
    for (const path of ['content/a.md', 'content/folder/b.md']) await barred.readText(path);
    isBarred = true;
    await writeFile(join(root, 'content/folder/b.md'), 'longer than it was');
    expect([...(await barred.lookAtAll())]).toEqual(['content/a.md', 'content/folder/b.md']);
  });
});

describe('a folder', () => {
  it('that got another name gives the names that went and those that came', async () => {
    await rename(join(root, 'content/folder'), join(root, 'content/other'));
    const changed = await files.look(['content/folder', 'content/other']);
    expect([...changed].sort()).toEqual(['content/folder/b.md', 'content/other/b.md']);
    expect(await files.readText('content/other/b.md')).toBe('two');
  });

  it('that stands in the place of another one gives the files whose content is another', async () => {
    await writeFiles(root, { 'content/spare/b.md': 'six' });
    await rename(join(root, 'content/folder'), join(root, 'content/away'));
    await rename(join(root, 'content/spare'), join(root, 'content/folder'));
    expect([...(await files.look(['content/folder']))]).toContain('content/folder/b.md');
    expect(await files.readText('content/folder/b.md')).toBe('six');
  });
});
