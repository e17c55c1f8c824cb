// Makes a new search index only if a document has changed. Documents are held back while they are the same as those of
// the existing index; from the first difference on they are indexed at once, while the rest is still being compiled.
import type { Checked } from '../model/diagnostic.ts';
import type { OutputFile } from '../model/output.ts';
import type { OutputPath } from '../model/paths.ts';
import type { SearchDocument, SearchEngine, SearchIndex } from '../model/search.ts';
import { searchRecordPath } from '../routes/output-paths.ts';
import { indexFiles } from './index-files.ts';
import { type IndexRecord, recordText } from './index-record.ts';

export interface IndexFeed {
  /** Documents have to come in the same order in every build. */
  readonly add: (entry: FeedEntry) => Promise<void>;
  /** `keep` keeps files of an earlier build in the output; it returns false if not all of them are there. */
  readonly finish: (keep: (paths: readonly OutputPath[]) => Promise<boolean>) => Promise<Checked<FinishedIndex>>;
  readonly close: () => Promise<void>;
}

/** All files of the index and its record. One of the two lists is empty. */
interface FinishedIndex {
  /** Files of a new index. */
  readonly files: readonly OutputFile[];
  /** Files of the existing index. */
  readonly kept: readonly OutputPath[];
}

interface FeedEntry {
  /** Hash of everything that the document is made of. */
  readonly hash: string;
  /** Called when the document is held back: `document` can make it again. */
  readonly forget: () => void;
  /** Makes the document. Called only if it has to be indexed. */
  readonly document: () => Promise<SearchDocument>;
}

interface FeedRequest {
  /** Record of the existing index. */
  readonly before: IndexRecord | undefined;
  readonly maker: string;
  readonly engine: SearchEngine;
}

export function openIndexFeed({ before, maker, engine }: FeedRequest): IndexFeed {
  const documents: string[] = [];
  let held: FeedEntry[] = [];
  let isSame = before?.maker === maker;
  let index: Promise<SearchIndex> | undefined;

  const feed = async ({ document }: FeedEntry): Promise<void> => {
    index ??= engine.openIndex();
    await (await index).add(await document());
  };
  const release = async (): Promise<void> => {
    const waiting = held;
    held = [];
    for (const entry of waiting) await feed(entry);
  };
  const make = async (): Promise<Checked<FinishedIndex>> => {
    await release();
    index ??= engine.openIndex();
    const { value, diagnostics } = await indexFiles(await index);
    const record = recordText({ maker, documents, files: value.map(({ path }) => path) });
    const files = [...value, { path: searchRecordPath, content: record }];
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
        const kept = [...before.files, searchRecordPath];
        if (await keep(kept)) return { value: { files: [], kept }, diagnostics: [] };
      }
      return make();
    },
    close: async () => {
      await (await index)?.close();
    },
  };
}
