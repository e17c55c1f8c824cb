// Full-text search in development: only the first search waits for an index.
import { inflateRawSync } from 'node:zlib';
import type { SearchEntry } from '@docsgen/contract/search-index';
import { describe, expect, it } from 'vitest';
import { ask } from '../../serve/serving.ts';
import { liveConfig, openLiveSite } from './live-site.ts';

/** An index is created one second after the last change. */
const patience = { timeout: 30_000, interval: 200 };

const site = openLiveSite({ 'content/en/guide/plan.md': '---\ndraft: true\n---\n# Plan\n\nUnfinished.\n' });

const status = async (path: string): Promise<number> => (await ask(site.origin, path)).status;

/** Returns the URLs of the pages in the index of a language, and of its files. */
async function indexOf(lang: string) {
  const { bytes } = await ask(site.origin, `/search/${lang}/index.bin`);
  const entry: SearchEntry = JSON.parse(inflateRawSync(bytes).toString());
  return { pages: entry.pages.length, file: `/search/${lang}/${entry.words[0]?.[1]}` };
}

describe('full-text search in development', () => {
  it('the full text can be searched on first use, without drafts', async () => {
    const { pages, file } = await indexOf('en');
    expect(pages).toBe(2);
    expect(await status(file)).toBe(200);
    expect(await status('/search/en/text-none.bin')).toBe(404);
  });

  it('the previous index is used until the next one is ready, and files requested by an open page remain', async () => {
    const before = await indexOf('en');
    await site.write({ 'content/en/guide/more.md': '# More\n\nSomething else.\n' });
    await expect.poll(async () => (await indexOf('en')).pages, patience).toBe(3);
    expect((await indexOf('en')).file).not.toBe(before.file);
    expect(await status(before.file)).toBe(200);
    await site.remove('content/en/guide/more.md');
    await expect.poll(() => indexOf('en'), patience).toEqual(before);
  });

  it('there is no index if the site has no search', async () => {
    await site.write({ 'site.config.yaml': `${liveConfig}search: false\n` });
    await expect.poll(() => status('/search/en/index.bin'), patience).toBe(404);
    await site.write({ 'site.config.yaml': liveConfig });
    await expect.poll(() => status('/search/en/index.bin'), patience).toBe(200);
  });
});
