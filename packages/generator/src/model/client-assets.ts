// Files that pages load, and scripts and styles that are inlined into pages.
import type { ArticleFile, MadeArticleFile } from './components.ts';
import type { OutputFile } from './output.ts';
import type { LoadedOverrides } from './overrides.ts';

export interface ClientAssets {
  readonly files: readonly OutputFile[];
  /** Paths of the style sheets in the output. */
  readonly stylesheets: readonly string[];
  /** Critical CSS, inlined into every page. It styles the navbar until the style sheets are loaded. */
  readonly criticalCss: string;
  readonly appScript: string;
  /** Script with React and the shell's components, which is preloaded with the page and executed when needed. */
  readonly shellScript: string;
  /** The live reload script; `undefined` in a build. */
  readonly liveScript: string | undefined;
  /** Styles and scripts of optional features, by name, including those that this site does not use. */
  readonly extras: Readonly<Record<string, Extra>>;
  /** All article files of the theme, including those that this site does not use. */
  readonly articleFiles: Readonly<Record<ArticleFile, MadeArticleFile>>;
  /** Modules of the extras that the site uses. Pages import these modules in addition to `appScript`. */
  readonly extraScripts: readonly string[];
  /** Scripts with the UI strings, by language of the page: `es`, `en`. */
  readonly messageScripts: ReadonlyMap<string, string>;
  /** Total size of the scripts that every page loads, each compressed with gzip, in bytes. */
  readonly scriptSize: number;
  /** Inline script in the `<head>` of every page, which runs before the first paint. */
  readonly inlineScript: string;
  /** Replaces `inlineScript` on sites that have an announcement. */
  readonly announcedScript: string;
  /** Inline script at the end of every page, which reports a wrong `baseUrl`. */
  readonly baseUrlScript: string;
  /** Overrides of theme components. Omitted if there are none. */
  readonly parts?: LoadedOverrides;
}

/** Styles and an optional script of a feature. Loaded only by sites that use the feature. */
export interface Extra {
  /** Styles of the feature. Every rule declares its cascade layer. */
  readonly styles: string;
  readonly script: OutputFile | undefined;
}

/** The theme, bundled for any site. */
export interface ClientBundle
  extends Pick<
    ClientAssets,
    | 'files'
    | 'extras'
    | 'articleFiles'
    | 'stylesheets'
    | 'criticalCss'
    | 'appScript'
    | 'shellScript'
    | 'scriptSize'
    | 'inlineScript'
    | 'announcedScript'
    | 'baseUrlScript'
  > {
  readonly liveFile: OutputFile;
  /** Default icon, for sites without a favicon. */
  readonly icon: OutputFile;
}

/** A compiled `ClientBundle` that has not been parsed yet. */
export interface CompiledClient {
  readonly readText: () => Promise<string>;
  /**
   * Reads a file that is in the same folder as the text. The function is synchronous, because few of these files are
   * needed.
   */
  readonly readBytes: (name: string) => Uint8Array;
}
