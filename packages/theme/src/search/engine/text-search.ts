// Searches titles immediately, and the full text as soon as the files that a query needs are loaded.

import type { TitleIndex } from '@docsgen/contract/title-index';
import { type FoundPages, findPages, neededWords, type SearchRequest, unknownWords } from './find-pages.ts';
import { type FoundPage, foundPage, foundTitle } from './found-page.ts';
import { type IndexFiles, type IndexPlace, openIndexFiles } from './index-files.ts';
import { secondHalves } from './query-slots.ts';
import { type SearchedPages, searchedPages } from './searched-pages.ts';

export interface TextHits {
  /** Number of pages. */
  readonly count: number;
  readonly missing: readonly string[];
  /** Loads the results at these positions, in order of relevance. */
  readonly load: (from: number, to: number) => Promise<readonly FoundPage[]>;
}

/** The full-text index of one language, with the files that have been loaded so far. */
export interface TextEngine {
  readonly files: IndexFiles;
  readonly searched: SearchedPages;
}

export async function openTextEngine(place: IndexPlace, titles: TitleIndex): Promise<TextEngine> {
  const files = await openIndexFiles(place);
  return { files, searched: searchedPages(titles, files) };
}

export async function searchTexts({ files, searched }: TextEngine, request: SearchRequest): Promise<TextHits> {
  await loadFor(request.query, { files, searched });
  const found = findPages(request, searched);
  return {
    count: found.ranked.length,
    missing: found.missing,
    load: async (from, to) =>
      Promise.all(found.ranked.slice(from, to).map((_, index) => pageAt(from + index, found, { files, searched }))),
  };
}

async function loadFor(query: string, { files, searched }: TextEngine): Promise<void> {
  await files.loadWords(neededWords(query, searched.context()));
  const unknown = unknownWords(query, searched.context());
  if (unknown.length === 0) return;
  await Promise.all(unknown.map((word) => files.loadSimilar(word)));
  await files.loadWords(unknown.flatMap((word) => secondHalves(word, searched.context().vocabulary)));
}

async function pageAt(position: number, found: FoundPages, { files, searched }: TextEngine): Promise<FoundPage> {
  const request = requestAt(position, found, searched);
  const titles = searched.pages[request.page]?.titles;
  return titles ? foundTitle(request, titles) : foundPage(request, await files.text(request.page));
}

/** Finds pages by their titles and headings only. */
export function searchTitles(searched: SearchedPages, request: SearchRequest, limit: number): readonly FoundPage[] {
  const found = findPages(request, searched);
  return found.ranked.slice(0, limit).flatMap((_, position) => {
    const at = requestAt(position, found, searched);
    const titles = searched.pages[at.page]?.titles;
    return titles ? [foundTitle(at, titles)] : [];
  });
}

function requestAt(position: number, { ranked, forms }: FoundPages, { pages, starts }: SearchedPages) {
  const { page = 0, sections = [] } = ranked[position] ?? {};
  const first = starts[page] ?? 0;
  return { page, href: pages[page]?.href ?? '', sections: sections.map((section) => section - first), forms };
}
