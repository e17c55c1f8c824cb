// Searches pages defined by tests. The real code creates and reads the index, without files.
import { inflateRawSync } from 'node:zlib';
import type { SearchEntry } from '@docsgen/contract/search-index';
import type { TitleIndex } from '@docsgen/contract/title-index';
import type { TextBlock } from '../../../../packages/generator/src/model/article.ts';
import { openLanguageIndex } from '../../../../packages/generator/src/output/search/language-index.ts';
import { findPages, type SearchRequest } from '../../../../packages/theme/src/search/engine/find-pages.ts';
import { decodeWords } from '../../../../packages/theme/src/search/engine/index-format.ts';
import { searchedPages } from '../../../../packages/theme/src/search/engine/searched-pages.ts';

export interface PageToFind {
  readonly title: string;
  /** Text before the first heading. */
  readonly text?: string;
  readonly blocks?: readonly TextBlock[];
  /** Text by heading. */
  readonly sections?: Readonly<Record<string, string>>;
  readonly description?: string;
  readonly place?: string;
  readonly weight?: number;
}

interface Searched {
  readonly pages: Readonly<Record<string, PageToFind>>;
  readonly lang?: string;
  readonly synonyms?: readonly (readonly string[])[];
  readonly titles?: TitleIndex;
}

const block = (text: string): TextBlock => ({ text, isCode: false });

/** Returns a search: names of pages, best first, and the words of the query that are on no page. */
export async function searchIn({ pages, lang = 'en', synonyms = [], titles = { pages: [] } }: Searched) {
  const index = await openLanguageIndex({ lang, synonyms });
  for (const [href, page] of Object.entries(pages)) {
    const { title, text = '', blocks = [], sections = {}, description = '', place, weight = 100 } = page;
    const headed = Object.entries(sections).map(([heading, below]) => ({
      heading: { id: heading, level: 2, text: heading },
      blocks: [block(below)],
    }));
    const first = { heading: undefined, blocks: [block(text), ...blocks] };
    const facts = { locale: lang, keywords: [], trail: [], place, weight };
    index.add({ ...facts, href, title, description, sections: [first, ...headed] });
  }
  const files = new Map(index.finish().map(({ name, content }) => [name, inflateRawSync(content)]));
  const entry: SearchEntry = JSON.parse(String(files.get('index.bin')));
  const groups = entry.words.flatMap(([, name]) => decodeWords(files.get(name) ?? new Uint8Array()));
  const searched = searchedPages(titles, {
    entry,
    groups: () => groups,
    loadWords: async () => {},
    loadSimilar: async () => {},
    text: async () => ({ title: '', trail: [], sections: [] }),
  });
  return (query: string, request: Partial<SearchRequest> = {}) => {
    const { ranked, missing } = findPages({ place: undefined, isOnlyHere: false, ...request, query }, searched);
    return { found: ranked.map(({ page }) => searched.pages[page]?.href), missing };
  };
}
