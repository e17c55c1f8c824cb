// State of a page during `docsgen serve --watch`. After every change, the live-reload script requests it as JSON, in
// which `undefined` fields are omitted.

export interface LiveState {
  /** Hash of the page's HTML, or `undefined` if there is no page at the path. */
  readonly hash: string | undefined;
  /** HTML of the page, or `undefined` if the browser already has it. */
  readonly html: string | undefined;
  readonly isFound: boolean;
  readonly diagnostics: readonly LiveDiagnostic[];
  /** Whether clicking a location opens it in the author's editor. */
  readonly hasEditor: boolean;
}

export interface LiveDiagnostic {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly message: string;
  readonly hint: string | undefined;
  readonly location: LiveLocation;
  readonly related: readonly (LiveLocation & { readonly message: string })[];
  /** The source line; `column` is 1-based. */
  readonly excerpt: { readonly line: number; readonly column: number; readonly text: string } | undefined;
}

export interface LiveLocation {
  /** Empty if the problem does not belong to a file. */
  readonly file: string;
  readonly line: number | undefined;
  readonly column: number | undefined;
}
