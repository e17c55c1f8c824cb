// What docsgen has to say about its input: errors, which stop a build, and warnings.

/** Line and column in a file; both count from 1, columns in UTF-16 units, as editors do. */
export interface Position {
  readonly line: number;
  readonly column: number;
  /** Where it is in another file than its surroundings say: in a module that the configuration imports. */
  readonly file?: string;
}

export type Severity = 'error' | 'warning';

/** Stable names, printed in brackets and documented in `docs/reference/diagnostics.md`. */
export type DiagnosticCode =
  | 'broken-anchor'
  | 'broken-link'
  | 'budget'
  | 'bug'
  | 'category'
  | 'component'
  | 'config'
  | 'content'
  | 'content-policy'
  | 'contrast'
  | 'css'
  | 'diagram'
  | 'live-code'
  | 'duplicate-anchor'
  | 'duplicate-id'
  | 'duplicate-route'
  | 'external-link'
  | 'font'
  | 'foreign-syntax'
  | 'front-matter'
  | 'history'
  | 'image'
  | 'html'
  | 'include'
  | 'markdown'
  | 'math'
  | 'mdx'
  | 'migration'
  | 'ledger'
  | 'lost-address'
  | 'lost-anchor'
  | 'output'
  | 'page'
  | 'parser'
  | 'part'
  | 'plugin'
  | 'posts'
  | 'redirect'
  | 'shard'
  | 'sidebar'
  | 'strings'
  | 'translation'
  | 'unlinked-section'
  | 'unsafe-link'
  | 'verify'
  // Those of plugins begin with the plugin's name; its own documentation tells of them.
  | `${string}/${string}`;

/** Another line that belongs to the same error, such as the first of two duplicates. */
interface RelatedPosition {
  readonly message: string;
  readonly file: string;
  readonly position: Position | undefined;
}

export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  /** One sentence without a full stop. */
  readonly message: string;
  /** Path from the site's folder, with forward slashes; `''` where it is about no file. */
  readonly file: string;
  /** `undefined`: the file as a whole. */
  readonly position: Position | undefined;
  /** The remedy, in one sentence without a full stop. */
  readonly hint: string | undefined;
  readonly related: readonly RelatedPosition[];
}

/** The result of a stage, with what it found wrong with its input. The value is always usable. */
export interface Checked<T> {
  readonly value: T;
  readonly diagnostics: readonly Diagnostic[];
}
