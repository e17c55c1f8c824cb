// Cached results are reused exactly while everything that they depend on is unchanged.
import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type CacheOptions,
  cachedResult,
  cachedValue,
  type ResultSource,
  readResult,
} from '../../../packages/generator/src/caching/cached-result.ts';
import { openSite } from '../../../packages/generator/src/platform/node-files.ts';
import { hashOf } from '../../../packages/generator/src/text/hash.ts';

/** A cache in memory. */
function openMemory(): CacheOptions & { readonly records: Map<string, string> } {
  const records = new Map<string, string>();
  const folder: CacheOptions['folder'] = {
    read: (name) => {
      const text = records.get(name);
      return text === undefined ? undefined : Buffer.from(text);
    },
    write: (name, content) => void records.set(name, String(content)),
  };
  return { folder, codeHash: 'code 1', isForced: false, records };
}

/** Files in memory, which have a stamp if they are settled, and count how often they are read. */
function openFiles(initial: Readonly<Record<string, string>>) {
  const files = new Map(Object.entries(initial));
  const stamps = new Map<string, string>();
  const read: string[] = [];
  return {
    files,
    stamps,
    read,
    source: {
      nameOf: (key: string) => `${key}.json`,
      from: ['/docs/'],
      read: async (path: string) => {
        read.push(path);
        return files.get(path);
      },
      settledStamp: async (path: string) => stamps.get(path),
    } satisfies ResultSource,
  };
}

/** Caches the value 'ab', computed from the files `a` and `b`, and the missing file `c`. */
async function computeResult(options: CacheOptions, source: ReturnType<typeof openFiles>['source']): Promise<void> {
  await cachedResult(options, source, async ({ read }) => {
    const value = `${await read('a')}${await read('b')}`;
    return { value, paths: ['c'], isReusable: true };
  });
}

async function openResult() {
  const options = openMemory();
  const disk = openFiles({ a: 'a', b: 'b' });
  await computeResult(options, disk.source);
  disk.read.length = 0;
  const value = async (changes: Partial<CacheOptions> = {}, source: Partial<ResultSource> = {}) =>
    (await readResult<string>({ ...options, ...changes }, { ...disk.source, ...source }))?.value;
  return { ...disk, options, value };
}

describe('a cached result', () => {
  it('is reused while nothing changes, with its inputs', async () => {
    const { options, source } = await openResult();
    expect(await readResult(options, source)).toEqual({
      value: 'ab',
      inputs: [
        ['a', hashOf('a')],
        ['b', hashOf('b')],
        ['c', ''],
      ],
    });
  });

  it.each<readonly [string, (files: Map<string, string>) => void]>([
    ['a file has changed', (files) => void files.set('a', 'x')],
    ['a file has been removed', (files) => void files.delete('b')],
    ['a file that was missing exists', (files) => void files.set('c', '')],
  ])('is not reused if %s, and is reused again if the change is undone', async (_what, change) => {
    const { files, value } = await openResult();
    const before = new Map(files);
    change(files);
    expect(await value()).toBeUndefined();
    files.clear();
    for (const [path, content] of before) files.set(path, content);
    expect(await value()).toBe('ab');
  });

  it('is not reused by another version of docsgen, with other options, or with --force', async () => {
    const { value } = await openResult();
    expect(await value({ codeHash: 'code 2' })).toBeUndefined();
    expect(await value({}, { from: ['/'] })).toBeUndefined();
    expect(await value({}, { from: ['/'], nameOf: () => `${hashOf('["code 1",["/docs/"]]')}.json` })).toBeUndefined();
    expect(await value({ isForced: true })).toBeUndefined();
    expect(await value()).toBe('ab');
  });

  it('is not reused if a byte of its record is different or missing', async () => {
    const { options, value } = await openResult();
    const [[name, text] = ['', '']] = options.records;
    expect(text.length).toBeGreaterThan(50);
    for (let at = 0; at < text.length; at += 1) {
      options.records.set(name, `${text.slice(0, at)}~${text.slice(at + 1)}`);
      expect(await value()).toBeUndefined();
      options.records.set(name, text.slice(0, at));
      expect(await value()).toBeUndefined();
    }
    options.records.set(name, text);
    expect(await value()).toBe('ab');
  });

  it('does not read files whose stamps are unchanged', async () => {
    const { files, stamps, read, value } = await openResult();
    for (const path of files.keys()) stamps.set(path, `${path} 1`);
    // The first build that finds a settled file compares its content, and then records the stamp.
    expect(await value()).toBe('ab');
    expect(read.splice(0)).toEqual(['a', 'b', 'c']);
    expect(await value()).toBe('ab');
    expect(read.splice(0)).toEqual(['c']);
    stamps.set('b', 'b 2');
    expect(await value()).toBe('ab');
    expect(read.splice(0)).toEqual(['b', 'c']);
    files.set('b', 'x');
    stamps.delete('b');
    expect(await value()).toBeUndefined();
  });

  it('is not reused if a file changed after it was read and before the result was stored', async () => {
    const { options, files, stamps, source, value } = await openResult();
    const changing = async (path: string) => {
      const content = files.get(path);
      if (path === 'a') files.set('a', 'x');
      return content;
    };
    for (const path of files.keys()) stamps.set(path, `${path} 1`);
    await cachedResult({ ...options, isForced: true }, { ...source, read: changing }, async ({ read }) => {
      await read('a');
      await read('a');
      return { value: 'ab', isReusable: true };
    });
    expect(await value()).toBeUndefined();
  });

  it('is not reused if a file has other content, but the same size and modification time', async () => {
    const root = mkdtempSync(join(tmpdir(), 'docsgen-result-'));
    try {
      const site = openSite(root);
      const options = openMemory();
      const source = {
        nameOf: () => 'record',
        from: '',
        read: site.readBytes,
        settledStamp: site.settledStamp,
      };
      const path = join(root, 'a.css');
      writeFileSync(path, 'one');
      utimesSync(path, 1_000_000, 1_000_000);
      await cachedResult(options, source, async () => ({ value: 1, paths: ['a.css'], isReusable: true }));
      expect((await readResult(options, source))?.value).toBe(1);
      const before = statSync(path);
      writeFileSync(path, 'two');
      utimesSync(path, before.atime, before.mtime);
      const { size, mtimeMs } = statSync(path);
      expect([size, mtimeMs]).toEqual([before.size, before.mtimeMs]);
      expect(await readResult(options, source)).toBeUndefined();
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});

describe('a cached value', () => {
  it('is computed once for the same data', async () => {
    const options = openMemory();
    let computed = 0;
    const cachedFor = (from: unknown): Promise<number> =>
      cachedValue(options, { nameOf: () => 'colors', from }, async () => {
        computed += 1;
        return computed;
      });
    expect([await cachedFor('red'), await cachedFor('red'), await cachedFor('blue'), await cachedFor('blue')]).toEqual([
      1, 1, 2, 2,
    ]);
    // The record contains only the last value, because its name does not contain the key.
    expect(await cachedFor('red')).toBe(3);
    expect([...options.records.keys()]).toEqual(['colors']);
  });
});
