// The full text index as a part of a build: fed by the page builder, left alone where nothing it depends on has changed.

import type { OutputFolder } from '../model/output.ts';
import type { CompiledPage, SiteGraph, SourcedPage } from '../model/site.ts';
import { type IndexFeed, type IndexRecord, openIndexFeed, recordPath } from '../search/index-feed.ts';
import { pagefindVersion } from '../search/index-site.ts';
import { searchDocument } from '../search/search-document.ts';

export interface SiteIndex extends Pick<IndexFeed, 'finish' | 'close'> {
  readonly add: (page: SourcedPage, compiled: CompiledPage) => Promise<void>;
}

interface IndexRequest {
  readonly graph: SiteGraph;
  /** With the index of the build before. */
  readonly output: OutputFolder;
  readonly generator: string;
  readonly hashOf: (content: string) => string;
}

export async function openSiteIndex({ graph, output, generator, hashOf }: IndexRequest): Promise<SiteIndex> {
  const before = await readRecord(output);
  const feed = openIndexFeed({ before, maker: `${generator}, Pagefind ${pagefindVersion}`, hashOf });
  return {
    ...feed,
    add: async (page, compiled) => {
      const document = searchDocument(graph, page, compiled.sections);
      if (document) await feed.add(document);
    },
  };
}

/** A record that cannot be read is none: then the index is made anew. */
async function readRecord(output: OutputFolder): Promise<IndexRecord | undefined> {
  const bytes = await output.read(recordPath);
  if (bytes === undefined) return undefined;
  try {
    const { maker, documents, files }: Partial<IndexRecord> = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof maker !== 'string' || !Array.isArray(documents) || !Array.isArray(files)) return undefined;
    return { maker, documents, files };
  } catch {
    return undefined;
  }
}
