// What a build leaves for the next one: it comes back as it was, or not at all.
import { describe, expect, it } from 'vitest';
import {
  assetLine,
  type BuildRecord,
  type KnownAsset,
  type KnownPage,
  type KnownSite,
  type KnownSource,
  type KnownText,
  pageLine,
  type RecordLine,
  readRecord,
  siteLine,
  sourceLine,
  textLine,
  writeRecord,
} from '../../../packages/generator/src/build/build-record.ts';
import { hashOf } from '../../../packages/generator/src/io/hash.ts';
import type { CacheFolder } from '../../../packages/generator/src/model/file-system.ts';
import type { OutputPath, SourcePath } from '../../../packages/generator/src/model/paths.ts';

const source = 'content/es/año "1"\t\n.md' as SourcePath;
const included = 'content/es/_límite.md' as SourcePath;
const output = 'año/index.html' as OutputPath;
const picture = 'assets/plan.1f.svg' as OutputPath;

const knownSource: KnownSource = { mark: '12 1.5 1.5 7', hash: 'f00', outline: 'o', parsed: '{"title":"A\\tñ\\n€"}' };
const unmarked: KnownSource = { mark: undefined, hash: 'f01', outline: '', parsed: '{}' };
const knownText: KnownText = {
  key: 'k',
  includes: [[included, 'f02']],
  textHash: '',
  outline: 'o',
  facts: Buffer.from('{"headings":["ñ\\t"]}'),
};
const knownSite: KnownSite = {
  outline: 'o',
  troubled: [source],
  generated: [{ path: picture, stamp: '9 9 9 9', size: 9 }],
};
const knownPage: KnownPage = {
  site: 's',
  text: 't',
  key: 'k',
  size: 900,
  articleSize: 300,
  assets: [[source, picture]],
  stamp: '1 2 3 4',
};
const knownAsset: KnownAsset = {
  mark: '1',
  output: picture,
  size: { width: 4, height: 3 },
  stamp: '5 6 7 8',
  bytes: 77,
};

interface Memory extends CacheFolder {
  readonly files: Map<string, Uint8Array>;
}

/** A piece is only good until the next one comes. */
function allOf(content: Parameters<CacheFolder['write']>[1]): Buffer {
  if (typeof content === 'string' || content instanceof Uint8Array) return Buffer.from(content);
  const pieces: Buffer[] = [];
  for (const piece of content) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

function memory(): Memory {
  const files = new Map<string, Uint8Array>();
  return {
    files,
    read: (name) => files.get(name),
    write: (name, content) => void files.set(name, allOf(content)),
    remove: () => {},
    list: () => [],
    touch: () => {},
  };
}

const request = (cache: CacheFolder, engine = 'engine 1') => ({ cache, name: 'builds/one', engine, hashOf });

const lines: readonly RecordLine[] = [
  sourceLine(source, knownSource),
  sourceLine(included, unmarked),
  textLine(source, knownText),
  pageLine(output, knownPage),
  assetLine(source, knownAsset),
  siteLine(knownSite),
];

function written(): Memory {
  const cache = memory();
  writeRecord(request(cache), lines, undefined);
  return cache;
}

/** The record after its bytes were changed. */
function readAfter(change: (bytes: Buffer) => Uint8Array): BuildRecord | undefined {
  const cache = written();
  cache.files.set('builds/one', change(Buffer.from(cache.files.get('builds/one') ?? [])));
  return readRecord(request(cache));
}

describe('a record', () => {
  it('comes back as it was, each thing by its path', () => {
    const record = readRecord(request(written()));
    expect(record?.source(source)).toEqual(knownSource);
    expect(record?.source(included)).toEqual(unmarked);
    expect(record?.text(source)).toEqual(knownText);
    expect(record?.page(output)).toEqual(knownPage);
    expect(record?.asset(source)).toEqual(knownAsset);
    expect(record?.pagePaths()).toEqual([output]);
    expect(record?.site).toEqual(knownSite);
  });

  it('takes over what is the same from the one before', () => {
    const before = written();
    const same = lines.map((line): RecordLine => ({ ...line, columns: undefined }));
    const cache = memory();
    writeRecord(request(cache), same, readRecord(request(before)));
    expect(cache.files).toEqual(before.files);
  });

  it('knows nothing of other paths, nor of one path as something else', () => {
    const record = readRecord(request(written()));
    expect(record?.source('content/es/other.md' as SourcePath)).toBeUndefined();
    expect(record?.text(included)).toBeUndefined();
    expect(record?.asset(included)).toBeUndefined();
    expect(record?.page(picture)).toBeUndefined();
  });

  it('of nothing is a record too', () => {
    const cache = memory();
    writeRecord(request(cache), [], undefined);
    expect(readRecord(request(cache))?.pagePaths()).toEqual([]);
  });
});

describe('no record', () => {
  it('is one that was never written', () => {
    expect(readRecord(request(memory()))).toBeUndefined();
  });

  it('is one that another docsgen wrote, or one for another folder', () => {
    expect(readRecord(request(written(), 'engine 2'))).toBeUndefined();
    expect(readRecord({ ...request(written()), name: 'builds/two' })).toBeUndefined();
  });

  it('is one with a single bit that fell over, wherever it stands', () => {
    const { length } = written().files.get('builds/one') ?? [];
    expect(length).toBeGreaterThan(200);
    for (let at = 0; at < Number(length); at += 1) {
      const damaged = readAfter((bytes) => {
        bytes[at] = (bytes[at] ?? 0) ^ 1;
        return bytes;
      });
      expect(damaged, `byte ${at}`).toBeUndefined();
    }
  });

  it('is one that is cut short, wherever it ends', () => {
    const { length } = written().files.get('builds/one') ?? [];
    for (let end = 0; end < Number(length); end += 7) {
      expect(readAfter((bytes) => bytes.subarray(0, end))).toBeUndefined();
    }
  });

  it.each([
    ['empty', ''],
    ['JSON of something else', '{"pages":[null]}\n'],
    ['only lines', '\n\n\n'],
    ['longer than it was written', undefined],
  ])('is a file that is %s', (_what, content) => {
    const text = (bytes: Buffer): Buffer => Buffer.from(content ?? `${bytes}p"x.html"\t{}\n`);
    expect(readAfter(text)).toBeUndefined();
  });
});
