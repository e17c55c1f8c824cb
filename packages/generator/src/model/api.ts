// Types of docsgen's JavaScript API (`api.ts`, docs/reference/api.md). They are published, so they import nothing and
// describe plain data. docs/reference/api.md specifies how they may change.

export interface SiteOptions {
  /** A folder with a configuration file, or any folder of Markdown files. Default: the current directory. */
  readonly folder?: string;
  /** Path of the configuration file, if it is not in the default location. */
  readonly config?: string;
  /** Whether warnings are reported as errors. */
  readonly strict?: boolean;
  /** Receives each line that the command would print. Without it, nothing is printed. */
  readonly print?: (line: string) => void;
}

export interface BuildOptions extends SiteOptions {
  /** Output folder. Default: `dist` in the site directory. */
  readonly out?: string;
  /** Locales whose pages are written. Default: all. */
  readonly locales?: readonly string[];
  /** Whether to build the full-text search index. Default: `true`. */
  readonly search?: boolean;
  /** Number of threads. Default: the number of threads that makes the build fastest on this machine. */
  readonly jobs?: number;
  /** Reads all source files again, even if their size and modification time are unchanged. */
  readonly force?: boolean;
  /** Also prints the duration of each stage. */
  readonly verbose?: boolean;
}

export interface CheckOptions extends SiteOptions {
  /** Also checks links to other sites, over the network. */
  readonly external?: boolean;
  /** Also prints the duration of each stage. */
  readonly verbose?: boolean;
}

export interface ServeOptions extends SiteOptions {
  /** Folder of the built site. Default: `dist` in the site directory. */
  readonly out?: string;
  /** Port to listen on. Default: 3000, or the next free port. `0` selects any free port. */
  readonly port?: number;
  /** Address to listen on; `true` listens on all addresses. Default: localhost only. */
  readonly host?: string | true;
  /** Serves the sources instead of a built site, and updates open pages when a file is saved. */
  readonly watch?: boolean;
  /** With `watch`: receives the diagnostics of the site and its open pages whenever they change. */
  readonly onDiagnostics?: (diagnostics: readonly PlainDiagnostic[]) => void;
}

/** A location in a file of the site. */
export interface PlainPlace {
  /** Path relative to the site directory, with forward slashes, or `null` if the diagnostic is not about a file. */
  readonly file: string | null;
  /** Line number, starting at 1; `null` if the diagnostic is about the whole file. */
  readonly line: number | null;
  /** Column number in UTF-16 code units, starting at 1; `null` if the diagnostic is about the whole file. */
  readonly column: number | null;
}

/** An error or warning, in the same format as `--reporter json`. */
export interface PlainDiagnostic extends PlainPlace {
  /** A code from docs/reference/diagnostics.md, or `<plugin>/<code>`. */
  readonly code: string;
  readonly severity: 'error' | 'warning';
  /** One sentence, without a period at the end. */
  readonly message: string;
  /** Instruction for fixing the problem. */
  readonly hint: string | null;
  /** Section of docsgen's documentation about the code, as a path in this package. */
  readonly documentation: string;
  /** Related locations, such as the first of two duplicates. */
  readonly related: readonly PlainRelated[];
}

export interface PlainRelated extends PlainPlace {
  readonly message: string;
}

/** Fields that all results have. */
export interface Result {
  /** Version of this format, shared with `--reporter json`; see docs/reference/api.md. */
  readonly version: 1;
  /** Whether the operation succeeded, without errors. */
  readonly ok: boolean;
  readonly errors: number;
  readonly warnings: number;
  /** Diagnostics, sorted by file, line and column. */
  readonly diagnostics: readonly PlainDiagnostic[];
}

export interface BuildResult extends Result {
  /** Absolute path of the output folder. */
  readonly out: string;
  /** Changes to the output folder, or `null` if errors prevented the build. */
  readonly published: PublishedFiles | null;
}

export interface PublishedFiles {
  /** Number of pages in all locales. */
  readonly pages: number;
  /** Number of new and changed files. */
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
  /** Total size of the output, in bytes. */
  readonly bytes: number;
}

export interface CheckResult extends Result {
  /** Number of pages in all locales. */
  readonly pages: number;
}

export interface InspectResult extends Result {
  /** The site, or `null` if errors in the configuration prevent loading the site. */
  readonly site: InspectedSite | null;
}

/** Structure of a site, as printed by `docsgen inspect --json`. */
export interface InspectedSite {
  /** A string, or an object with a string for each locale code. */
  readonly title: unknown;
  readonly url: string | null;
  readonly baseUrl: string;
  readonly locales: readonly InspectedLocale[];
  readonly sections: readonly InspectedSection[];
  readonly pages: readonly InspectedPage[];
  readonly sidebars: readonly InspectedSidebar[];
}

export interface InspectedLocale {
  readonly code: string;
  readonly label: string;
  readonly direction: string;
  readonly htmlLang: string;
  readonly default: boolean;
}

export interface InspectedSection {
  readonly id: string;
  readonly label: unknown;
  readonly path: string;
  readonly versions: readonly { readonly name: string; readonly label: unknown; readonly path: string }[];
}

export interface InspectedPage {
  readonly id: string;
  readonly locale: string;
  readonly path: string;
  readonly title: string;
  readonly section: string | null;
  readonly version: string | null;
  readonly translation: string;
  readonly kind: string;
  readonly unlisted: boolean;
  /** Path of the source file, or `null` for pages that docsgen generates. */
  readonly file: string | null;
  /** Content hash of the source file. Translations whose `source_hash` equals this hash are up to date. */
  readonly hash: string | null;
  /** Date of a post: `2025-03-14`, or a date and time in ISO 8601. */
  readonly date?: string;
}

export interface InspectedSidebar {
  readonly locale: string;
  readonly section: string;
  readonly version: string;
  /** Name of the sidebar, if the section has several. */
  readonly name?: string;
  readonly items: readonly InspectedItem[];
}

export interface InspectedItem {
  readonly kind: string;
  readonly label: string;
  readonly badge?: string;
  readonly path: string | null;
  readonly items: readonly InspectedItem[];
}

export interface ServeResult extends Result {
  /** The server, or `null` if the configuration has errors. */
  readonly server: RunningServer | null;
}

export interface RunningServer {
  /** URL of the landing page on this machine. */
  readonly url: string;
  /** URLs of the landing page for other devices. Empty if the server listens only on localhost. */
  readonly network: readonly string[];
  readonly port: number;
  /** Stops the server and closes all connections. */
  readonly close: () => Promise<void>;
}
