// Custom fonts of the site: as configured, and as loaded.
import type { Position } from './diagnostic.ts';
import type { OutputFile } from './output.ts';

export type FontRole = 'body' | 'heading' | 'code';

export interface ConfiguredFonts {
  readonly body: ConfiguredFont | undefined;
  readonly heading: ConfiguredFont | undefined;
  readonly code: ConfiguredFont | undefined;
}

export type ConfiguredFont = PackagedFont | OwnFont;

/** A Fontsource package from npm. */
interface PackagedFont {
  readonly kind: 'package';
  /** `@fontsource-variable/inter`, or `inter` for short. */
  readonly name: string;
  /** Default: the weights that the theme uses. */
  readonly weights: readonly number[] | undefined;
  /** Default: depends on the role. */
  readonly hasItalic: boolean | undefined;
  readonly position: Position | undefined;
}

interface OwnFont {
  readonly kind: 'files';
  /** Default: the family name in the font files. */
  readonly family: string | undefined;
  readonly files: readonly FontFile[];
  readonly position: Position | undefined;
}

export interface FontFile {
  /** Path relative to the site's root, without a leading `./`. */
  readonly path: string;
  /** By default, weight and style are read from the font file. */
  readonly weight: string | undefined;
  readonly style: 'normal' | 'italic' | undefined;
  readonly position: Position | undefined;
}

export interface SiteFonts {
  /** Styles that are appended to the theme's styles. */
  readonly css: string;
  /** Font files that `css` refers to. */
  readonly files: readonly OutputFile[];
  /** Roles whose theme fonts are not used. */
  readonly replaced: readonly FontRole[];
}
