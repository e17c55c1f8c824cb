// Reads and writes the files that a shard records for the merge: hashes of the code and the site, the shard's articles,
// and its pages. The files use the format of `pages/cache/line-file.ts`. Each file has a few megabytes, so that the
// files can be written and read one at a time. File names do not start with a dot, because CI services often skip
// hidden files in artifacts.

import type { BuiltOutput, OutputFolder } from '../../model/output.ts';
import type { OutputPath, SourcePath } from '../../model/paths.ts';
import type { Staging } from '../../output/stage.ts';
import type { BuiltArticle, BuiltPages } from '../../pages/cache/built-pages.ts';
import { indexLines, type Line, lineBytes, sealed, splitColumns, unseal } from '../../pages/cache/line-file.ts';
import type { PageEntry } from '../../pages/cache/manifest.ts';
import type { SiteIndex } from '../../pages/open/site-index.ts';
import { hashOf } from '../../text/hash.ts';
import type { Shard } from './shard.ts';

/** Values that must be equal in all shards and in the merge. */
export interface ShardOrigin {
  /** Hash of docsgen's code, followed by the generator's name and version. */
  readonly codeHash: string;
  /** Hash of all site data that pages can show in addition to their own content. */
  readonly siteHash: string;
  /** Whether the site has a full-text index. */
  readonly hasIndex: boolean;
}

interface ShardHead extends Shard, ShardOrigin {
  /** Hashes of the part files. */
  readonly parts: readonly string[];
}

const headPath = 'docsgen-shard/head.txt' as OutputPath;

function partPath(index: number): OutputPath {
  return `docsgen-shard/part-${index + 1}.txt` as OutputPath;
}

/**
 * Approximate size of a part file in bytes. The files are large enough to keep their number low, and small enough to be
 * read into memory.
 */
const partSize = 4_000_000;

interface ShardRequest {
  readonly shard: Shard;
  readonly origin: ShardOrigin;
  readonly stage: Staging['add'];
  readonly output: Pick<OutputFolder, 'read' | 'readStaged'>;
}

interface ShardRecord extends Pick<SiteIndex, 'add'> {
  /** Must be called when all pages are staged. */
  readonly finish: (built: BuiltPages) => Promise<void>;
}

/** Replaces the search index, and records the index's input for the merge. */
export function openShardRecord({ shard, origin, stage, output }: ShardRequest): ShardRecord {
  const lines = openLines(stage);
  let last: SourcePath | undefined;
  return {
    add: async ({ parsed }, { sections }) => {
      const { path } = parsed.file;
      // Pages that show the same article are consecutive, so comparing with the last path is sufficient.
      if (path !== last) await lines.add('x', path, [await sections()]);
      last = path;
    },
    finish: async ({ articles, pages }) => {
      for (const [path, article] of sorted(articles)) await lines.add('t', path, articleColumns(article));
      for (const [path, page] of sorted(pages)) {
        const content = (await output.readStaged(path)) ?? (await output.read(path));
        const { isUnchanged: _, ...rest } = page;
        const known: PageEntry = { ...rest, stamp: content && hashOf(content) };
        await lines.add('p', path, [JSON.stringify(known)]);
      }
      const head: ShardHead = { ...shard, ...origin, parts: await lines.finish() };
      const line = lineBytes({ kind: 'h', path: '', columns: [JSON.stringify(head)] });
      await stage({ path: headPath, content: Buffer.concat([...sealed(line, label)].map(copyOf)) });
    },
  };
}

