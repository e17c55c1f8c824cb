// Reads the character widths of a font, for every weight if the font is variable, from the tables cmap, hmtx, fvar,
// avar and HVAR: https://learn.microsoft.com/typography/opentype/spec/
import type { FontTables } from './woff2-tables.ts';

/** Returns the glyph index of a character, or 0 if the font lacks it. */
export function glyphOf(cmap: DataView, character: number): number {
  const tables = Array.from({ length: cmap.getUint16(2) }, (_, index) => cmap.getUint32(4 + index * 8 + 4));
  const format12 = tables.find((at) => cmap.getUint16(at) === 12);
  if (format12 !== undefined) return glyphInGroups(cmap, format12, character);
  const format4 = tables.find((at) => cmap.getUint16(at) === 4);
  return format4 === undefined ? 0 : glyphInSegments(cmap, format4, character);
}

function glyphInGroups(cmap: DataView, at: number, character: number): number {
  for (let index = 0; index < cmap.getUint32(at + 12); index += 1) {
    const group = at + 16 + index * 12;
    const first = cmap.getUint32(group);
    if (character >= first && character <= cmap.getUint32(group + 4))
      return cmap.getUint32(group + 8) + character - first;
  }
  return 0;
}

function glyphInSegments(cmap: DataView, at: number, character: number): number {
  const size = cmap.getUint16(at + 6);
  for (let index = 0; index < size; index += 2) {
    if (cmap.getUint16(at + 14 + index) < character) continue;
    const start = at + 16 + size + index;
    if (cmap.getUint16(start) > character) return 0;
    const delta = cmap.getUint16(start + size);
    const offset = cmap.getUint16(start + 2 * size);
    if (offset === 0) return (character + delta) & 0xffff;
    const glyph = cmap.getUint16(start + 2 * size + offset + 2 * (character - cmap.getUint16(start)));
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}

/** Returns a function from glyphs to widths in font units. `weight` is only used for variable fonts. */
export function widths(font: FontTables, weight: number): ((glyph: number) => number) | undefined {
  const [hhea, hmtx] = [font.table('hhea'), font.table('hmtx')];
  if (!hhea || !hmtx) return undefined;
  const last = hhea.getUint16(34) - 1;
  const defaultWidth = (glyph: number): number => {
    const index = Math.min(glyph, last);
    return hmtx.getUint16(font.hasPackedWidths ? 1 + index * 2 : index * 4);
  };
  const change = widthChanges(font, weight);
  return change ? (glyph) => defaultWidth(glyph) + change(glyph) : defaultWidth;
}

interface Axis {
  readonly min: number;
  readonly initial: number;
  readonly max: number;
}

export function axesOf(font: FontTables): ReadonlyMap<string, Axis> {
  const fvar = font.table('fvar');
  if (!fvar) return new Map();
  const [start, count, size] = [fvar.getUint16(4), fvar.getUint16(8), fvar.getUint16(10)];
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const at = start + index * size;
      const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => fvar.getUint8(at + byte)));
      const [min = 0, initial = 0, max = 0] = [4, 8, 12].map((offset) => fvar.getInt32(at + offset) / 65536);
      return [tag, { min, initial, max }];
    }),
  );
}

function widthChanges(font: FontTables, weight: number): ((glyph: number) => number) | undefined {
  const hvar = font.table('HVAR');
  const axes = [...axesOf(font)];
  const axisIndex = axes.findIndex(([tag]) => tag === 'wght');
  const axis = axes[axisIndex]?.[1];
  if (!hvar || !axis) return undefined;
  const position = mapped(font.table('avar'), axisIndex, normalized(axis, weight));
  const store = hvar.getUint32(4);
  const scalars = regionScalars(hvar, store + hvar.getUint32(store + 2), { axisIndex, position });
  const map = hvar.getUint32(8);
  return (glyph) => {
    const [outer, inner] = map === 0 ? [0, glyph] : indexOf(hvar, map, glyph);
    return deltaOf(hvar, store + hvar.getUint32(store + 8 + outer * 4), { inner, scalars });
  };
}

