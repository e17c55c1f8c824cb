// Subsets of fonts by language, compared with the scripts that languages are written in.
import { expect, it } from 'vitest';
import { slices, subsetsOf, writingOf } from '../../../../packages/generator/src/bundle/theme/fonts/subsets.ts';

/** Subsets in addition to `latin`, by language. */
const languages: readonly (readonly [tags: string, subsets: string])[] = [
  ['en es fr de it pt nl sv da nb nn no fi is id ms sw ca gl eu af sq lb fo ga gd', ''],
  ['pl cs sk hu ro hr sl bs lt lv et tr az eo mt cy mi tk', 'latin-ext'],
  ['vi', 'latin-ext vietnamese'],
  ['ru uk be bg mk sr', 'cyrillic'],
  ['kk ky mn tg tt ba', 'cyrillic cyrillic-ext'],
  ['el', 'greek'],
  ['ar fa ur ps ckb ug sd', 'arabic'],
  ['he yi', 'hebrew'],
  ['hi mr ne sa', 'devanagari'],
  ['bn as', 'bengali'],
  ['th', 'thai'],
  ['ka', 'georgian'],
  ['hy', 'armenian'],
  ['ta', 'tamil'],
  ['te', 'telugu'],
  ['kn', 'kannada'],
  ['ml', 'malayalam'],
  ['gu', 'gujarati'],
  ['pa', 'gurmukhi'],
  ['km', 'khmer'],
  ['lo', 'lao'],
  ['my', 'myanmar'],
  ['si', 'sinhala'],
  ['am ti', 'ethiopic'],
  ['zh ja ko zh-Hant ja-JP', slices],
  ['sr-Latn uz-Latn-UZ xx', 'latin-ext'],
];

/** Subset of the script that Unicode's data name as the usual one of a language. */
const scripts: Readonly<Record<string, string>> = {
  ...{ Cyrl: 'cyrillic', Grek: 'greek', Arab: 'arabic', Hebr: 'hebrew', Deva: 'devanagari', Beng: 'bengali' },
  ...{ Thai: 'thai', Geor: 'georgian', Armn: 'armenian', Taml: 'tamil', Telu: 'telugu', Knda: 'kannada' },
  ...{ Mlym: 'malayalam', Gujr: 'gujarati', Guru: 'gurmukhi', Khmr: 'khmer', Laoo: 'lao', Mymr: 'myanmar' },
  ...{ Sinh: 'sinhala', Ethi: 'ethiopic', Jpan: slices, Kore: slices, Hans: slices, Hant: slices },
};

const cases = languages.flatMap(([tags, subsets]) => tags.split(' ').map((tag) => [tag, subsets] as const));

it.each(cases)('%s needs the subsets %j', (tag, subsets) => {
  expect([...subsetsOf(tag)].sort()).toEqual(subsets.split(' ').filter(Boolean));
  expect(subsetsOf(tag.toUpperCase())).toEqual(subsetsOf(tag));
  const { script = '' } = new Intl.Locale(tag).maximize();
  const usual = scripts[script];
  if (usual !== undefined) expect(subsetsOf(tag)).toContain(usual);
  else expect(subsetsOf(tag).filter((name) => !/^(latin-ext|vietnamese)$/.test(name))).toEqual([]);
});

it.each([
  ['en', 'latin'],
  ['vi', 'latin'],
  ['ja', 'latin'],
  ['ru', 'cyrillic'],
  ['sr-Latn', 'latin'],
  ['el', 'greek'],
])('fonts are compared in %s with a text in the script %s', (tag, script) => {
  expect(writingOf(tag)).toBe(script);
});
