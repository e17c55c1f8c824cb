// `@font-face` rules, and the names of published font files.
import { expect, it } from 'vitest';
import { type FontFace, faceFile, faceRule } from '../../../../packages/generator/src/bundle/theme/fonts/font-face.ts';
import type { OutputPath } from '../../../../packages/generator/src/model/paths.ts';

const face: FontFace = {
  weight: '400 700',
  style: 'normal',
  unicodeRange: 'U+0000-00FF',
  name: 'files/my font-latin.woff2',
  content: Buffer.from('font'),
  measures: undefined,
};
const file = { path: 'assets/a.0123.woff2' as OutputPath, content: '' };
const begin = '@font-face{font-family:"My Font";';
const source = 'font-display:swap;src:url("a.0123.woff2")format("woff2")';

it.each([
  ['part of the characters', face, `${begin}font-weight:400 700;${source};unicode-range:U+0000-00FF}`],
  ['all characters', { ...face, unicodeRange: undefined }, `${begin}font-weight:400 700;${source}}`],
  [
    'italic text',
    { ...face, style: 'italic' as const, unicodeRange: undefined },
    `${begin}font-style:italic;font-weight:400 700;${source}}`,
  ],
])('the rule of a file for %s', (_what, each, rule) => {
  expect(faceRule('My Font', each, file)).toBe(rule);
});

it('a font file is published under its own name, without folders and spaces, and with a hash', () => {
  const { path, content } = faceFile(face);
  expect(path).toMatch(/^assets\/my-font-latin\.\w+\.woff2$/);
  expect(content).toBe(face.content);
});
