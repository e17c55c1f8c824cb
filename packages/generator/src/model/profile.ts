// Where the time and the bytes of one build went. Collected while it runs, shown by `build --report`.

/** Times are milliseconds since the build began. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface BuildProfile {
  /** Title of the site. */
  readonly site: string;
  /** Name and version: `docsgen 0.1.0`. */
  readonly generator: string;
  /** Milliseconds. */
  readonly total: number;
  readonly stages: readonly StageSpan[];
  /** One for each thread that made pages. */
  readonly threads: readonly ThreadProfile[];
  readonly pages: readonly PageProfile[];
  readonly files: readonly FileKindProfile[];
  readonly cache: CacheProfile;
  /** `undefined` where it was not measured. */
  readonly memory: { readonly peak: number } | undefined;
}

export interface StageSpan extends Span {
  readonly name: string;
}

export interface ThreadProfile {
  readonly name: string;
  readonly spans: readonly BatchSpan[];
}

/** One batch of work of a thread. */
export interface BatchSpan extends Span {
  readonly kind: 'compile' | 'render';
  readonly pages: number;
}

export interface PageProfile {
  /** In the output. */
  readonly path: string;
  /** `undefined` for pages docsgen makes by itself. */
  readonly source: string | undefined;
  /** Milliseconds, as is `render`. */
  readonly compile: number;
  readonly render: number;
  readonly bytes: number;
  /** Those of `bytes` that stand around the article. */
  readonly frame: number;
  readonly state: 'rendered' | 'skipped';
}

export interface FileKindProfile {
  readonly kind: 'pages' | 'scripts' | 'styles' | 'fonts' | 'images' | 'search' | 'other';
  readonly count: number;
  readonly bytes: number;
}

/** What was done, and what an earlier build had done already. */
export interface CacheProfile {
  /** Texts. */
  readonly compiled: number;
  readonly fromCache: number;
  /** Pages. */
  readonly rendered: number;
  readonly skipped: number;
  /** Files of the site: those that were read, and those known well enough not to be. */
  readonly filesRead: number;
  readonly filesKnown: number;
}
