// The full-text index of one language, created page by page.

import { deflateRawSync } from 'node:zlib';
import type { EntryPage, SearchEntry, SearchText, WordGroup } from '@docsgen/contract/search-index';
import { bucketOf, encodeWords } from '@docsgen/theme/src/search/engine/index-format.ts';
import type { SiteConfig } from '../../model/config.ts';
import type { OutputFile } from '../../model/output.ts';
import { searchIndexPath } from '../../routes/output-paths.ts';
import { hashOf } from '../../text/hash.ts';
import type { SearchDocument } from './search-document.ts';
import { sectionWords } from './section-words.ts';
import { loadStemmer } from './stemmers.ts';
import { everydayWordsOf, stopWordsOf } from './stop-words.ts';
import { collectWords } from './word-groups.ts';

interface LanguageIndex {
  readonly add: (document: SearchDocument) => void;
  readonly finish: () => readonly IndexFile[];
}

/** `name` is the path relative to the language's folder. */
interface IndexFile {
  readonly name: string;
  readonly content: Uint8Array;
}

interface LanguageRequest {
  readonly lang: string;
  readonly synonyms: readonly (readonly string[])[];
}

/**
 * Size of a word file in bytes before compression: small enough for slow connections, large enough to limit the number
 * of requests.
 */
const wordFileSize = 60_000;

export async function openLanguageIndex({ lang, synonyms }: LanguageRequest): Promise<LanguageIndex> {
  const stopWords = stopWordsOf(lang);
  const isStopWord = new Set(stopWords);
  const collector = collectWords(await loadStemmer(lang));
  const places: string[] = [];
  const pages: EntryPage[] = [];
  const texts: IndexFile[] = [];
  let sectionCount = 0;
  const file = (kind: string, content: string | Uint8Array): IndexFile => ({
    name: `${kind}-${hashOf(content).slice(0, 10)}.bin`,
    content: deflateRawSync(content),
  });
  return {
    add: (document) => {
      for (const [index, section] of document.sections.entries())
        collector.add(
          sectionCount + index,
          sectionWords(document, section, { isFirst: index === 0, stopWords: isStopWord }),
        );
      sectionCount += document.sections.length;
      const text = file('text', JSON.stringify(searchText(document)));
      texts.push(text);
      pages.push([
        document.href,
        placeIn(places, document.place),
        document.sections.length,
        document.weight,
        text.name,
      ]);
    },
    finish: () => {
      const words = cutGroups(collector.groups()).map((groups) => ({
        groups,
        file: file('words', encodeWords(groups)),
      }));
      const entry: SearchEntry = {
        places,
        pages,
        words: words.map(({ groups, file }) => [groups[0]?.key ?? '', file.name]),
        stopWords,
        everydayWords: everydayWordsOf(lang),
        synonyms,
      };
      const index = { name: 'index.bin', content: deflateRawSync(JSON.stringify(entry)) };
      const byName = new Map([index, ...words.map(({ file }) => file), ...texts].map((one) => [one.name, one]));
      return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
    },
  };
}

function placeIn(places: string[], place: string | undefined): number {
  if (place === undefined) return -1;
  const known = places.indexOf(place);
  return known < 0 ? places.push(place) - 1 : known;
}

function searchText({ title, trail, sections }: SearchDocument): SearchText {
  return {
    title,
    trail,
    sections: sections.map(({ heading, blocks }) => [
      heading?.id ?? '',
      heading?.text ?? '',
      blocks.map(({ text }) => text).join(' '),
    ]),
  };
}

/** Splits the groups into files, without splitting a bucket. */
function cutGroups(groups: readonly WordGroup[]): readonly (readonly WordGroup[])[] {
  const files: WordGroup[][] = [];
  let size = wordFileSize;
  let bucket = '';
  for (const group of groups) {
    if (size >= wordFileSize && bucketOf(group.key) !== bucket) {
      files.push([]);
      size = 0;
    }
    bucket = bucketOf(group.key);
    files.at(-1)?.push(group);
    size += group.key.length + group.ends.join(' ').length + group.postings.length;
  }
  return files;
}

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
