// Metrics of font files: the height of a line, and widths of characters at every weight.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { compress, decompress } from 'woff2-encoder';
import { readFontMetrics } from '../../../../packages/generator/src/bundle/theme/fonts/font-metrics.ts';

type Heights = readonly [ascent: number, descent: number, lineGap: number];

interface Changes {
  readonly hhea: Heights;
  readonly typographic: Heights;
  /** The flag USE_TYPO_METRICS in `fsSelection`. */
  readonly usesTypographic: boolean;
}

const { resolve } = createRequire(new URL('../../../../packages/theme/package.json', import.meta.url));
const fontFile = (name: string, style = 'normal'): Uint8Array =>
  readFileSync(resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-${style}.woff2`));

/** Returns a font with other heights (https://learn.microsoft.com/typography/opentype/spec/). */
async function withHeights({ hhea, typographic, usesTypographic }: Changes): Promise<Uint8Array> {
  const font = Buffer.from(await decompress(fontFile('nunito')));
  const startOf = (tag: string): number => font.readUInt32BE(font.indexOf(tag, 12, 'latin1') + 8);
  const [horizontal, os2] = [startOf('hhea'), startOf('OS/2')];
  for (const [index, value] of hhea.entries()) font.writeInt16BE(value, horizontal + 4 + index * 2);
  for (const [index, value] of typographic.entries()) font.writeInt16BE(value, os2 + 68 + index * 2);
  font.writeUInt16BE(usesTypographic ? 0x80 : 0, os2 + 62);
  return compress(font);
}

const hhea: Heights = [900, -200, 50];
const typographic: Heights = [800, -250, 100];

it.each([
  ['of hhea without USE_TYPO_METRICS', { hhea, typographic, usesTypographic: false }, [0.9, 0.2, 0.05]],
  ['of OS/2 with USE_TYPO_METRICS', { hhea, typographic, usesTypographic: true }, [0.8, 0.25, 0.1]],
  ['of OS/2 if those of hhea are zero', { hhea: [0, 0, 0], typographic, usesTypographic: false }, [0.8, 0.25, 0.1]],
] as const)('the height of a line follows from the values %s', async (_, font, [ascent, descent, lineGap]) => {
  expect(await readFontMetrics(await withHeights(font))).toMatchObject({ ascent, descent, lineGap });
});

it('widths depend on the weight', async () => {
  const metrics = await readFontMetrics(fontFile('nunito'));
  const widthsAt = (weight: number) => ['n', 'm', 'П'].map(metrics?.widthsAt(weight) ?? (() => undefined));
  expect(metrics?.weights).toEqual([200, 1000]);
  // The file contains the widths of the weights 200 and 700. Others are interpolated.
  const near = (width: number): unknown => expect.closeTo(width, 4);
  expect(widthsAt(200)).toEqual([near(0.553), near(0.838), undefined]);
  expect(widthsAt(400)).toEqual([near(0.568), near(0.8563), undefined]);
  expect(widthsAt(700)).toEqual([near(0.585), near(0.877), undefined]);
});

it.each([
  ['nunito', 'normal', { isSerif: false, isMonospace: false, isItalic: false }],
  ['source-serif-4', 'italic', { isSerif: true, isMonospace: false, isItalic: true }],
  ['jetbrains-mono', 'normal', { isSerif: false, isMonospace: true, isItalic: false }],
])('%s %s is classified by its tables', async (name, style, expected) => {
  expect(await readFontMetrics(fontFile(name, style))).toMatchObject(expected);
});

it('a file that is not a font has no metrics', async () => {
  expect(await readFontMetrics(Buffer.from('not a font'))).toBeUndefined();
});
