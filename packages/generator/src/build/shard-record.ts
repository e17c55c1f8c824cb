// What a shard tells the merge, in its own folder: who made it of which state of the site, what is known of each of its
// texts, and which pages it holds. One line each, in files of a few megabytes, so that neither side has it all in memory.
// Names are not hidden: services that carry folders from one machine to another like to leave hidden files behind.
import type { Diagnostic } from '../model/diagnostic.ts';
import type { MadeFolder, OutputFolder } from '../model/output.ts';
import type { OutputPath, SourcePath } from '../model/paths.ts';
import type { Page } from '../model/site.ts';
import type { Staging } from '../output/stage.ts';
import { isSourced } from '../render/render-context.ts';
import type { KnownPage, KnownText } from './build-record.ts';
import type { BuiltPages, ToldText } from './page-builder.ts';
import type { SiteIndex } from './site-index.ts';

/** One of so many parts of a site, counted from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** What the shards of a site and their merge have in common. */
export interface ShardOrigin {
  /** Of docsgen's own code, and its version. */
  readonly engine: string;
  /** Of all that pages show of the rest of the site. */
  readonly siteKey: string;
  /** Its texts can be searched. */
  readonly hasIndex: boolean;
}

export interface ShardHead extends Shard, ShardOrigin {
  /** Hashes of the files with the lines. */
  readonly parts: readonly string[];
}

type Hash = (content: string | Uint8Array) => string;

export function ofShard(shard: Shard | undefined, hashOf: Hash): (page: Page) => boolean {
  if (!shard) return () => true;
  return (page) => shardAt(isSourced(page) ? page.parsed.file.path : page.output, shard.count, hashOf) === shard.index;
}

/** Which shard a text or a category page is in: always the same, whatever else there is. */
export function shardAt(path: SourcePath | OutputPath, count: number, hashOf: Hash): number {
  return (Number.parseInt(hashOf(path).slice(0, 8), 16) % count) + 1;
}

const headPath = 'docsgen-shard/head.txt' as OutputPath;

function partPath(index: number): OutputPath {
  return `docsgen-shard/part-${index + 1}.txt` as OutputPath;
}

/** Bytes: great enough to be few, small enough to be read whole. */
const partSize = 4_000_000;

interface RecordParts {
  readonly shard: Shard;
  readonly origin: ShardOrigin;
  readonly stage: Staging['add'];
  readonly output: Pick<OutputFolder, 'read' | 'readStaged'>;
  readonly hashOf: Hash;
}

export interface ShardRecord extends Pick<SiteIndex, 'add'> {
  /** When all pages are staged. */
  readonly finish: (built: BuiltPages) => Promise<void>;
}

/** Takes the place of the search index: the merge feeds that, and is left what there is to be fed. */
export function openShardRecord({ shard, origin, stage, output, hashOf }: RecordParts): ShardRecord {
  const lines = openLines(stage, hashOf);
  let last: SourcePath | undefined;
  return {
    add: async ({ parsed }, { sections }) => {
      const { path } = parsed.file;
      // The pages that show one text come in a row.
      if (path !== last) await lines.add('x', path, [await sections()]);
      last = path;
    },
    finish: async ({ texts, told, pages, facts }) => {
      const add = async (path: SourcePath, { text, diagnostics }: ToldText): Promise<void> =>
        lines.add('t', path, textColumns({ text, diagnostics, facts: utf8(facts.bytes(path)) }));
      for (const [path, text] of sorted(texts)) await add(path, { text, diagnostics: [] });
      for (const [path, text] of sorted(told)) await add(path, text);
      for (const [path, page] of sorted(pages)) {
        const content = (await output.readStaged(path)) ?? (await output.read(path));
        const { isKnown: _, ...rest } = page;
        const known: KnownPage = { ...rest, stamp: content && hashOf(content) };
        await lines.add('p', path, [JSON.stringify(known)]);
      }
      const head: ShardHead = { ...shard, ...origin, parts: await lines.finish() };
      const body = JSON.stringify(head);
      await stage({ path: headPath, content: `${headLine(hashOf(body))}\n${body}\n` });
    },
  };
}

