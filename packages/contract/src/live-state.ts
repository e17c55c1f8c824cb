// State of a page under `serve --watch`, which the live script asks for after a change: the page as it is now, and its
// mistakes. It travels as JSON, which leaves out fields that are `undefined`.

export interface LiveState {
  /** Hash of the page's HTML; `undefined`: there is no page at the path. */
  readonly hash: string | undefined;
  /** The page; `undefined`: as the browser has it. */
  readonly html: string | undefined;
  readonly isFound: boolean;
  readonly mistakes: readonly LiveMistake[];
  /** A click on a location opens it in the author's editor. */
  readonly hasEditor: boolean;
}

export interface LiveMistake {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly message: string;
  readonly hint: string | undefined;
  readonly location: LiveLocation;
  readonly related: readonly (LiveLocation & { readonly message: string })[];
  /** The line in question; `column` counts from 1 in it. */
  readonly excerpt: { readonly line: number; readonly column: number; readonly text: string } | undefined;
}

export interface LiveLocation {
  /** `''`: no file is to blame. */
  readonly file: string;
  readonly line: number | undefined;
  readonly column: number | undefined;
}
