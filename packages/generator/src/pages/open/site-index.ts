// Connects the full-text index to a build. Parts whose inputs are unchanged are reused.

import type { OutputFolder } from '../../model/output.ts';
import type { SourcedPage } from '../../model/page.ts';
import type { SiteGraph } from '../../model/site.ts';
import { type IndexFeed, openIndexFeed } from '../../output/search/index-feed.ts';
import { parseRecord } from '../../output/search/index-record.ts';
import { searchDocument } from '../../output/search/search-document.ts';
import { searchRecordPath } from '../../routes/output-paths.ts';
import { hashOf } from '../../text/hash.ts';

interface PageText {
  /** Hash of the searchable text. */
  readonly textHash: string;
  /** Returns the searchable text: `TextSection[]` as JSON. */
  readonly sections: () => Promise<string>;
  /** Removes the text from memory, because it is needed only later, or not at all. */
  readonly forget: () => void;
}

export interface SiteIndex extends Pick<IndexFeed, 'finish'> {
  readonly add: (page: SourcedPage, text: PageText) => Promise<void>;
}

interface IndexRequest {
  readonly graph: SiteGraph;
  /** The output folder with the index of the previous build. If `undefined`, the index is rebuilt. */
  readonly before: OutputFolder | undefined;
  readonly generator: string;
}

export async function openSiteIndex({ graph, before, generator }: IndexRequest): Promise<SiteIndex> {
  const record = await before?.read(searchRecordPath);
  const maker = `${generator} ${hashOf(JSON.stringify(graph.config.search.synonyms))}`;
  const feed = openIndexFeed({ before: record && parseRecord(record), maker, config: graph.config });
  return {
    ...feed,
    add: async (page, { textHash, sections, forget }) => {
      const frame = searchDocument(graph, page, []);
      if (!frame) return;
      await feed.add({
        hash: hashOf(`${JSON.stringify(frame)}\n${textHash}`),
        forget,
        document: async () => searchDocument(graph, page, JSON.parse(await sections())) ?? frame,
      });
    },
  };
}
