// Compiled articles are either restored unchanged or missing, and the cache does not grow without limit.
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CacheFolder } from '../../../../packages/generator/src/model/adapters/file-system.ts';
import { warning } from '../../../../packages/generator/src/model/diagnostic.ts';
import type { SourcePath } from '../../../../packages/generator/src/model/paths.ts';
import {
  type CachedArticle,
  openArticleCache,
  pruneArticleCache,
} from '../../../../packages/generator/src/pages/cache/article-cache.ts';
import {
  openPack,
  type PackedEntry,
  packSize,
  readEntry,
} from '../../../../packages/generator/src/pages/cache/pack.ts';
import { openCache } from '../../../../packages/generator/src/platform/cache-folder.ts';
import { hashOf } from '../../../../packages/generator/src/text/hash.ts';

const article = (text: string): CachedArticle => ({
  html: [`<p>${text} ñ € 🙂</p>\n\n`, '', '<p>\u0000</p>'],
  placeholders: [
    { href: './a b.md', use: 'link', file: undefined, position: { line: 3, column: 1 } },
    { href: 'one.svg', use: 'image', file: 'content/es/_part.md' as SourcePath, position: undefined },
  ] as unknown as CachedArticle['placeholders'],
  includes: [['content/es/_límite.md' as SourcePath, hashOf(text)]],
  facts: JSON.stringify({ headings: [text], note: 'a\nb' }),
  headingsHash: text,
  sections: JSON.stringify([text]),
  textHash: text,
  diagnostics: [warning({ code: 'mdx', message: text, file: 'a.md', position: { line: 1, column: 2 } })],
});
const empty: CachedArticle = {
  html: [''],
  placeholders: [],
  includes: [],
  facts: '{}',
  headingsHash: '',
  sections: '',
  textHash: '',
  diagnostics: [],
};

interface Place {
  readonly cache: CacheFolder;
  /** File names of packs and their indexes. */
  readonly folder: string;
}

