// Reads the metrics of a font file: its name, weights, heights and character widths.
import { axesOf, glyphOf, widths } from './font-widths.ts';
import { type FontTables, readWoff2 } from './woff2-tables.ts';

export interface FontMetrics {
  readonly family: string | undefined;
  /** Lowest and highest weight. They are equal unless the font is variable. */
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
  readonly widthsAt: (weight: number) => (character: string) => number | undefined;
}

/** Returns the metrics of a font, or `undefined` if the content is not a valid WOFF2 font. */
export function readFontMetrics(content: Uint8Array): FontMetrics | undefined {
  const font = readWoff2(content);
  if (!font) return undefined;
  try {
    return measuresOf(font);
  } catch {
    return undefined;
  }
}

function measuresOf(font: FontTables): FontMetrics | undefined {
  const [head, hhea, os2, post, cmap] = ['head', 'hhea', 'OS/2', 'post', 'cmap'].map((tag) => font.table(tag));
  if (!head || !hhea || !cmap) return undefined;
  const unit = head.getUint16(18);
  const selection = os2?.getUint16(62) ?? 0;
  const [ascent = 0, descent = 0, lineGap = 0] = heights(hhea, os2);
  const axis = axesOf(font).get('wght');
  const weight = os2?.getUint16(4) ?? 400;
  return {
    family: familyName(font),
    weights: axis ? [axis.min, axis.max] : [weight, weight],
    isItalic: (selection & 1) !== 0 || (post?.getInt32(4) ?? 0) !== 0,
    isMonospace: (post?.getUint32(12) ?? 0) !== 0,
    ascent: ascent / unit,
    descent: -descent / unit,
    lineGap: lineGap / unit,
    isSerif: os2 !== undefined && looksSerif(os2),
    widthsAt: (at) => {
      const widthOf = widths(font, at);
      return (character) => {
        const glyph = glyphOf(cmap, character.codePointAt(0) ?? 0);
        return glyph === 0 || !widthOf ? undefined : widthOf(glyph) / unit;
      };
    },
  };
}

/** Selects the metrics that browsers use. A flag in the font determines which of two sets this is. */
function heights(hhea: DataView, os2: DataView | undefined): readonly number[] {
  const typographic = os2 && [68, 70, 72].map((at) => os2.getInt16(at));
  const usesTypographic = ((os2?.getUint16(62) ?? 0) & 0x80) !== 0;
  const horizontal = [4, 6, 8].map((at) => hhea.getInt16(at));
  const isEmpty = horizontal[0] === 0 && horizontal[1] === 0;
  return typographic && (usesTypographic || isEmpty) ? typographic : horizontal;
}

/** Checks both classifications that a font may contain. */
function looksSerif(os2: DataView): boolean {
  const familyClass = os2.getInt8(30);
  const [family, serifs] = [os2.getUint8(32), os2.getUint8(33)];
  return (familyClass >= 1 && familyClass <= 7) || (family === 2 && serifs >= 2 && serifs <= 10);
}

/** Returns the typographic family name if there is one, because it does not include the weight. */
function familyName(font: FontTables): string | undefined {
  const name = font.table('name');
  if (!name) return undefined;
  const storage = name.getUint16(4);
  const found = new Map<number, string>();
  for (let index = 0; index < name.getUint16(2); index += 1) {
    const at = 6 + index * 12;
    // Uses only UTF-16 names, in the first language listed.
    if (name.getUint16(at) !== 3) continue;
    const [id, length, offset] = [name.getUint16(at + 6), name.getUint16(at + 8), name.getUint16(at + 10)];
    const text = Array.from({ length: length / 2 }, (_, unit) =>
      String.fromCharCode(name.getUint16(storage + offset + unit * 2)),
    ).join('');
    if (!found.has(id)) found.set(id, text);
  }
  return found.get(16) ?? found.get(1);
}
