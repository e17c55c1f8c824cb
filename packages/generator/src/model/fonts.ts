// Custom fonts of the site, after loading.
import type { OutputFile } from './output.ts';

export type FontRole = 'body' | 'heading' | 'code';

export interface SiteFonts {
  /** Styles that are appended to the theme's styles. */
  readonly css: string;
  /** Font files that `css` refers to. */
  readonly files: readonly OutputFile[];
  /** Roles for which the theme's fonts are not used. */
  readonly replaced: readonly FontRole[];
}
