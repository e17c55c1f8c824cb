// Files that browsers load beside a page, and scripts and styles within pages.
import type { OutputFile } from './output.ts';

export interface ClientAssets {
  readonly files: readonly OutputFile[];
  /** Paths in the output. */
  readonly stylesheets: readonly string[];
  /** Style sheets that only some sites need, by what they need them for; see `withStyles`. */
  readonly optionalStyles: Readonly<Record<'badges', OutputFile>>;
  /** Text of the critical CSS, which stands in every page and paints the navbar before the style sheets are loaded. */
  readonly criticalCss: string;
  readonly appScript: string;
  /** React and the shell's components: fetched when the page is loaded, run when they are needed. */
  readonly shellScript: string;
  /** The script that keeps a page current while its author writes; `undefined` in a build. */
  readonly liveScript: string | undefined;
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
}

/** The theme, bundled for any site. */
export interface ClientBundle
  extends Pick<
    ClientAssets,
    | 'files'
    | 'stylesheets'
    | 'optionalStyles'
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
