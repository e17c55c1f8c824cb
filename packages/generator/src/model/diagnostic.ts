// Errors, which stop a build, and warnings about the input.

/** Line and column in a file. Both start at 1; columns count UTF-16 code units, as editors do. */
export interface Position {
  readonly line: number;
  readonly column: number;
  /**
   * Set if the position is in a different file from the diagnostic, such as a module that the configuration imports.
   */
  readonly file?: string;
}

/** Path of a value in YAML, JSON or a module, as keys and list indexes. */
export type KeyPath = readonly PropertyKey[];

export type Severity = 'error' | 'warning';

/** Stable codes, printed in brackets and documented in `docs/reference/diagnostics.md`. */
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
  | 'mdx'
  | 'migration'
  | 'missing-package'
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
  // Codes of plugins start with the plugin's name and are documented by the plugin.
  | `${string}/${string}`;

/** Another position that the diagnostic refers to, such as the first of two duplicates. */
interface RelatedPosition {
  readonly message: string;
  readonly file: string;
  readonly position: Position | undefined;
}

export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  /** One sentence, without a period at the end. */
  readonly message: string;
  /** Path relative to the site's root, with forward slashes; `''` if the diagnostic is not about a file. */
  readonly file: string;
  /** `undefined` if the diagnostic is about the whole file. */
  readonly position: Position | undefined;
  /** Instruction for fixing the problem, in one sentence without a period at the end. */
  readonly hint: string | undefined;
  readonly related: readonly RelatedPosition[];
}

/** Result of a stage, with diagnostics about its input. The value can be used even if there are errors. */
export interface Checked<T> {
  readonly value: T;
  readonly diagnostics: readonly Diagnostic[];
}

type DiagnosticDetails = Pick<Diagnostic, 'code' | 'message'> & Partial<Omit<Diagnostic, 'severity'>>;

export function error(details: DiagnosticDetails): Diagnostic {
  return diagnostic('error', details);
}

export function warning(details: DiagnosticDetails): Diagnostic {
  return diagnostic('warning', details);
}

export function diagnostic(severity: Severity, details: DiagnosticDetails): Diagnostic {
  const { code, message, position, hint, related = [] } = details;
  const file = position?.file ?? details.file ?? '';
  const place = position && { line: position.line, column: position.column };
  return { code, severity, message, file, position: place, hint, related };
}

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error');
}

interface Strictness {
  /** Whether warnings are reported as errors. */
  readonly isStrict: boolean;
}

export function atStrictness(diagnostics: readonly Diagnostic[], { isStrict }: Strictness): readonly Diagnostic[] {
  return isStrict ? diagnostics.map((each) => ({ ...each, severity: 'error' as const })) : diagnostics;
}

/**
 * Applies `checks.anchors` to duplicate anchors, which the article compiler reports without reading the configuration.
 */
export function atLevel(diagnostic: Diagnostic, level: Severity | 'off'): readonly Diagnostic[] {
  if (diagnostic.code !== 'duplicate-anchor') return [diagnostic];
  return level === 'off' ? [] : [{ ...diagnostic, severity: level }];
}

/** Sorts by file, line, column and message, and removes duplicates. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const unique = new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic]));
  return [...unique.values()].sort(compare);
}

function compare(a: Diagnostic, b: Diagnostic): number {
  return (
    order(a.file, b.file) ||
    (a.position?.line ?? 0) - (b.position?.line ?? 0) ||
    (a.position?.column ?? 0) - (b.position?.column ?? 0) ||
    order(a.message, b.message)
  );
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
