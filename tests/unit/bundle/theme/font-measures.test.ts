// Line height of a font: the file has two sets of values, and a flag that selects one.
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readFontMetrics } from '../../../../packages/generator/src/bundle/theme/fonts/font-metrics.ts';

type Heights = readonly [ascent: number, descent: number, lineGap: number];

interface Font {
  readonly hhea: Heights;
  readonly typographic: Heights;
  /** The flag USE_TYPO_METRICS in `fsSelection`. */
  readonly usesTypographic: boolean;
}

/** Tables by their number in the format (https://www.w3.org/TR/WOFF2/#table_dir_format), with 1000 units per em. */
function tablesOf({ hhea, typographic, usesTypographic }: Font): readonly (readonly [number, Buffer])[] {
  const [cmap, head, horizontal, os2] = [4, 54, 36, 78].map((length) => Buffer.alloc(length)) as [
    Buffer,
    Buffer,
    Buffer,
    Buffer,
  ];
  head.writeUInt16BE(1000, 18);
  for (const [index, value] of hhea.entries()) horizontal.writeInt16BE(value, 4 + index * 2);
  os2.writeUInt16BE(400, 4);
  os2.writeUInt16BE(usesTypographic ? 0x80 : 0, 62);
  for (const [index, value] of typographic.entries()) os2.writeInt16BE(value, 68 + index * 2);
  return [
    [0, cmap],
    [1, head],
    [2, horizontal],
    [6, os2],
  ];
}

function woff2(font: Font): Uint8Array {
  const tables = tablesOf(font);
  const packed = brotliCompressSync(Buffer.concat(tables.map(([, table]) => table)));
  const header = Buffer.alloc(48);
  header.write('wOF2', 0, 'latin1');
  header.writeUInt32BE(0x00010000, 4);
  header.writeUInt16BE(tables.length, 12);
  header.writeUInt32BE(packed.length, 20);
  return Buffer.concat([header, ...tables.map(([tag, table]) => Buffer.from([tag, table.length])), packed]);
}

const hhea: Heights = [900, -200, 50];
const typographic: Heights = [800, -250, 100];

it.each([
  ['of hhea without USE_TYPO_METRICS', { hhea, typographic, usesTypographic: false }, [0.9, 0.2, 0.05]],
  ['of OS/2 with USE_TYPO_METRICS', { hhea, typographic, usesTypographic: true }, [0.8, 0.25, 0.1]],
  ['of OS/2 if those of hhea are zero', { hhea: [0, 0, 0], typographic, usesTypographic: false }, [0.8, 0.25, 0.1]],
] as const)('the height of a line follows from the values %s', (_, font, [ascent, descent, lineGap]) => {
  expect(readFontMetrics(woff2(font))).toMatchObject({ ascent, descent, lineGap, weights: [400, 400] });
});
