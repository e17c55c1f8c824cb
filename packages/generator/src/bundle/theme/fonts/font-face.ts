// Describes a font file, and generates its `@font-face` rule.
import type { OutputFile } from '../../../model/output.ts';
import { hashedAssetPath } from '../../../routes/output-paths.ts';
import type { FontKind } from './fallback-font.ts';
import type { FontMetrics } from './font-metrics.ts';

export interface FontFace {
  /** Weight as a number or, for variable fonts, as a range of two numbers. */
  readonly weight: string;
  readonly style: 'normal' | 'italic';
  /** If it is `undefined`, the rule applies to all characters in the file. */
  readonly unicodeRange: string | undefined;
  /** Name of the file in its package or in the site. */
  readonly name: string;
  readonly content: Uint8Array;
  /** Metrics of the file; `undefined` if the file is not used to compute the fallback font. */
  readonly measures: FontMetrics | undefined;
}

/** A font family, with the files that the site needs. */
export interface FoundFont {
  readonly family: string;
  readonly kind: FontKind;
  /** The file used for most text is first. */
  readonly faces: readonly FontFace[];
}

/** Returns the rule. URLs are relative, because style sheets are published in the same folder as fonts. */
export function faceRule(family: string, face: FontFace, file: OutputFile): string {
  const { weight, style, unicodeRange } = face;
  const lines = [
    `font-family:"${family}"`,
    ...(style === 'normal' ? [] : [`font-style:${style}`]),
    `font-weight:${weight}`,
    // See docs/decisions/0004.
    'font-display:swap',
    `src:url("${file.path.split('/').at(-1)}")format("woff2")`,
    ...(unicodeRange === undefined ? [] : [`unicode-range:${unicodeRange}`]),
  ];
  return `@font-face{${lines.join(';')}}`;
}

export function faceFile({ name, content }: FontFace): OutputFile {
  const base = (name.split('/').at(-1) ?? name).replace(/\.woff2$/, '').replace(/[^\w-]+/g, '-');
  return { path: hashedAssetPath(`${base}.woff2`, content), content };
}
