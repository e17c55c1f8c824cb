// Cached responses of a live site.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, it } from 'vitest';
import { type LiveFolder, openLiveFolder } from './live-folder.ts';

const opened: LiveFolder[] = [];

afterEach(async () => {
  for (const folder of opened.splice(0)) await folder.remove();
});

async function open(): Promise<LiveFolder> {
  const folder = await openLiveFolder({
    'site.config.yaml': 'title: Manual\nlocales: [{ code: en }, { code: es }]\n',
    'content/en/index.md': '# Home\n',
    'static/terms.txt': 'The terms.\n',
  });
  opened.push(folder);
  return folder;
}

/** Returns the used memory in bytes after garbage collection. */
function bytesInUse(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

it('does not use more memory after requests to 20,000 unknown URLs', async () => {
  const site = await (await open()).site();
  await site.answer('/unknown/');
  const before = bytesInUse();
  // 40 MB in total, without the responses.
  const ending = 'x'.repeat(2000);
  for (let index = 0; index < 20_000; index += 1) {
    const answer = await site.answer(`/${index}-${ending}`);
    if (answer.kind !== 'page' || answer.status !== 404) throw new Error('An unknown address has no page.');
  }
  expect(bytesInUse() - before).toBeLessThan(10_000_000);
  expect(await site.answer('/')).toMatchObject({ kind: 'page', status: 200 });
});

it('answers unknown URLs with the 404 page of their language', async () => {
  const site = await (await open()).site();
  expect(await site.answer('/unknown/')).toBe(await site.answer('/other/'));
  expect(await site.answer('/es/unknown/')).not.toEqual(await site.answer('/unknown/'));
});

it('caches an answer until something changes', async () => {
  const site = await (await open()).site();
  const before = await site.answer('/');
  expect(await site.answer('/')).toBe(before);
  await site.change(new Set(['content/en/index.md']));
  expect(await site.answer('/')).not.toBe(before);
});

it('generates an answer again at the next request if it failed', async () => {
  const folder = await open();
  const site = await folder.site();
  const { readBytes } = folder.files;
  Object.assign(folder.files, { readBytes: () => Promise.reject(new Error('Too many open files')) });
  await expect(site.answer('/terms.txt')).rejects.toThrow('Too many open files');
  Object.assign(folder.files, { readBytes });
  expect(await site.answer('/terms.txt')).toMatchObject({ kind: 'file', path: 'terms.txt' });
});
