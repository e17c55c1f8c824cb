// Which files of the full-text index are loaded, and when.
import { deflateRawSync } from 'node:zlib';
import type { SearchEntry, SearchText } from '@docsgen/contract/search-index';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openIndexFiles } from '../../../../packages/theme/src/search/engine/index-files.ts';
import { encodeWords } from '../../../../packages/theme/src/search/engine/index-format.ts';
import { openTextEngine, searchTexts } from '../../../../packages/theme/src/search/engine/text-search.ts';

const json = (value: unknown) => new Response(deflateRawSync(JSON.stringify(value)));
const words = (key: string, postings: readonly number[] = [0, 9]) =>
  new Response(deflateRawSync(encodeWords([{ key, ends: [], postings }])));
const text = (title: string): SearchText => ({
  title,
  trail: [],
  sections: [
    ['', '', ''],
    ['a', 'Heading', ''],
  ],
});
const pages = (count: number): SearchEntry['pages'] =>
  Array.from({ length: count }, (_, index) => [`/${index}/`, -1, 2, 100, `text-${index}`] as const);

/** Serves an index whose word files are named after their first word. */
function serve(firstKeys: readonly string[], more: Partial<SearchEntry> = {}) {
  const entry: SearchEntry = {
    ...{ places: [], pages: pages(1), stopWords: [], everydayWords: [], synonyms: [], ...more },
    words: firstKeys.map((key) => [key, key] as const),
  };
  const requested: string[] = [];
  const responses = new Map<string, () => Response>();
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url.replace('/search/', ''));
    return responses.get(url.replace('/search/', ''))?.() ?? words(url.replace('/search/', ''));
  });
  const place = { folder: '/search/', entryFile: Promise.resolve(json(entry)) };
  return { place, requested, responses };
}

async function open(firstKeys: readonly string[], more: Partial<SearchEntry> = {}) {
  const served = serve(firstKeys, more);
  return { ...served, files: await openIndexFiles(served.place) };
}

afterEach(() => vi.unstubAllGlobals());

describe('the files for words', () => {
  it.each([
    ['the last file with a first word before it', ['signature'], ['mmm']],
    ['no file if the index starts after them', ['0815'], []],
    ['the first file if their first letters start in it', ['aa'], ['aaa']],
    ['all files with words that have the same first three letters', ['tokens'], ['tok', 'tokb', 'tokx']],
    ['also the file before, in which the bucket can start', ['useful'], ['tokx', 'user']],
    ['each file once', ['sign', 'sigma', 'about'], ['mmm', 'aaa']],
    ['no file without words', [], []],
  ])('are %s', async (_name, searched, expected) => {
    const { files, requested } = await open(['aaa', 'mmm', 'sss', 'tok', 'tokb', 'tokx', 'user']);
    await files.loadWords(searched);
    expect(requested).toEqual(expected);
  });

  it('are loaded once', async () => {
    const { files, requested } = await open(['a', 'm', 's']);
    await files.loadWords(['apple']);
    await Promise.all([files.loadWords(['mouse']), files.loadWords(['apple', 'mouse'])]);
    expect(requested).toEqual(['a', 'm']);
    expect(files.groups().map(({ key }) => key)).toEqual(['a', 'm']);
  });

  it('are loaded immediately if there are at most two', async () => {
    expect((await open(['a', 'm'])).requested).toEqual(['a', 'm']);
    expect((await open(['a', 'm', 's'])).requested).toEqual([]);
  });

  it('are requested again after a failure', async () => {
    const { files, requested, responses } = await open(['a', 'm', 's']);
    responses.set('a', () => new Response('', { status: 503 }));
    await expect(files.loadWords(['apple'])).rejects.toThrow('503');
    responses.clear();
    await files.loadWords(['apple']);
    expect(requested).toEqual(['a', 'a']);
  });

  it('are a new array after each file', async () => {
    const { files } = await open(['a', 'm', 's']);
    const before = files.groups();
    await files.loadWords(['apple']);
    expect(files.groups()).not.toBe(before);
    expect(files.groups()).toBe(files.groups());
  });
});

describe('the files for similar words', () => {
  const names = ['a', 'b', 'ba', 'be', 'bi', 'bo', 'bu', 'c'];

  it('are the four nearest with the same first letter', async () => {
    const { files, requested } = await open(names);
    await files.loadSimilar('bot');
    expect(requested).toEqual(['bo', 'bi', 'bu', 'be']);
  });

  it('do not include other letters', async () => {
    const { files, requested } = await open(names);
    await files.loadSimilar('about');
    expect(requested).toEqual(['a']);
  });

  it('are the four nearest if the index starts with this letter', async () => {
    const { files, requested } = await open(['ma', 'mc', 'me', 'mg', 'mi', 'mk']);
    await files.loadSimilar('mda');
    expect(requested).toEqual(['mc', 'ma', 'me', 'mg']);
  });

  it('are the first four if the word is before all of them', async () => {
    const { files, requested } = await open(['mb', 'mc', 'me', 'mg', 'mi', 'mk']);
    await files.loadSimilar('maa');
    expect(requested).toEqual(['mb', 'mc', 'me', 'mg']);
  });

  it('are none if no word starts with this letter', async () => {
    const { files, requested } = await open(['m', 'n', 'o']);
    await files.loadSimilar('about');
    expect(requested).toEqual([]);
  });
});

describe('the text of a page', () => {
  it('is loaded once', async () => {
    const { files, requested, responses } = await open(['a', 'm', 's'], { pages: pages(2) });
    responses.set('text-1', () => json(text('Key')));
    expect(await files.text(1)).toEqual(text('Key'));
    expect(await files.text(1)).toEqual(text('Key'));
    expect(requested).toEqual(['text-1']);
  });

  it.each([
    [200, 0],
    [201, 1],
  ])('is still cached if %d texts have been loaded: %d request', async (count, requests) => {
    const { files, requested, responses } = await open(['a', 'm', 's'], { pages: pages(count) });
    for (let page = 0; page < count; page += 1) {
      responses.set(`text-${page}`, () => json(text(`${page}`)));
      await files.text(page);
    }
    // The oldest text is discarded when another text is read.
    await files.text(count - 1);
    await files.text(0);
    expect(requested.slice(count)).toEqual(Array(requests).fill('text-0'));
  });
});

describe('a full-text search', () => {
  const request = (query: string) => ({ query, place: undefined, isOnlyHere: false });

  it('loads the words of the query, and the texts of the results that are listed', async () => {
    const { place, requested, responses } = serve(['a', 'key', 's'], { pages: pages(4) });
    for (let page = 0; page < 4; page += 1) responses.set(`text-${page}`, () => json(text(`Page ${page}`)));
    responses.set('key', () => words('key', [0, 3, 2, 12, 5, 9, 6, 6]));
    const hits = await searchTexts(await openTextEngine(place, { pages: [] }), request('key zebra.'));
    expect([hits.count, hits.missing]).toEqual([4, ['zebra']]);
    const found = await hits.load(1, 3);
    expect(found.map(({ href, sections }) => [href, ...sections.map((one) => one.href)])).toEqual([
      ['/2/', '/2/#a'],
      ['/3/'],
    ]);
    expect(requested).toEqual(['key', 's', 'text-2', 'text-3']);
  });

  it('loads the second half of a word that the index spells as two words', async () => {
    const { place, requested } = serve(['check', 'list', 'z']);
    const { count, missing } = await searchTexts(await openTextEngine(place, { pages: [] }), request('checklist.'));
    expect([count, missing, requested]).toEqual([1, [], ['check', 'list']]);
  });
});
