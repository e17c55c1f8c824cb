// One file of a font with what a style sheet says of it.
import type { OutputFile } from '../../../model/output.ts';
import { assetPath } from '../../../routes/output-paths.ts';
import type { FontKind } from './fallback-font.ts';
import type { FontMeasures } from './font-measures.ts';

export interface FontFace {
  /** A number, or two for a variable font. */
  readonly weight: string;
  readonly style: 'normal' | 'italic';
  /** `undefined`: all that the file has. */
  readonly unicodeRange: string | undefined;
  /** Name of the file, as it was found. */
  readonly name: string;
  readonly content: Uint8Array;
  /** `undefined`: nothing is measured by this file. */
  readonly measures: FontMeasures | undefined;
}

/** A family that was found, with the files that the site needs. */
export interface FoundFont {
  readonly family: string;
  readonly kind: FontKind;
  /** The one that most text is in comes first. */
  readonly faces: readonly FontFace[];
}

/** Style sheets stand in the folder of the files. */
export function faceRule(family: string, face: FontFace, file: OutputFile): string {
  const { weight, style, unicodeRange } = face;
  const lines = [
    `font-family:"${family}"`,
    ...(style === 'normal' ? [] : [`font-style:${style}`]),
    `font-weight:${weight}`,
    // docs/decisions/0004
    'font-display:swap',
    `src:url("${file.path.split('/').at(-1)}")format("woff2")`,
    ...(unicodeRange === undefined ? [] : [`unicode-range:${unicodeRange}`]),
  ];
  return `@font-face{${lines.join(';')}}`;
}

export function faceFile({ name, content }: FontFace, hashOf: (content: Uint8Array) => string): OutputFile {
  const base = (name.split('/').at(-1) ?? name).replace(/\.woff2$/, '').replace(/[^\w-]+/g, '-');
  return { path: assetPath(`${base}.${hashOf(content).slice(0, 8)}.woff2`), content };
}
