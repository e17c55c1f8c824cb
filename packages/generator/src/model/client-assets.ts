// What the browser loads beside the page, shared by all locales.
import type { OutputFile } from './output.ts';

export interface ClientAssets {
  readonly files: readonly OutputFile[];
  /** Paths in the output. */
  readonly stylesheets: readonly string[];
  /** Text of the styles that stand in every page, for what is painted before the style sheets are there. */
  readonly firstStyles: string;
  readonly appScript: string;
  /** React and what draws the shell: fetched once the page is loaded, run when it is needed. */
  readonly shellScript: string;
  /** Keeps a page current while its author writes; no build has it. */
  readonly liveScript: string | undefined;
  /** The interface's words for it, by language: `es`, `en`. */
  readonly stringScripts: ReadonlyMap<string, string>;
  /** Bytes of all script that a page loads unasked, each file compressed with gzip. */
  readonly scriptSize: number;
  readonly icons: readonly { readonly path: string; readonly type: string; readonly sizes: string | undefined }[];
  /** Text of the script that stands in every page, before first paint. */
  readonly inlineScript: string;
  /** The same for a site with an announcement. */
  readonly announcedScript: string;
  /** Text of the script at the end of every page, which tells of a wrong `baseUrl`. */
  readonly baseUrlScript: string;
}

/** What the bundler makes of the theme, for any site. */
export interface ClientBundle
  extends Pick<
    ClientAssets,
    | 'files'
    | 'stylesheets'
    | 'firstStyles'
    | 'appScript'
    | 'shellScript'
    | 'scriptSize'
    | 'inlineScript'
    | 'announcedScript'
    | 'baseUrlScript'
  > {
  readonly liveFile: OutputFile;
  /** For sites without one of their own. */
  readonly icon: OutputFile;
  readonly stringScripts: readonly (readonly [lang: string, path: string])[];
}
