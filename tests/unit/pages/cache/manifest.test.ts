// The manifest of a build is either restored unchanged or ignored.
import { describe, expect, it } from 'vitest';
import type { CacheFolder } from '../../../../packages/generator/src/model/adapters/file-system.ts';
import type { OutputPath, SourcePath } from '../../../../packages/generator/src/model/paths.ts';
import { frontMatterOf } from '../../../../packages/generator/src/model/schema/front-matter-schema.ts';
import {
  type ArticleEntry,
  type AssetEntry,
  articleLine,
  type Manifest,
  type ManifestLine,
  manifestLine,
  type PageEntry,
  readManifest,
  type SiteEntry,
  type SourceEntry,
  writeManifest,
} from '../../../../packages/generator/src/pages/cache/manifest.ts';

const source = 'content/es/año "1"\t\n.md' as SourcePath;
const included = 'content/es/_límite.md' as SourcePath;
const output = 'año/index.html' as OutputPath;
const picture = 'assets/plan.1f.svg' as OutputPath;

const sourceEntry: SourceEntry = {
  stamp: '12 1.5 1.5 7',
  hash: 'f00',
  frontMatterHash: 'o',
  relative: 'año "1"\t\n.md',
  frontMatter: frontMatterOf({}),
  keyPositions: [['title', { line: 2, column: 8 }]],
  bodyStart: 9,
  title: 'A\tñ\n€',
  isTitled: true,
  description: undefined,
  diagnostics: [],
};
const unstamped: SourceEntry = { ...sourceEntry, stamp: undefined, hash: 'f01', frontMatterHash: '' };
const articleEntry: ArticleEntry = {
  key: 'k',
  includes: [[included, 'f02']],
  textHash: '',
  headingsHash: 'o',
  facts: Buffer.from('{"headings":["ñ\\t"]}'),
};
const siteEntry: SiteEntry = {
  hash: 'o',
  withBrokenLinks: [source],
  generated: [{ path: picture, stamp: '9 9 9 9', size: 9 }],
};
const pageEntry: PageEntry = {
  siteHash: 's',
  articleHash: 't',
  key: 'k',
  size: 900,
  articleSize: 300,
  assets: [[source, picture]],
  stamp: '1 2 3 4',
};
const assetEntry: AssetEntry = {
  sourceStamp: '1',
  output: picture,
  size: { width: 4, height: 3 },
  flaw: undefined,
  stamp: '5 6 7 8',
  bytes: 77,
};

interface MemoryFolder extends CacheFolder {
  readonly files: Map<string, Uint8Array>;
}

/** Chunks are copied, because each one is valid only until the next. */
function allOf(content: Parameters<CacheFolder['write']>[1]): Buffer {
  if (typeof content === 'string' || content instanceof Uint8Array) return Buffer.from(content);
  const pieces: Buffer[] = [];
  for (const piece of content) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

function memory(): MemoryFolder {
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

const request = (cache: CacheFolder, codeHash = 'code 1') => ({ cache, name: 'builds/one', codeHash });

const lines: readonly ManifestLine[] = [
  manifestLine('s', source, sourceEntry),
  manifestLine('s', included, unstamped),
  articleLine(source, articleEntry),
  manifestLine('p', output, pageEntry),
  manifestLine('a', source, assetEntry),
  manifestLine('x', '', siteEntry),
];

function written(): MemoryFolder {
  const cache = memory();
  writeManifest(request(cache), lines, undefined);
  return cache;
}

/** Returns the manifest after changing its bytes. */
function readAfter(change: (bytes: Buffer) => Uint8Array): Manifest | undefined {
  const cache = written();
  cache.files.set('builds/one', change(Buffer.from(cache.files.get('builds/one') ?? [])));
  return readManifest(request(cache));
}

describe('a manifest', () => {
  it('restores all entries by their paths', () => {
    const manifest = readManifest(request(written()));
    expect(manifest?.source(source)).toEqual(sourceEntry);
    expect(manifest?.source(included)).toEqual(unstamped);
    expect(manifest?.article(source)).toEqual(articleEntry);
    expect(manifest?.page(output)).toEqual(pageEntry);
    expect(manifest?.asset(source)).toEqual(assetEntry);
    expect(manifest?.pagePaths()).toEqual([output]);
    expect(manifest?.site).toEqual(siteEntry);
  });

  it('copies unchanged entries from the previous manifest', () => {
    const before = written();
    const same = lines.map((line): ManifestLine => ({ ...line, columns: undefined }));
    const cache = memory();
    writeManifest(request(cache), same, readManifest(request(before)));
    expect(cache.files).toEqual(before.files);
  });

  it('has no entries for other paths or of other kinds', () => {
    const manifest = readManifest(request(written()));
    expect(manifest?.source('content/es/other.md' as SourcePath)).toBeUndefined();
    expect(manifest?.article(included)).toBeUndefined();
    expect(manifest?.asset(included)).toBeUndefined();
    expect(manifest?.page(picture)).toBeUndefined();
  });

  it('accepts an empty manifest', () => {
    const cache = memory();
    writeManifest(request(cache), [], undefined);
    expect(readManifest(request(cache))?.pagePaths()).toEqual([]);
  });
});

describe('an invalid manifest', () => {
  it('returns no manifest if none was written', () => {
    expect(readManifest(request(memory()))).toBeUndefined();
  });

  it('ignores a manifest written by another version or for another folder', () => {
    expect(readManifest(request(written(), 'code 2'))).toBeUndefined();
    expect(readManifest({ ...request(written()), name: 'builds/two' })).toBeUndefined();
  });

  it('ignores a manifest with a single flipped bit at any position', () => {
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

  it('ignores a manifest truncated at any position', () => {
    const { length } = written().files.get('builds/one') ?? [];
    for (let end = 0; end < Number(length); end += 7) {
      expect(readAfter((bytes) => bytes.subarray(0, end))).toBeUndefined();
    }
  });

  it.each([
    ['empty', ''],
    ['JSON of something else', '{"pages":[null]}\n'],
    ['made of empty lines', '\n\n\n'],
    ['longer than when it was written', undefined],
  ])('ignores a manifest file that is %s', (_what, content) => {
    const text = (bytes: Buffer): Buffer => Buffer.from(content ?? `${bytes}p"x.html"\t{}\n`);
    expect(readAfter(text)).toBeUndefined();
  });
});
