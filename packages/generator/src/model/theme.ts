// Styles and files generated from the theme options of a site.
import type { Diagnostic } from './diagnostic.ts';
import type { OutputFile } from './output.ts';

/** Styles and files generated from the theme options, in addition to those of the default theme. */
export interface SiteTheme {
  /** CSS that is appended to the theme's critical CSS in every page. */
  readonly criticalCss: string;
  /** CSS that is appended to the theme's style sheet. Every rule is in a cascade layer. */
  readonly css: string;
  /** Files that the rules refer to, and icons. */
  readonly files: readonly OutputFile[];
  /** Roles for which the site has custom fonts and the theme's fonts are not published. */
  readonly replacedFonts: readonly FontRole[];
  /** Files that were read, and missing files, relative to the site's root. */
  readonly inputs: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

export type FontRole = 'body' | 'heading' | 'code';

export interface SiteFonts {
  /** Styles that are appended to the theme's styles. */
  readonly css: string;
  /** Font files that `css` refers to. */
  readonly files: readonly OutputFile[];
  /** Roles for which the theme's fonts are not used. */
  readonly replaced: readonly FontRole[];
}
