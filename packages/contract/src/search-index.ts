// The full-text index of one language: an entry file, word files, and one text file per page, written by the generator
// and read by the search dialog. All files are compressed (raw deflate), because not every host compresses responses.

/** `index.bin`: everything that is loaded before the first query. */
export interface SearchEntry {
  /** Values of `place` in the title index. Pages refer to them by index. */
  readonly places: readonly string[];
  readonly pages: readonly EntryPage[];
  /** Word files, sorted by their first key. */
  readonly words: readonly (readonly [firstKey: string, file: string])[];
  /** Words that are too frequent to be indexed in the text of pages. */
  readonly stopWords: readonly string[];
  /** Words of questions that say little about their subject, such as *another* and *happens*. */
  readonly everydayWords: readonly string[];
  /** Groups of words and phrases with the same meaning. */
  readonly synonyms: readonly (readonly string[])[];
}

export type EntryPage = readonly [
  href: string,
  /** Index in `places`, or -1. */
  place: number,
  /** Sections are numbered consecutively across all pages. */
  sectionCount: number,
  /** Importance of the page, in percent. */
  weight: number,
  textFile: string,
];

/** Contents of a text file. */
export interface SearchText {
  readonly title: string;
  readonly trail: readonly string[];
  readonly sections: readonly SearchTextSection[];
}

/** The first section is the text before the first heading; its `id` and `heading` are empty. */
type SearchTextSection = readonly [id: string, heading: string, text: string];

/** The forms of a word, with the sections that contain any of them. */
export interface WordGroup {
  /** Common prefix of all forms, folded. */
  readonly key: string;
  /** Remainder of each form, after the key. */
  readonly ends: readonly string[];
  /** Pairs of a section number and the word's weight level (0 to 15) in that section, sorted by section. */
  readonly postings: readonly number[];
}
