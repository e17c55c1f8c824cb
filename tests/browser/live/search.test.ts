// Searching the full text while it is being written: only the first search waits for an index.
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ask } from '../../serve/serving.ts';
import { liveConfig, openLiveSite } from './live-site.ts';

/** An index is made again a second after the last change. */
const patience = { timeout: 30_000, interval: 200 };

const site = openLiveSite({ 'content/en/guide/plan.md': '---\ndraft: true\n---\n# Plan\n\nUnfinished.\n' });

const status = async (path: string): Promise<number> => (await ask(site.origin, path)).status;

/** The address of the index of a language, which changes with its texts. */
async function indexOf(lang: string): Promise<string> {
  const { text } = await ask(site.origin, '/search/pagefind-entry.json');
  const entry: {
    readonly languages: Readonly<Record<string, { readonly hash: string; readonly page_count: number }>>;
  } = JSON.parse(text);
  const { hash, page_count } = entry.languages[lang] ?? {};
  return `/search/pagefind.${hash}.pf_meta ${page_count}`;
}

describe('while authors write, the full text', () => {
  it('can be searched as soon as a reader asks, drafts left out', async () => {
    const { bytes, status: found } = await ask(site.origin, '/search/pagefind.js');
    expect(found).toBe(200);
    expect(bytes.length).toBeGreaterThan(1000);
    const [path = '', pages] = (await indexOf('en')).split(' ');
    expect(pages).toBe('2');
    const meta = await ask(site.origin, path);
    expect(gunzipSync(meta.bytes).toString('latin1')).toMatch(/^pagefind_dcd/);
    expect(await status('/search/fragment/en_none.pf_fragment')).toBe(404);
  });

  it('is that of a moment ago until the next index is there, and what an open page asks for stays', async () => {
    const before = await indexOf('en');
    const [old = ''] = before.split(' ');
    await site.write({ 'content/en/guide/more.md': '# More\n\nSomething else.\n' });
    await expect.poll(() => indexOf('en'), patience).toMatch(/ 3$/);
    expect(await indexOf('en')).not.toBe(before);
    expect(await status(old)).toBe(200);
    await site.remove('content/en/guide/more.md');
    await expect.poll(() => indexOf('en'), patience).toBe(before);
  });

  it('cannot be searched where the site has no search', async () => {
    await site.write({ 'site.config.yaml': `${liveConfig}search: false\n` });
    await expect.poll(() => status('/search/pagefind.js'), patience).toBe(404);
    await site.write({ 'site.config.yaml': liveConfig });
    await expect.poll(() => status('/search/pagefind.js'), patience).toBe(200);
  });
});
