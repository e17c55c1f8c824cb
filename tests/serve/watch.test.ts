// The watcher on real folders: folders that are created together, or again after they were removed, are watched.
import { mkdirSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { subfolders } from '../../packages/generator/src/platform/node-files.ts';
import { type Watching, watch } from '../../packages/generator/src/serve/watch/watch.ts';

let root: string;
let seen: Set<string>;
let watching: Watching;
let idleCount = 0;
/** Called while the watcher reads a folder. */
let asked: (folder: string) => void;

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'docsgen-watch-')));
  seen = new Set();
  asked = () => {};
  watching = watch({
    folders: [root],
    isIgnored: (folder) => {
      asked(folder);
      return folder.endsWith('ignored');
    },
    subfolders,
    onChange: (paths) => {
      for (const path of paths) seen.add(path);
    },
    onIdle: () => {
      idleCount += 1;
    },
    onError: (message) => seen.add(message),
  });
  await watching.ready;
});

afterEach(async () => {
  await watching.close();
  await rm(root, { recursive: true });
});

/** Writes the file until the watcher reports it, because it is not visible from outside when the watcher is ready. */
async function untilSeen(file: string): Promise<void> {
  const write = async (): Promise<boolean> => {
    await writeFile(file, '# Page');
    return seen.has(file);
  };
  await expect.poll(write, { message: file }).toBe(true);
}

async function untilIdle(): Promise<void> {
  const before = idleCount;
  await expect.poll(() => idleCount).toBeGreaterThan(before);
}

it('watches a folder that is created while its parent is being read, also after it was removed', async () => {
  for (const page of ['page.md', 'other.md']) {
    let isMade = false;
    asked = (folder) => {
      if (isMade || folder !== join(root, 'outer/first')) return;
      isMade = true;
      mkdirSync(join(root, 'outer/second'));
    };
    await mkdir(join(root, 'outer/first'), { recursive: true });
    await expect.poll(() => isMade).toBe(true);
    for (const folder of ['first', 'second']) await untilSeen(join(root, 'outer', folder, page));
    await untilIdle();
    seen.clear();
    await rm(join(root, 'outer'), { recursive: true });
    await expect.poll(() => seen).toContain(join(root, 'outer'));
    await untilIdle();
  }
});

it('does not report changes in ignored folders', async () => {
  const ignored = join(root, 'made/ignored/below');
  await mkdir(ignored, { recursive: true });
  await untilSeen(join(root, 'made/first.md'));
  await writeFile(join(ignored, 'page.md'), '# Page');
  await untilSeen(join(root, 'made/second.md'));
  // The folder itself is reported if it is created after its parent is watched.
  expect([...seen].filter((path) => path.includes('ignored/'))).toEqual([]);
});
