// The search engine as a port: a program of its own makes full text indexes, and `io/pagefind.ts` talks to it.

/** What the search engine gets of one page. */
export interface SearchDocument {
  /** Address of the page; results add the id of a heading to it. */
  readonly url: string;
  readonly html: string;
}

export interface SearchEngine {
  /** Name and version: another version may write another index. */
  readonly name: string;
  readonly openIndex: () => Promise<SearchIndex>;
}

/** An index in the making. The same documents in the same order give the same bytes. */
export interface SearchIndex {
  /** Resolves when there is room for another document, which is long before this one is indexed. */
  readonly add: (document: SearchDocument) => Promise<void>;
  /** The finished index; no document may follow. */
  readonly finish: () => Promise<IndexedFiles>;
  readonly close: () => Promise<void>;
}

export interface IndexedFiles {
  /** By paths below the folder of the index, sorted. */
  readonly files: readonly { readonly name: string; readonly content: Uint8Array }[];
  /** Reasons why there is no index, or not all of it. */
  readonly errors: readonly string[];
}
