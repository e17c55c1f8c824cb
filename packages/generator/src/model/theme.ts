// Styles and files generated from the theme options of a site.
import type { BundledFile } from './adapters/component-bundler.ts';
import type { ModuleMistake } from './config-module.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { FontRole } from './fonts.ts';
import type { OutputFile } from './output.ts';

/** Styles and files generated from the theme options, in addition to those of the default theme. */
export interface Look {
  /** CSS that is appended to the theme's critical CSS in every page. */
  readonly criticalCss: string;
  /** CSS that is appended to the theme's style sheet. Every rule is in a cascade layer. */
  readonly css: string;
  /** Files that the rules refer to, and icons. */
  readonly files: readonly OutputFile[];
  /** Roles for which the site has custom fonts, so that the theme's fonts are not published. */
  readonly replacedFonts: readonly FontRole[];
  /** Files that were read, and missing files, relative to the site's root. */
  readonly inputs: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Bundles style sheets into one. */
export type BundleStyles = (request: StyleRequest) => Promise<StyleBundle>;

export interface StyleRequest {
  /** Absolute path of the site's root directory. */
  readonly root: string;
  /** Paths relative to `root`. */
  readonly sheets: readonly string[];
  /** Name of the cascade layer for all rules. */
  readonly layer: string;
  /** Returns the URL of an image or font in the output. */
  readonly addressOf: (file: BundledFile) => string;
  /** Returns the URL of a file in `static/`. `path` starts with a slash. Returns `undefined` if it does not exist. */
  readonly addressOfStatic: (path: string) => string | undefined;
  /** Reads a file by its absolute path. Returns `undefined` if it does not exist. */
  readonly read: (path: string) => Promise<Uint8Array | undefined>;
  /** Whether more builds follow, in which case the bundler keeps its state. */
  readonly isLive: boolean;
}

interface StyleBundle {
  /** The minified CSS. */
  readonly css: string;
  /** Images and fonts, unchanged. */
  readonly assets: readonly BundledFile[];
  /** Absolute paths of all files that were read or looked up. */
  readonly inputs: readonly string[];
  /** Errors that prevent bundling, and warnings about invalid CSS, which browsers ignore. */
  readonly mistakes: readonly ModuleMistake[];
}