async function withCache(use: (place: Place) => Promise<void>): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'docsgen-cache-'));
  try {
    await use({ cache: openCache(root), folder: join(root, '.docsgen/cache/articles') });
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

function write(cache: CacheFolder, articles: Readonly<Record<string, CachedArticle>>): void {
  const store = openArticleCache(cache);
  for (const [key, each] of Object.entries(articles)) store.write(key, each);
  store.flush();
}

const read = (cache: CacheFolder, key: string): CachedArticle | undefined => openArticleCache(cache).read(key);

const found = (cache: CacheFolder, keys: readonly string[]): readonly string[] =>
  keys.filter((key) => read(cache, key) !== undefined);

const packsIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.pack'));

describe('a compiled article', () => {
  it('restores an article unchanged, in another process too', () =>
    withCache(async ({ cache }) => {
      write(cache, { one: article('Uno'), two: article('Dos'), none: empty });
      write(cache, { three: article('Tres') });
      for (const [key, text] of [
        ['one', 'Uno'],
        ['two', 'Dos'],
        ['three', 'Tres'],
      ] as const) {
        expect(read(cache, key)).toEqual(JSON.parse(JSON.stringify(article(text))));
      }
      expect(read(cache, 'none')).toEqual(empty);
      expect(read(cache, 'four')).toBeUndefined();
    }));

  it('restores articles from several packs', () =>
    withCache(async ({ cache, folder }) => {
      const long = (text: string): CachedArticle => ({ ...empty, html: [text.repeat(700_000)] });
      const keys = Array.from({ length: 8 }, (_, index) => String.fromCharCode(97 + index));
      write(cache, Object.fromEntries(keys.map((key) => [key, long(key)])));
      expect((await packsIn(folder)).length).toBeGreaterThan(1);
      for (const key of keys) expect(read(cache, key)?.html[0]?.length).toBe(700_000);
    }));

  it('ignores a damaged article and restores the others', () =>
    withCache(async ({ cache, folder }) => {
      write(cache, { one: article('Uno'), two: article('Dos') });
      const [pack = ''] = await packsIn(folder);
      const bytes = await readFile(join(folder, pack));
      const lost = new Set<string>();
      for (let at = 0; at < bytes.length; at += 5) {
        const damaged = Buffer.from(bytes);
        damaged[at] = (damaged[at] ?? 0) ^ 1;
        await writeFile(join(folder, pack), damaged);
        const left = found(cache, ['one', 'two']);
        expect(left, `byte ${at}`).toHaveLength(1);
        lost.add(left[0] ?? '');
      }
      expect(lost.size).toBe(2);
      await writeFile(join(folder, pack), bytes.subarray(0, bytes.length - 1));
      expect(found(cache, ['one', 'two'])).toEqual(['one']);
      await rm(join(folder, pack));
      expect(found(cache, ['one', 'two'])).toEqual([]);
    }));

  it('ignores a pack whose index is damaged, truncated or missing, and reads the others', () =>
    withCache(async ({ cache, folder }) => {
      write(cache, { one: article('Uno') });
      const [index = ''] = (await readdir(folder)).filter((name) => !name.endsWith('.pack'));
      write(cache, { two: article('Dos') });
      const bytes = await readFile(join(folder, index));
      for (let at = 0; at < bytes.length; at += 1) {
        const damaged = Buffer.from(bytes);
        damaged[at] = (damaged[at] ?? 0) ^ 1;
        await writeFile(join(folder, index), damaged);
        expect(found(cache, ['one', 'two']), `byte ${at}`).toEqual(['two']);
      }
      for (const content of [bytes.subarray(0, bytes.length - 1), '', '{}', '\n']) {
        await writeFile(join(folder, index), content);
        expect(found(cache, ['one', 'two'])).toEqual(['two']);
      }
      await rm(join(folder, index));
      expect(found(cache, ['one', 'two'])).toEqual(['two']);
    }));
});

describe('packs', () => {
  const edits = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `edit ${index}`);

  it('merges many small packs without losing articles', () =>
    withCache(async ({ cache, folder }) => {
      const keys = edits(40);
      for (const key of keys) write(cache, { [key]: article(key) });
      expect(await packsIn(folder)).toHaveLength(40);
      pruneArticleCache(cache);
      expect(await packsIn(folder)).toHaveLength(1);
      expect(await readdir(folder)).toHaveLength(2);
      for (const key of keys) expect(read(cache, key)?.facts).toEqual(article(key).facts);
    }));

  it('an entry can be larger than a pack, also after others', () =>
    withCache(async ({ cache }) => {
      const packed: PackedEntry[] = [];
      const pack = openPack({ cache, folder: 'articles' }, (entries) => packed.push(...entries));
      const contents = new Map([
        ['small', Buffer.from('a')],
        ['large', Buffer.alloc(packSize + 1, 'b')],
        ['last', Buffer.from('c')],
      ]);
      for (const [key, content] of contents) pack.addBytes(key, content);
      pack.flush();
      expect(packed.map(({ key }) => key)).toEqual([...contents.keys()]);
      const isSame = (entry: PackedEntry) => contents.get(entry.key)?.equals(readEntry(cache, entry) ?? Buffer.of());
      expect(packed.map(isSame)).toEqual([true, true, true]);
    }));

  it('does not merge a few small packs', () =>
    withCache(async ({ cache, folder }) => {
      for (const key of edits(5)) write(cache, { [key]: article(key) });
      pruneArticleCache(cache);
      expect(await packsIn(folder)).toHaveLength(5);
    }));

  it('removes the least recently used packs above the size limit, and no more than necessary', () =>
    withCache(async ({ cache, folder }) => {
      for (const [days, key] of ['new', 'old', 'oldest', 'older'].entries()) {
        const before = await packsIn(folder);
        write(cache, { [key]: article(key) });
        const [pack = ''] = (await packsIn(folder)).filter((name) => !before.includes(name));
        const time = new Date(Date.UTC(2020, 0, key === 'oldest' ? 1 : 20 - days));
        await utimes(join(folder, pack), time, time);
      }
      const keys = ['new', 'old', 'older', 'oldest'];
      pruneArticleCache(great(cache, 240_000_000));
      expect(await packsIn(folder)).toHaveLength(4);
      pruneArticleCache(great(cache, 300_000_000));
      expect(await packsIn(folder)).toHaveLength(3);
      // Read only now, because reading counts as use.
      expect(found(cache, keys)).toEqual(['new', 'old', 'older']);
    }));

  it('preserves recently used packs, however old they are', () =>
    withCache(async ({ cache, folder }) => {
      for (const key of ['one', 'two', 'three']) write(cache, { [key]: article(key) });
      const long = new Date('2020-01-01T00:00:00Z');
      for (const name of await packsIn(folder)) await utimes(join(folder, name), long, long);
      expect(read(cache, 'two')).toBeDefined();
      pruneArticleCache(great(cache, 900_000_000));
      expect(found(cache, ['one', 'two', 'three'])).toEqual(['two']);
      expect(await readdir(folder)).toHaveLength(2);
    }));
});

/** A folder that reports the given sizes of its packs. */
function great(cache: CacheFolder, size: number): CacheFolder {
  return { ...cache, list: (folder) => cache.list(folder).map((entry) => ({ ...entry, size })) };
}