function sorted<K extends string, V>(entries: ReadonlyMap<K, V>): readonly (readonly [K, V])[] {
  return [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** What a shard says of a text. */
export interface ShardText {
  readonly text: Omit<KnownText, 'facts'>;
  /** `PageFacts` as JSON. */
  readonly facts: string;
  readonly diagnostics: readonly Diagnostic[];
}

function textColumns({ text, diagnostics, facts }: ShardText): readonly string[] {
  const { key, includes, textHash, outline } = text;
  return [key, JSON.stringify(includes), textHash, outline, JSON.stringify(diagnostics), facts];
}

function headLine(hash: string): string {
  return `docsgen shard 1 ${hash}`;
}

interface Lines {
  readonly add: (kind: string, path: string, columns: readonly string[]) => Promise<void>;
  /** Gives the hashes of the files. */
  readonly finish: () => Promise<readonly string[]>;
}

function openLines(stage: Staging['add'], hashOf: Hash): Lines {
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
      const line = Buffer.from(`${kind}${JSON.stringify(path)}\t${columns.join('\t')}\n`);
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
  readonly folder: MadeFolder;
  readonly text: (path: SourcePath) => ShardText | undefined;
  /** `TextSection[]` as JSON; `''`: the shard was made without. */
  readonly sections: (path: SourcePath) => string;
  /** Its stamp is the hash of its file. */
  readonly page: (path: OutputPath) => KnownPage | undefined;
  readonly hasPage: (path: OutputPath) => boolean;
}

/** Why a folder cannot be used, in words that go on after its name. */
export type NoShard = 'holds no shard' | 'holds a shard whose record is damaged';

export function openShard(folder: MadeFolder, hashOf: Hash): OpenedShard | NoShard {
  const bytes = folder.read(headPath);
  if (bytes === undefined) return 'holds no shard';
  const head = readHead(utf8(bytes), hashOf);
  const lines = head && indexLines(head, folder, hashOf);
  if (!lines) return 'holds a shard whose record is damaged';
  const columns = (kind: string, path: string): readonly string[] | undefined => {
    const place = lines.get(`${kind}${path}`);
    const line = place && folder.read(partPath(place.part), place);
    return line && utf8(line).split('\t');
  };
  return {
    head,
    folder,
    text: (path) => {
      const [key, includes = '', textHash = '', outline = '', diagnostics = '', facts = ''] = columns('t', path) ?? [];
      if (key === undefined) return undefined;
      const told: readonly Diagnostic[] = JSON.parse(diagnostics);
      return { text: { key, includes: JSON.parse(includes), textHash, outline }, facts, diagnostics: told };
    },
    sections: (path) => columns('x', path)?.[0] ?? '',
    hasPage: (path) => lines.has(`p${path}`),
    page: (path) => {
      const [page] = columns('p', path) ?? [];
      return page === undefined ? undefined : JSON.parse(page);
    },
  };
}

function readHead(text: string, hashOf: Hash): ShardHead | undefined {
  const [first, body = ''] = text.split('\n');
  return first === headLine(hashOf(body)) ? JSON.parse(body) : undefined;
}

interface LinePlace {
  readonly part: number;
  /** Of its columns, in bytes. */
  readonly start: number;
  readonly length: number;
}

const newline = 10;
const tab = 9;

/** `undefined`: the lines are not those that were written. */
function indexLines(head: ShardHead, folder: MadeFolder, hashOf: Hash): ReadonlyMap<string, LinePlace> | undefined {
  const lines = new Map<string, LinePlace>();
  for (const [part, hash] of head.parts.entries()) {
    const bytes = folder.read(partPath(part));
    if (bytes === undefined || hashOf(bytes) !== hash) return undefined;
    for (let at = 0; at < bytes.length; ) {
      const columns = bytes.indexOf(tab, at) + 1;
      const end = bytes.indexOf(newline, at);
      const path: string = JSON.parse(utf8(bytes.subarray(at + 1, columns - 1)));
      lines.set(`${String.fromCharCode(bytes[at] ?? 0)}${path}`, { part, start: columns, length: end - columns });
      at = end + 1;
    }
  }
  return lines;
}

function utf8(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8');
}
