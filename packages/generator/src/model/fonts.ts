// The site's own fonts: as the configuration names them, and as they were found.
import type { Position } from './diagnostic.ts';
import type { OutputFile } from './output.ts';

/** What a font is for: texts, headings, code. */
export type FontRole = 'body' | 'heading' | 'code';

export interface ConfiguredFonts {
  readonly body: ConfiguredFont | undefined;
  readonly heading: ConfiguredFont | undefined;
  readonly code: ConfiguredFont | undefined;
}

export type ConfiguredFont = PackagedFont | OwnFont;

/** A font from npm, as Fontsource packs them. */
interface PackagedFont {
  readonly kind: 'package';
  /** `@fontsource-variable/inter`, or `inter` alone. */
  readonly name: string;
  /** `undefined`: those that the theme uses. */
  readonly weights: readonly number[] | undefined;
  /** `undefined`: as the role has it. */
  readonly hasItalic: boolean | undefined;
  readonly position: Position | undefined;
}

interface OwnFont {
  readonly kind: 'files';
  /** `undefined`: as the files say. */
  readonly family: string | undefined;
  readonly files: readonly FontFile[];
  readonly position: Position | undefined;
}

export interface FontFile {
  /** From the site's folder, without a dot in front. */
  readonly path: string;
  /** `undefined`: as the file says; so is the style. */
  readonly weight: string | undefined;
  readonly style: 'normal' | 'italic' | undefined;
  readonly position: Position | undefined;
}

/** Styles to go behind those of the theme, and the files that they name. */
/** Paths in the output: per role, the file that most text is in. */
export type FirstFonts = Readonly<Partial<Record<FontRole, string>>>;

export interface SiteFonts {
  readonly css: string;
  readonly files: readonly OutputFile[];
  /** Roles whose fonts of the theme are not used. */
  readonly replaced: readonly FontRole[];
  readonly first: FirstFonts;
}
