// The full-text index of a site, which consists of one index for each language.

import type { SearchDocument } from '../../model/adapters/search.ts';
import type { SiteConfig } from '../../model/config.ts';
import type { OutputFile } from '../../model/output.ts';
import { searchIndexPath } from '../../routes/output-paths.ts';
import { type LanguageIndex, openLanguageIndex } from './language-index.ts';

/** The index is deterministic: the same documents in the same order produce the same bytes. */
export interface SearchIndex {
  readonly add: (document: SearchDocument) => void;
  readonly finish: () => readonly OutputFile[];
}

/** The part of the configuration that the index depends on. */
export type SearchConfig = Pick<SiteConfig, 'locales' | 'search'>;

export async function openSearchIndex(config: SearchConfig): Promise<SearchIndex> {
  const languages = new Map<string, LanguageIndex>();
  for (const { code, htmlLang } of config.locales) {
    const synonyms = config.search.synonyms[code] ?? [];
    languages.set(code, await openLanguageIndex({ lang: htmlLang, synonyms }));
  }
  return {
    add: (document) => languages.get(document.locale)?.add(document),
    finish: () =>
      [...languages].flatMap(([code, { finish }]) =>
        finish().map(({ name, content }) => ({ path: searchIndexPath(`${code}/${name}`), content })),
      ),
  };
}
