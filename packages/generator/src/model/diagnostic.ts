// The one way docsgen has of saying that something about its input is not right.

/** A place in a text file; both count from 1, columns in UTF-16 units, as editors do. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export type Severity = 'error' | 'warning';

/** Stable names: printed in brackets, documented in `docs/diagnostics.md`. */
export type DiagnosticCode =
  | 'broken-anchor'
  | 'broken-link'
  | 'budget'
  | 'category'
  | 'config'
  | 'content'
  | 'duplicate-anchor'
  | 'duplicate-id'
  | 'duplicate-route'
  | 'front-matter'
  | 'history'
  | 'image'
  | 'include'
  | 'output'
  | 'parser'
  | 'plugin'
  | 'redirect'
  | 'search'
  | 'shard'
  | 'verify';

/** Another place that has to do with the same mistake. */
export interface RelatedPlace {
  readonly message: string;
  readonly file: string;
  readonly position: Position | undefined;
}

export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  /** What is wrong, in one sentence without a full stop at its end. */
  readonly message: string;
  /** Path from the site's folder, with forward slashes; `''` when no file is to blame. */
  readonly file: string;
  /** `undefined`: the file as a whole. */
  readonly position: Position | undefined;
  /** What to do about it. */
  readonly hint: string | undefined;
  readonly related: readonly RelatedPlace[];
}

/** What a stage made of its input, and what it has to say about that input. The value is always usable. */
export interface Checked<T> {
  readonly value: T;
  readonly diagnostics: readonly Diagnostic[];
}
