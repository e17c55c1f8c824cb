// Compiled articles on a real disk: what is read back is what was written, to the letter, or nothing at all.
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  boundCache,
  type CompileCache,
  createCompileCache,
  type StoredArticle,
} from '../../../packages/generator/src/build/compile-cache.ts';
import { hashOf } from '../../../packages/generator/src/io/hash.ts';
import { openCache } from '../../../packages/generator/src/io/node-files.ts';
import type { SourcePath } from '../../../packages/generator/src/model/paths.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'docsgen-cache-'));
});

afterEach(() => rm(root, { recursive: true, force: true }));

/** As another run of docsgen would open it. */
function opened(): CompileCache {
  return createCompileCache(openCache(root), hashOf);
}

function article(html: readonly string[], more: Partial<StoredArticle> = {}): StoredArticle {
  return { html, holes: html.slice(1).map((_, index) => index), includes: [], facts: '{}', sections: '', ...more };
}

const articles: Readonly<Record<string, StoredArticle>> = {
  plain: article(['<p>Text</p>']),
  empty: article([''], { facts: '', sections: '' }),
  holes: article(['<a href="', '">x</a>\n\n<a href="', '', '">y 12 3</a>\n']),
  letters: article(['\ufeff<p>ñ → 日本 🚀', '</p>\u2028'], { facts: '{"ñ":"→"}', sections: '[\n"日本"\n]' }),
  included: article(['a'], { includes: [['content/_a b.md' as SourcePath, 'f00']] }),
  // More than a pack holds.
  long: article(['é'.repeat(5_000_000), 'end']),
  last: article(['<p>after</p>'], { sections: '[]' }),
};

const packs = (): string => join(root, '.docsgen/cache/articles');

describe('the cache of compiled articles', () => {
  it('gives back what was written, in this run and in the next', () => {
    const cache = opened();
    for (const [key, each] of Object.entries(articles)) cache.write(key, each);
    cache.flush();
    for (const each of [opened(), opened()]) {
      for (const [key, written] of Object.entries(articles)) expect(each.read(key)).toEqual(written);
      expect(each.read('unknown')).toBeUndefined();
    }
  });

  it('writes into a pack once more what it wrote into the one before', async () => {
    const cache = opened();
    for (const key of ['one', 'two']) {
      cache.write(key, article([key]));
      cache.flush();
    }
    expect((await readdir(packs())).filter((name) => name.endsWith('.pack'))).toHaveLength(2);
    expect([opened().read('one'), opened().read('two')]).toEqual([article(['one']), article(['two'])]);
  });

  it('has no entry where a byte of it is another', async () => {
    const cache = opened();
    cache.write('one', article(['first']));
    cache.write('two', article(['second']));
    cache.flush();
    const [pack = ''] = (await readdir(packs())).filter((name) => name.endsWith('.pack'));
    const bytes = await readFile(join(packs(), pack));
    bytes[bytes.indexOf('first')] = 0x46;
    await writeFile(join(packs(), pack), bytes);
    expect(opened().read('one')).toBeUndefined();
    expect(opened().read('two')).toEqual(article(['second']));
  });

  it('makes one pack of many small ones, and loses nothing', async () => {
    for (let number = 0; number < 40; number += 1) {
      const cache = opened();
      cache.write(`key ${number}`, article([`<p>ñ ${number}`, '</p>']));
      cache.flush();
    }
    boundCache(openCache(root), hashOf);
    expect(existsSync(packs())).toBe(true);
    expect((await readdir(packs())).filter((name) => name.endsWith('.pack'))).toHaveLength(1);
    const cache = opened();
    for (let number = 0; number < 40; number += 1)
      expect(cache.read(`key ${number}`)).toEqual(article([`<p>ñ ${number}`, '</p>']));
  });
});