/** Normalizes a coordinate to the range from −1 to 1, where 0 is the font's default. */
function normalized({ min, initial, max }: Axis, value: number): number {
  if (value < initial) return initial === min ? 0 : (Math.max(value, min) - initial) / (initial - min);
  return initial === max ? 0 : (Math.min(value, max) - initial) / (max - initial);
}

/** Applies the axis mapping of the `avar` table. */
function mapped(avar: DataView | undefined, axisIndex: number, position: number): number {
  if (!avar) return position;
  let at = 8;
  for (let index = 0; index < axisIndex; index += 1) at += 2 + avar.getUint16(at) * 4;
  const points = Array.from({ length: avar.getUint16(at) }, (_, index) => {
    const point = at + 2 + index * 4;
    return { from: avar.getInt16(point) / 16384, to: avar.getInt16(point + 2) / 16384 };
  });
  const next = points.findIndex(({ from }) => from >= position);
  const [before, after] = [points[next - 1], points[next]];
  if (!before || !after) return after?.to ?? position;
  return before.to + ((after.to - before.to) * (position - before.from)) / (after.from - before.from);
}

/** Returns the scalar of each variation region if all axes except the weight axis have their default value. */
function regionScalars(
  view: DataView,
  regions: number,
  { axisIndex, position }: { readonly axisIndex: number; readonly position: number },
): readonly number[] {
  const [axisCount, count] = [view.getUint16(regions), view.getUint16(regions + 2)];
  return Array.from({ length: count }, (_, index) => {
    let scalar = 1;
    for (let axis = 0; axis < axisCount; axis += 1) {
      const at = regions + 4 + (index * axisCount + axis) * 6;
      const [start = 0, peak = 0, end = 0] = [0, 2, 4].map((offset) => view.getInt16(at + offset) / 16384);
      const here = axis === axisIndex ? position : 0;
      if (peak === 0 || here === peak) continue;
      if (here <= start || here >= end) scalar = 0;
      else scalar *= here < peak ? (here - start) / (peak - start) : (end - here) / (end - peak);
    }
    return scalar;
  });
}

function indexOf(view: DataView, map: number, glyph: number): [outer: number, inner: number] {
  const [format, entryFormat] = [view.getUint8(map), view.getUint8(map + 1)];
  const count = format === 0 ? view.getUint16(map + 2) : view.getUint32(map + 2);
  const size = ((entryFormat >> 4) & 3) + 1;
  const at = map + (format === 0 ? 4 : 6) + Math.min(glyph, count - 1) * size;
  let entry = 0;
  for (let byte = 0; byte < size; byte += 1) entry = entry * 256 + view.getUint8(at + byte);
  const innerBits = (entryFormat & 15) + 1;
  return [Math.floor(entry / 2 ** innerBits), entry % 2 ** innerBits];
}

function deltaOf(
  view: DataView,
  at: number,
  { inner, scalars }: { readonly inner: number; readonly scalars: readonly number[] },
): number {
  const [items, words, regions] = [view.getUint16(at), view.getUint16(at + 2), view.getUint16(at + 4)];
  if (inner >= items) return 0;
  const isLong = (words & 0x8000) !== 0;
  const wide = words & 0x7fff;
  const [wideSize, narrowSize] = isLong ? [4, 2] : [2, 1];
  let offset = at + 6 + regions * 2 + inner * (wide * wideSize + (regions - wide) * narrowSize);
  let sum = 0;
  for (let index = 0; index < regions; index += 1) {
    const size = index < wide ? wideSize : narrowSize;
    const delta = size === 4 ? view.getInt32(offset) : size === 2 ? view.getInt16(offset) : view.getInt8(offset);
    sum += delta * (scalars[view.getUint16(at + 6 + index * 2)] ?? 0);
    offset += size;
  }
  return sum;
}
