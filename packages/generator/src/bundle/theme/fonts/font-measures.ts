// What a font file tells of itself: its name, its weights, its height, and how wide its letters are.
import { axesOf, glyphOf, widths } from './font-widths.ts';
import { type FontTables, readWoff2 } from './woff2-tables.ts';

export interface FontMeasures {
  readonly family: string | undefined;
  /** Lowest and highest weight: the same but for a variable font. */
  readonly weights: readonly [number, number];
  readonly isItalic: boolean;
  readonly isMonospace: boolean;
  /** As parts of the size of the text. */
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly isSerif: boolean;
  /** Gives the width of a character in a weight, of the size of the text; `undefined`: the font does not have it. */
  readonly widthsAt: (weight: number) => (character: string) => number | undefined;
}

/** `undefined`: no font in the WOFF2 format. */
export function measureFont(content: Uint8Array): FontMeasures | undefined {
  const font = readWoff2(content);
  if (!font) return undefined;
  try {
    return measuresOf(font);
  } catch {
    return undefined;
  }
}

function measuresOf(font: FontTables): FontMeasures | undefined {
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

/** As browsers choose them: the font says which of two sets counts. */
function heights(hhea: DataView, os2: DataView | undefined): readonly number[] {
  const typographic = os2 && [68, 70, 72].map((at) => os2.getInt16(at));
  const usesTypographic = ((os2?.getUint16(62) ?? 0) & 0x80) !== 0;
  const plain = [4, 6, 8].map((at) => hhea.getInt16(at));
  const isEmpty = plain[0] === 0 && plain[1] === 0;
  return typographic && (usesTypographic || isEmpty) ? typographic : plain;
}

/** By the two classifications that a font may carry. */
function looksSerif(os2: DataView): boolean {
  const familyClass = os2.getInt8(30);
  const [family, serifs] = [os2.getUint8(32), os2.getUint8(33)];
  return (familyClass >= 1 && familyClass <= 7) || (family === 2 && serifs >= 2 && serifs <= 10);
}

/** The family's name for layout programs if there is one, which has no weight in it. */
function familyName(font: FontTables): string | undefined {
  const name = font.table('name');
  if (!name) return undefined;
  const texts = name.getUint16(4);
  const found = new Map<number, string>();
  for (let index = 0; index < name.getUint16(2); index += 1) {
    const at = 6 + index * 12;
    // In UTF-16, in whatever language comes first.
    if (name.getUint16(at) !== 3) continue;
    const [id, length, offset] = [name.getUint16(at + 6), name.getUint16(at + 8), name.getUint16(at + 10)];
    const text = Array.from({ length: length / 2 }, (_, unit) =>
      String.fromCharCode(name.getUint16(texts + offset + unit * 2)),
    ).join('');
    if (!found.has(id)) found.set(id, text);
  }
  return found.get(16) ?? found.get(1);
}
