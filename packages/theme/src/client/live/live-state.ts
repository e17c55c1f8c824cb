// What `serve --watch` tells a page: how it looks now, and what is wrong with it.

export interface LiveState {
  readonly hash?: string;
  /** Absent: as it was. */
  readonly html?: string;
  readonly isFound: boolean;
  readonly mistakes: readonly Mistake[];
  readonly hasEditor: boolean;
}

export interface Mistake {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
  readonly place: Place;
  readonly related: readonly (Place & { readonly message: string })[];
  /** `column` counts from 1 in `text`. */
  readonly excerpt?: { readonly line: number; readonly column: number; readonly text: string };
}

export interface Place {
  /** `''`: no file is to blame. */
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
}