function sorted<K extends string, V>(entries: ReadonlyMap<K, V>): readonly (readonly [K, V])[] {
  return [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
}

type ShardArticle = Pick<BuiltArticle, 'entry' | 'diagnostics'>;

function articleColumns({ entry, diagnostics }: ShardArticle): Line['columns'] {
  const { key, includes, textHash, headingsHash, facts } = entry;
  return [key, JSON.stringify(includes), textHash, headingsHash, JSON.stringify(diagnostics), facts];
}

const label = 'docsgen shard 3';

/** Copies each chunk, because it is valid only until the next chunk is requested. */
function copyOf(chunk: Uint8Array): Uint8Array {
  return Buffer.from(chunk);
}

interface Lines {
  readonly add: (kind: string, path: string, columns: Line['columns']) => Promise<void>;
  /** Returns the hashes of the part files. */
  readonly finish: () => Promise<readonly string[]>;
}

function openLines(stage: Staging['add']): Lines {
  const hashes: string[] = [];
  let waiting: Buffer[] = [];
  let size = 0;
  const flush = async (): Promise<void> => {
    if (size === 0) return;
    const content = Buffer.concat(waiting);
    waiting = [];
    size = 0;
    const path = partPath(hashes.length);
    hashes.push(hashOf(content));
    await stage({ path, content });
  };
  return {
    add: async (kind, path, columns) => {
      const line = Buffer.concat([...lineBytes({ kind, path, columns })]);
      waiting.push(line);
      size += line.length;
      if (size >= partSize) await flush();
    },
    finish: async () => {
      await flush();
      return hashes;
    },
  };
}

export interface OpenedShard {
  readonly head: ShardHead;
  readonly folder: BuiltOutput;
  readonly article: (path: SourcePath) => ShardArticle | undefined;
  /** Returns `TextSection[]` as JSON, or `''` if the shard was built without an index. */
  readonly sections: (path: SourcePath) => string;
  /** The entry's stamp is the hash of the file. */
  readonly page: (path: OutputPath) => PageEntry | undefined;
  readonly hasPage: (path: OutputPath) => boolean;
}

/** The reason why a folder cannot be used, as the end of a sentence that starts with the folder's name. */
export type InvalidShard = 'contains no shard' | 'contains a damaged shard';

export function openShard(folder: BuiltOutput): OpenedShard | InvalidShard {
  const bytes = folder.read(headPath);
  if (bytes === undefined) return 'contains no shard';
  const head = readHead(bytes);
  const lines = head && indexFiles(head, folder);
  if (!lines) return 'contains a damaged shard';
  const columns = (kind: string, path: string): readonly string[] | undefined => {
    const span = lines.get(`${kind}${path}`);
    const line = span && folder.read(partPath(span.part), span);
    return line && splitColumns(bufferOf(line)).map(String);
  };
  return {
    head,
    folder,
    article: (path) => {
      const [key, includes = '', textHash = '', headingsHash = '', diagnostics = '', facts = ''] =
        columns('t', path) ?? [];
      if (key === undefined) return undefined;
      const entry = { key, includes: JSON.parse(includes), textHash, headingsHash, facts: Buffer.from(facts) };
      return { entry, diagnostics: JSON.parse(diagnostics) };
    },
    sections: (path) => columns('x', path)?.[0] ?? '',
    hasPage: (path) => lines.has(`p${path}`),
    page: (path) => {
      const [page] = columns('p', path) ?? [];
      return page === undefined ? undefined : JSON.parse(page);
    },
  };
}

function readHead(bytes: Uint8Array): ShardHead | undefined {
  const body = unseal(bytes, label);
  const line = body && indexLines(body).get('h');
  return line && JSON.parse(body.toString('utf8', line.columns, line.end));
}

interface FileSpan {
  /** Index of the part file. */
  readonly part: number;
  /** Byte offset and length of the columns. */
  readonly start: number;
  readonly length: number;
}

/** Returns `undefined` if a file is missing or has a different hash. */
function indexFiles(head: ShardHead, folder: BuiltOutput): ReadonlyMap<string, FileSpan> | undefined {
  const spans = new Map<string, FileSpan>();
  for (const [part, hash] of head.parts.entries()) {
    const bytes = folder.read(partPath(part));
    if (bytes === undefined || hashOf(bytes) !== hash) return undefined;
    for (const [key, { columns, end }] of indexLines(bufferOf(bytes)))
      spans.set(key, { part, start: columns, length: end - columns });
  }
  return spans;
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}
