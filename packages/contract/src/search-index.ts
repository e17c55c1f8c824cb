// The full-text index of one language: an entry file, word files, and a text file for each page. The generator writes
// them, the search dialog reads them. All are compressed (deflate-raw), because not every host compresses.

/** `index.bin`: everything that is loaded before the first word. */
export interface SearchEntry {
  /** `place` of pages, as in the title index; pages refer to them by position. */
  readonly places: readonly string[];
  readonly pages: readonly EntryPage[];
  /** Word files, sorted by the first key in each. */
  readonly words: readonly (readonly [firstKey: string, file: string])[];
  /** Words that are not indexed in texts, because they are everywhere. */
  readonly stopWords: readonly string[];
  /** Groups of words and phrases that mean the same. */
  readonly synonyms: readonly (readonly string[])[];
}

export type EntryPage = readonly [
  href: string,
  /** Position in `places`, or -1. */
  place: number,
  /** Sections of all pages are numbered in one row. */
  sectionCount: number,
  /** Importance of the page in percent. */
  weight: number,
  textFile: string,
];

/** A text file. */
export interface SearchText {
  readonly title: string;
  readonly trail: readonly string[];
  readonly sections: readonly SearchTextSection[];
}

/** The first section is the text before the first heading, with empty `id` and `heading`. */
type SearchTextSection = readonly [id: string, heading: string, text: string];

/** Forms of one word, with the sections that contain any of them. */
export interface WordGroup {
  /** Folded; the first letters of each form are the key. */
  readonly key: string;
  /** Ends of the forms, after the key. */
  readonly ends: readonly string[];
  /** Pairs of a section number and the level of the word in it, from 0 to 15; ascending by section. */
  readonly postings: readonly number[];
}
