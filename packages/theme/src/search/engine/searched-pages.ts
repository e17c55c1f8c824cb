// All searchable pages: the pages in the full-text index, followed by pages of which only the title and headings are
// known.

import type { SearchEntry, WordGroup } from '@docsgen/contract/search-index';
import type { TitleEntry, TitleIndex } from '@docsgen/contract/title-index';
import type { IndexFiles } from './index-files.ts';
import { foldedWords, type QueryContext } from './query-slots.ts';
import { titleWords } from './title-words.ts';
import { vocabularyOf } from './vocabulary.ts';

export interface SearchedPages {
  readonly pages: readonly SearchedPage[];
  /** The first section of each page, followed by the total number of sections. */
  readonly starts: readonly number[];
  /** Returns the words that have been loaded so far. */
  readonly context: () => QueryContext;
}

interface SearchedPage {
  readonly href: string;
  readonly place: string | undefined;
  /** From 0 to 1. */
  readonly weight: number;
  /** `undefined` if the text is in the full-text index. */
  readonly titles: TitleEntry | undefined;
}

/** A generated list of pages does not rank above the pages themselves. */
const listWeight = 0.5;

const noEntry: SearchEntry = { places: [], pages: [], words: [], stopWords: [], everydayWords: [], synonyms: [] };

/** `files` is `undefined` if there is no full-text index, or if the index is not loaded yet. */
export function searchedPages(titles: TitleIndex, files: IndexFiles | undefined): SearchedPages {
  const entry = files?.entry ?? noEntry;
  const indexed = new Set(entry.pages.map(([href]) => href));
  const others = titles.pages.filter(({ href }) => !indexed.has(href));
  const starts = [0];
  const addPage = (sectionCount: number): void => void starts.push((starts.at(-1) ?? 0) + sectionCount);
  for (const [, , sectionCount] of entry.pages) addPage(sectionCount);
  const ofTitles = titleWords(others, starts.at(-1) ?? 0);
  for (const { headings } of others) addPage(headings.length + 1);
  const stopWords = new Set(entry.stopWords);
  const everydayWords = new Set(entry.everydayWords);
  const synonyms = entry.synonyms.map((group) => group.map((phrase) => foldedWords(phrase, stopWords)));
  let groups: readonly WordGroup[] | undefined;
  let context: QueryContext | undefined;
  return {
    starts,
    pages: [
      ...entry.pages.map(([href, place, , weight]) => ({
        href,
        place: entry.places[place],
        weight: weight / 100,
        titles: undefined,
      })),
      ...others.map((each) => ({
        href: each.href,
        place: each.place,
        weight: each.isList ? listWeight : 1,
        titles: each,
      })),
    ],
    context: () => {
      const loaded = files?.groups() ?? [];
      if (context === undefined || groups !== loaded)
        context = {
          vocabulary: vocabularyOf(joinGroups(loaded, ofTitles)),
          stopWords,
          everydayWords,
          synonyms,
        };
      groups = loaded;
      return context;
    },
  };
}

/** Merges words from titles into the groups of the same words. */
function joinGroups(groups: readonly WordGroup[], ofTitles: readonly WordGroup[]): readonly WordGroup[] {
  const { byForm } = vocabularyOf(groups);
  const more = new Map<WordGroup, WordGroup[]>();
  const unknown: WordGroup[] = [];
  for (const group of ofTitles) {
    const known = byForm.get(group.key);
    if (known) more.set(known, [...(more.get(known) ?? []), group]);
    else unknown.push(group);
  }
  const joined = groups.map((group) => {
    const added = more.get(group);
    return added ? { ...group, postings: [group, ...added].flatMap(({ postings }) => postings) } : group;
  });
  return [...joined, ...unknown];
}
