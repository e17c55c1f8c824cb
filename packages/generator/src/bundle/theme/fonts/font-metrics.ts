// Reads the metrics of a font file: its name, weights, heights and character widths. Only this module imports
// fontkitten and woff2-encoder; docs/decisions/0015 explains why both are needed.
import { create, type Font, type Os2Table } from 'fontkitten';
import decompress from 'woff2-encoder/decompress';

export interface FontMetrics {
  readonly family: string | undefined;
  /** Lowest and highest weight. Both numbers are equal unless the font is variable. */
  readonly weights: readonly [number, number];
  readonly isItalic: boolean;
  readonly isMonospace: boolean;
  /** In em. */
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly isSerif: boolean;
  /**
   * Returns a function from characters to widths in em, for a weight. The width is `undefined` if the font lacks the
   * character.
   */
  readonly widthsAt: (weight: number) => WidthOf;
}

type WidthOf = (character: string) => number | undefined;

/** Returns the metrics of a font, or `undefined` if the content is not a valid WOFF2 font. */
export async function readFontMetrics(content: Uint8Array): Promise<FontMetrics | undefined> {
  try {
    const font = create(Buffer.from(await decompress(content)));
    return font.isCollection ? undefined : metricsOf(font);
  } catch {
    return undefined;
  }
}

function metricsOf(font: Font): FontMetrics {
  const { unitsPerEm, hhea, 'OS/2': os2, italicAngle } = font;
  const { wght } = font.variationAxes;
  // Browsers use one of two sets of heights, depending on a flag in the font.
  const usesTypographic = os2.fsSelection.useTypoMetrics || (hhea.ascent === 0 && hhea.descent === 0);
  const [ascent, descent, lineGap] = usesTypographic
    ? [os2.typoAscender, os2.typoDescender, os2.typoLineGap]
    : [hhea.ascent, hhea.descent, hhea.lineGap];
  const widthOf = widths(font);
  return {
    // The name of the typographic family does not include the weight.
    family: font.getName('preferredFamily') ?? font.getName('fontFamily') ?? undefined,
    weights: wght ? [wght.min, wght.max] : [os2.usWeightClass, os2.usWeightClass],
    isItalic: os2.fsSelection.italic || italicAngle !== 0,
    isMonospace: widthOf('i') !== undefined && widthOf('i') === widthOf('m'),
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
    isSerif: looksSerif(os2),
    widthsAt: (weight) => (wght ? widths(font.getVariation({ wght: weight })) : widthOf),
  };
}

function widths(font: Font): WidthOf {
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return font.hasGlyphForCodePoint(code) ? font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm : undefined;
  };
}

/** Checks both classifications that a font can contain. */
function looksSerif({ sFamilyClass, panose: [family, serifs = 0] }: Os2Table): boolean {
  const familyClass = sFamilyClass >> 8;
  return (familyClass >= 1 && familyClass <= 7) || (family === 2 && serifs >= 2 && serifs <= 10);
}
