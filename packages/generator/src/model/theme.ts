// How a site looks: what its configuration chooses, and what is made of that for browsers.
import type { BundledFile } from './adapters/component-bundler.ts';
import type { ModuleMistake } from './config-module.ts';
import type { Diagnostic, Position } from './diagnostic.ts';
import type { ConfiguredFonts, FirstFonts, FontRole } from './fonts.ts';
import type { OutputFile } from './output.ts';

/** The choices of `theme` and `css`, complete. */
export interface ConfiguredLook {
  readonly accent: ConfiguredAccent | undefined;
  readonly neutral: Neutral;
  readonly codeTheme: CodeThemeName;
  readonly radius: 'none' | 'small' | 'medium' | 'large';
  readonly density: 'comfortable' | 'compact';
  readonly width: 'narrow' | 'normal' | 'wide';
  readonly hasSidebar: boolean;
  readonly hasContents: boolean;
  /** `undefined`: those of the theme. */
  readonly fonts: ConfiguredFonts | undefined;
  /** Style sheets, as paths from the site's folder. */
  readonly sheets: readonly ConfiguredSheet[];
}

export type Neutral = 'warm' | 'cool' | 'grey';

export type CodeThemeName = 'docsgen' | 'ink' | 'garden' | 'dusk' | 'night';

/** `dark`: `undefined` where it follows from the other. */
export interface ConfiguredAccent {
  readonly light: ConfiguredColor;
  readonly dark: ConfiguredColor | undefined;
}

/** A colour as the author wrote it. */
interface ConfiguredColor {
  readonly text: string;
  readonly position: Position | undefined;
}

export interface ConfiguredSheet {
  readonly path: string;
  readonly position: Position | undefined;
}

/** What a site's look adds to what every site's pages load. */
export interface Look {
  /** Rules that stand in every page, behind the critical CSS of the theme. */
  readonly criticalCss: string;
  /** Rules that stand behind the theme's in the style sheet of every page. Each is in a layer. */
  readonly css: string;
  /** What the rules ask for, and icons. */
  readonly files: readonly OutputFile[];
  /** What the site has fonts of its own for, so that the theme's are not published. */
  readonly replacedFonts: readonly FontRole[];
  readonly fonts: FirstFonts;
  /** Files that it was made of, and those that were missed; from the site's folder. */
  readonly inputs: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Bundles style sheets into one: a port for the bundler. */
export type BundleStyles = (request: StyleRequest) => Promise<StyleBundle>;

export interface StyleRequest {
  /** Absolute path of the site's folder. */
  readonly root: string;
  /** Paths from there. */
  readonly sheets: readonly string[];
  /** Name of the layer that all rules go into. */
  readonly layer: string;
  /** Address at which browsers will find a picture or font. */
  readonly addressOf: (file: BundledFile) => string;
  /** Address of a file of `static/`, which begins with a slash; `undefined`: there is none. */
  readonly addressOfStatic: (path: string) => string | undefined;
  /** Reads a file by its absolute path; `undefined` where there is none. */
  readonly read: (path: string) => Promise<Uint8Array | undefined>;
  /** More builds follow, so the bundler stays ready. */
  readonly isLive: boolean;
}

export interface StyleBundle {
  /** Minified. */
  readonly css: string;
  /** Pictures and fonts, as they were read. */
  readonly assets: readonly BundledFile[];
  /** Absolute paths of all files that were read or looked for. */
  readonly inputs: readonly string[];
  /** What keeps the sheets from being read, and what in them cannot be understood. */
  readonly mistakes: readonly StyleMistake[];
}

export interface StyleMistake extends ModuleMistake {
  /** Browsers would leave it out and go on. */
  readonly isWarning: boolean;
}
