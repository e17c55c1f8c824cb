// The watcher on real folders: one that was made while others were is watched like any other.
import { mkdirSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { subfolders } from '../../packages/generator/src/io/node-files.ts';
import { type Watching, watch } from '../../packages/generator/src/watch/watch.ts';

let root: string;
let seen: Set<string>;
let lastHeard: number;
let watching: Watching;
/** What happens while the watcher reads a folder. */
let asked: (folder: string) => void;

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'docsgen-watch-')));
  seen = new Set();
  asked = () => {};
  lastHeard = performance.now();
  watching = watch({
    folders: [root],
    isIgnored: (folder) => {
      asked(folder);
      return folder.endsWith('ignored');
    },
    subfolders,
    onChange: (paths) => {
      lastHeard = performance.now();
      for (const path of paths) seen.add(path);
    },
    onIdle: () => {
      lastHeard = performance.now();
    },
    onError: (message) => seen.add(message),
  });
  await watching.ready;
});

afterEach(async () => {
  await watching.close();
  await rm(root, { recursive: true });
});

/** Nothing more is to come of what was done so far. */
async function idle(): Promise<void> {
  lastHeard = performance.now();
  await expect.poll(() => performance.now() - lastHeard, { timeout: 20_000 }).toBeGreaterThan(1000);
}

it('watches a folder that was made while the one around it was being read', async () => {
  let isMade = false;
  asked = (folder) => {
    if (isMade || folder !== join(root, 'outer/first')) return;
    isMade = true;
    mkdirSync(join(root, 'outer/second'));
  };
  await mkdir(join(root, 'outer/first'), { recursive: true });
  await idle();
  expect(isMade).toBe(true);
  const files = ['first', 'second'].map((folder) => join(root, 'outer', folder, 'page.md'));
  for (const file of files) await writeFile(file, '# Page');
  await idle();
  expect(files.filter((file) => !seen.has(file))).toEqual([]);
});

it('says nothing of folders that are ignored', async () => {
  const ignored = join(root, 'made/ignored/below');
  await mkdir(ignored, { recursive: true });
  await idle();
  await writeFile(join(ignored, 'page.md'), '# Page');
  await writeFile(join(root, 'made/page.md'), '# Page');
  await idle();
  expect([...seen].filter((path) => path.includes('page.md'))).toEqual([join(root, 'made/page.md')]);
});
