// Creates a new search index only if a document has changed. Documents that are equal to documents in the existing
// index are held back. After the first difference, documents are indexed immediately, while other articles are still
// being compiled.

import type { OutputFile } from '../../model/output.ts';
import type { OutputPath } from '../../model/paths.ts';
import { searchRecordPath } from '../../routes/output-paths.ts';
import { type IndexRecord, recordText } from './index-record.ts';
import { openSearchIndex, type SearchConfig, type SearchIndex } from './language-index.ts';
import type { SearchDocument } from './search-document.ts';

export interface IndexFeed {
  /** Documents must be added in the same order in every build. */
  readonly add: (entry: FeedEntry) => Promise<void>;
  /** `keep` reuses files of an earlier build. It must return `false` if one of these files is missing. */
  readonly finish: (keep: (paths: readonly OutputPath[]) => Promise<boolean>) => Promise<FinishedIndex>;
}

/** All files of the index, including its record. Either `files` or `kept` is empty. */
interface FinishedIndex {
  /** Files of a new index. */
  readonly files: readonly OutputFile[];
  /** Files of the existing index. */
  readonly kept: readonly OutputPath[];
}

interface FeedEntry {
  /** Hash of all inputs of the document. */
  readonly hash: string;
  /** Releases the memory of the document. Called when the document is held back. */
  readonly forget: () => void;
  /** Creates the document. Called only if the document must be indexed. */
  readonly document: () => Promise<SearchDocument>;
}

interface FeedRequest {
  /** Record of the existing index. */
  readonly before: IndexRecord | undefined;
  readonly maker: string;
  readonly config: SearchConfig;
}

export function openIndexFeed({ before, maker, config }: FeedRequest): IndexFeed {
  const documents: string[] = [];
  let held: FeedEntry[] = [];
  let isSame = before?.maker === maker;
  let index: Promise<SearchIndex> | undefined;

  const openIndex = (): Promise<SearchIndex> => {
    index ??= openSearchIndex(config);
    return index;
  };
  const release = async (): Promise<void> => {
    const waiting = held;
    held = [];
    for (const { document } of waiting) (await openIndex()).add(await document());
  };
  const make = async (): Promise<FinishedIndex> => {
    await release();
    const made = (await openIndex()).finish();
    const record = recordText({ maker, documents, files: made.map(({ path }) => path) });
    return { files: [...made, { path: searchRecordPath, content: record }], kept: [] };
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
        if (await keep(kept)) return { files: [], kept };
      }
      return make();
    },
  };
}
