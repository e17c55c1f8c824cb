// The full text index as a part of a build: fed by the page builder, left alone where nothing it depends on has changed.

import type { OutputFolder } from '../model/output.ts';
import type { SiteGraph, SourcedPage } from '../model/site.ts';
import { type IndexFeed, type IndexRecord, openIndexFeed, recordPath } from '../search/index-feed.ts';
import { pagefindVersion } from '../search/index-site.ts';
import { searchDocument } from '../search/search-document.ts';

export interface PageText {
  /** Of the text that can be searched. */
  readonly textHash: string;
  /** That text, `TextSection[]` as JSON. */
  readonly sections: () => Promise<string>;
  /** It may not be wanted at all, and in any case not soon. */
  readonly forget: () => void;
}

export interface SiteIndex extends Pick<IndexFeed, 'finish' | 'close'> {
  readonly add: (page: SourcedPage, text: PageText) => Promise<void>;
}

interface IndexRequest {
  readonly graph: SiteGraph;
  /** The output with the index of the build before; `undefined`: it is made anew, whatever there is. */
  readonly before: OutputFolder | undefined;
  readonly generator: string;
  readonly hashOf: (content: string) => string;
}

export async function openSiteIndex({ graph, before, generator, hashOf }: IndexRequest): Promise<SiteIndex> {
  const record = await readRecord(before);
  const feed = openIndexFeed({ before: record, maker: `${generator}, Pagefind ${pagefindVersion}` });
  return {
    ...feed,
    add: async (page, { textHash, sections, forget }) => {
      const frame = searchDocument(graph, page, []);
      if (!frame) return;
      await feed.add({
        hash: hashOf(`${frame.url}\n${frame.html}\n${textHash}`),
        forget,
        document: async () => searchDocument(graph, page, JSON.parse(await sections())) ?? frame,
      });
    },
  };
}

/** A record that cannot be read is none: then the index is made anew. */
async function readRecord(output: OutputFolder | undefined): Promise<IndexRecord | undefined> {
  const bytes = await output?.read(recordPath);
  if (bytes === undefined) return undefined;
  try {
    const { maker, documents, files }: Partial<IndexRecord> = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof maker !== 'string' || !Array.isArray(documents) || !Array.isArray(files)) return undefined;
    return { maker, documents, files };
  } catch {
    return undefined;
  }
}
