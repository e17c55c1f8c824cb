// What docsgen's functions for other programs take and give (`api.ts`, docs/reference/api.md). These types are
// published: they import nothing, hold plain data, and change as docs/reference/api.md says.

export interface SiteOptions {
  /** Folder of the site: one with a configuration, or any folder of Markdown. Default: the current folder. */
  readonly folder?: string;
  /** Path of the configuration file, where it has another name or place. */
  readonly config?: string;
  /** Counts warnings as errors. */
  readonly strict?: boolean;
  /** Gets the lines that the command would print. Without it nothing is printed. */
  readonly print?: (line: string) => void;
}

export interface BuildOptions extends SiteOptions {
  /** Output folder. Default: `dist` in the site's folder. */
  readonly out?: string;
  /** Only the pages of these locales are written; default: all. */
  readonly locales?: readonly string[];
  /** False: leaves out the full-text index. */
  readonly search?: boolean;
  /** Number of threads. Default: as many as make the build faster on this machine. */
  readonly jobs?: number;
  /** Reads every source again, even those whose size and time have not changed. */
  readonly force?: boolean;
  /** Gives `print` the time that each stage took, too. */
  readonly verbose?: boolean;
}

export interface CheckOptions extends SiteOptions {
  /** Asks other sites, too, whether what is linked there is still there. */
  readonly external?: boolean;
  /** Gives `print` the time that each stage took, too. */
  readonly verbose?: boolean;
}

export interface ServeOptions extends SiteOptions {
  /** Folder of the built site. Default: `dist` in the site's folder. */
  readonly out?: string;
  /** Default: 3000, or the next free one; 0: any free one. */
  readonly port?: number;
  /** Address to listen at; `true`: every address of this machine. Default: this machine alone. */
  readonly host?: string | true;
  /** Serves the sources instead of a built site, and shows every saved change at once. */
  readonly watch?: boolean;
  /** With `watch`: gets what is wrong with the site and its open pages, each time that it has changed. */
  readonly onDiagnostics?: (diagnostics: readonly PlainDiagnostic[]) => void;
}

/** A place in a file of the site. */
export interface PlainPlace {
  /** Path from the site's folder, with forward slashes; `null`: about no file. */
  readonly file: string | null;
  /** From 1; `null`: the file as a whole. */
  readonly line: number | null;
  /** From 1, in UTF-16 units, as editors count; `null`: the file as a whole. */
  readonly column: number | null;
}

/** One mistake, in the shape that `--reporter json` has, too. */
export interface PlainDiagnostic extends PlainPlace {
  /** One of those in docs/reference/diagnostics.md. */
  readonly code: string;
  readonly severity: 'error' | 'warning';
  /** One sentence without a full stop. */
  readonly message: string;
  /** What to do. */
  readonly hint: string | null;
  /** The section about its code in docsgen's documentation: a path in this package. */
  readonly documentation: string;
  /** Other places that belong to it, such as the first of two duplicates. */
  readonly related: readonly PlainRelated[];
}

export interface PlainRelated extends PlainPlace {
  readonly message: string;
}

/** Common to all results. */
export interface Result {
  /** Version of this shape, the same as that of `--reporter json`; see docs/reference/api.md. */
  readonly version: 1;
  /** No errors: what was asked for is done. */
  readonly ok: boolean;
  readonly errors: number;
  readonly warnings: number;
  /** Sorted by file, line and column. */
  readonly diagnostics: readonly PlainDiagnostic[];
}

export interface BuildResult extends Result {
  /** Absolute path of the output folder. */
  readonly out: string;
  /** What was done there; `null`: nothing, because there are errors. */
  readonly published: PublishedFiles | null;
}

/** Numbers of files, and their size. */
export interface PublishedFiles {
  /** Pages of the site in all locales. */
  readonly pages: number;
  /** New or different files. */
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
  /** Size of the whole output, in bytes. */
  readonly bytes: number;
}

export interface CheckResult extends Result {
  /** Pages of the site in all locales. */
  readonly pages: number;
}

export interface InspectResult extends Result {
  /** `null`: the configuration is so wrong that there is no site. */
  readonly site: InspectedSite | null;
}

/** What docsgen understood of a site; the same as `docsgen inspect --json` prints. */
export interface InspectedSite {
  /** One text, or one for each locale by its code. */
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
  /** The source; `null` for pages that docsgen writes itself. */
  readonly file: string | null;
  /** Content hash of that file; a translation with this hash as its `source_hash` counts as current. */
  readonly hash: string | null;
  /** Day or instant of a post. */
  readonly date?: string;
}

export interface InspectedSidebar {
  readonly locale: string;
  readonly section: string;
  readonly version: string;
  /** Only of one of several. */
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
  /** `null`: the configuration has errors, so nothing is served. */
  readonly server: RunningServer | null;
}

export interface RunningServer {
  /** Address of the landing page on this machine. */
  readonly url: string;
  /** The same for other devices; empty unless they are let in. */
  readonly network: readonly string[];
  readonly port: number;
  /** Ends the server and every open connection. */
  readonly close: () => Promise<void>;
}
