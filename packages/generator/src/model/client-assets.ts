// Files that browsers load beside a page, and scripts and styles within pages.
import type { ArticleFile, MadeArticleFile } from './components.ts';
import type { FirstFonts } from './fonts.ts';
import type { OutputFile } from './output.ts';
import type { FoundOwnParts } from './overrides.ts';

export interface ClientAssets {
  readonly files: readonly OutputFile[];
  /** Paths in the output. */
  readonly stylesheets: readonly string[];
  /** Font files that pages load first, by what is set in them. */
  readonly fonts: FirstFonts;
  /** Text of the critical CSS, which stands in every page and paints the navbar before the style sheets are loaded. */
  readonly criticalCss: string;
  readonly appScript: string;
  /** React and the shell's components: fetched when the page is loaded, run when they are needed. */
  readonly shellScript: string;
  /** The script that keeps a page current while its author writes; `undefined` in a build. */
  readonly liveScript: string | undefined;
  /** What only some sites use, by name, whether this site does or not. */
  readonly extras: Readonly<Record<string, Extra>>;
  /** The theme's article files, whether an article of this site uses them or not. */
  readonly articleFiles: Readonly<Record<ArticleFile, MadeArticleFile>>;
  /** Modules of the extras that the site uses, which pages import beside `appScript`. */
  readonly extraScripts: readonly string[];
  /** The messages that it needs, by language of the page: `es`, `en`. */
  readonly messageScripts: ReadonlyMap<string, string>;
  /** Bytes of all scripts that a page loads by itself, each compressed with gzip. */
  readonly scriptSize: number;
  /** Text of the script in every page's head, which runs before the first paint. */
  readonly inlineScript: string;
  /** The same for a site with an announcement. */
  readonly announcedScript: string;
  /** Text of the script at the end of every page, which reports a wrong `baseUrl`. */
  readonly baseUrlScript: string;
  /** Left out: the site has the theme's parts alone. */
  readonly parts?: FoundOwnParts;
}

/** Styles, and perhaps a script, that only sites load which use them. */
export interface Extra {
  /** Each rule names its layer. */
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
    | 'fonts'
    | 'criticalCss'
    | 'appScript'
    | 'shellScript'
    | 'scriptSize'
    | 'inlineScript'
    | 'announcedScript'
    | 'baseUrlScript'
  > {
  readonly liveFile: OutputFile;
  /** The icon for sites without one of their own. */
  readonly icon: OutputFile;
}

/** A `ClientBundle` as it was compiled. */
export interface CompiledClient {
  readonly readText: () => Promise<string>;
  /** A file that stands beside the text, at once: most are never asked for. */
  readonly readBytes: (name: string) => Uint8Array;
}
