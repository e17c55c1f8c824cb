// An index is made anew only if a text has changed. Nobody knows that before the last text is there, and indexing should
// not wait for that: documents are held back as long as they are those of the index that is there, and no longer.
import type { Checked } from '../model/diagnostic.ts';
import type { OutputFile } from '../model/output.ts';
import type { OutputPath } from '../model/paths.ts';
import { openSearchIndex, type SearchIndex } from './index-site.ts';
import type { SearchDocument } from './search-document.ts';

/** What an index was made of; stands beside the manifest in the output. */
export interface IndexRecord {
  /** Who made it: docsgen and Pagefind, with their versions. */
  readonly maker: string;
  /** Hashes of its documents, in their order. */
  readonly documents: readonly string[];
  readonly files: readonly OutputPath[];
}

export const recordPath = '.docsgen-search.json' as OutputPath;

export interface IndexFeed {
  /** Documents come in the same order in every build. */
  readonly add: (entry: FeedEntry) => Promise<void>;
  /** `keep` leaves files of an earlier build where they are, and says whether they are there. */
  readonly finish: (keep: (paths: readonly OutputPath[]) => Promise<boolean>) => Promise<Checked<FinishedIndex>>;
  readonly close: () => Promise<void>;
}

/** All files of the index and its record; either list is empty. */
export interface FinishedIndex {
  /** Made just now. */
  readonly files: readonly OutputFile[];
  /** There from an earlier build. */
  readonly kept: readonly OutputPath[];
}

export interface FeedEntry {
  /** Of all that the document is made of. */
  readonly hash: string;
  /** Told when the document is held back: it can be made again. */
  readonly forget: () => void;
  /** Asked for only if there is something to index. */
  readonly document: () => Promise<SearchDocument>;
}

export interface FeedRequest {
  /** Of the index that is there. */
  readonly before: IndexRecord | undefined;
  readonly maker: string;
}

export function openIndexFeed({ before, maker }: FeedRequest): IndexFeed {
  const documents: string[] = [];
  let held: FeedEntry[] = [];
  let isSame = before?.maker === maker;
  let index: Promise<SearchIndex> | undefined;

  const feed = async ({ document }: FeedEntry): Promise<void> => {
    index ??= openSearchIndex();
    await (await index).add(await document());
  };
  const release = async (): Promise<void> => {
    const waiting = held;
    held = [];
    for (const entry of waiting) await feed(entry);
  };
  const make = async (): Promise<Checked<FinishedIndex>> => {
    await release();
    index ??= openSearchIndex();
    const { value, diagnostics } = await (await index).files();
    const record: IndexRecord = { maker, documents, files: value.map(({ path }) => path) };
    const files = [...value, { path: recordPath, content: `${JSON.stringify(record)}\n` }];
    return { value: { files, kept: [] }, diagnostics };
  };
  return {
    add: async (entry) => {
      isSame &&= before?.documents[documents.length] === entry.hash;
      documents.push(entry.hash);
      held.push(entry);
      if (isSame) entry.forget();
      else await release();
    },
    finish: async (keep) => {
      if (before && isSame && before.documents.length === documents.length) {
        const kept = [...before.files, recordPath];
        if (await keep(kept)) return { value: { files: [], kept }, diagnostics: [] };
      }
      return make();
    },
    close: async () => {
      await (await index)?.close();
    },
  };
}
