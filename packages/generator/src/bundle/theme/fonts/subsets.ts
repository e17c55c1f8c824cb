// Determines the font subsets that the site's languages need. Subsets have the same names as in Google Fonts and
// Fontsource.

const languagesOf: Readonly<Record<string, string>> = {
  latin: 'en es fr de it pt nl sv da nb nn no fi is id ms sw ca gl eu af sq lb fo ga gd',
  'latin-ext': 'pl cs sk hu ro hr sl bs lt lv et tr az eo mt cy mi tk vi',
  vietnamese: 'vi',
  cyrillic: 'ru uk be bg mk sr kk ky mn tg tt ba',
  'cyrillic-ext': 'kk ky mn tg tt ba',
  greek: 'el',
  arabic: 'ar fa ur ps ckb ug sd',
  hebrew: 'he yi',
  devanagari: 'hi mr ne sa',
  bengali: 'bn as',
  thai: 'th',
  georgian: 'ka',
  armenian: 'hy',
  tamil: 'ta',
  telugu: 'te',
  kannada: 'kn',
  malayalam: 'ml',
  gujarati: 'gu',
  gurmukhi: 'pa',
  khmer: 'km',
  lao: 'lo',
  myanmar: 'my',
  sinhala: 'si',
  ethiopic: 'am ti',
};

/**
 * Chinese, Japanese and Korean fonts are split into about a hundred numbered slices. Browsers load only the slices that
 * a page needs.
 */
export const slices = 'slices';

const sliced = new Set(['zh', 'ja', 'ko']);

/** Returns the subsets that a language needs in addition to `latin`, which every language needs for code and names. */
export function subsetsOf(tag: string): readonly string[] {
  const [language = '', ...others] = tag.toLowerCase().split('-');
  if (sliced.has(language)) return [slices];
  if (others.includes('latn')) return ['latin-ext'];
  const found = Object.entries(languagesOf).flatMap(([name, tags]) => (tags.split(' ').includes(language) ? name : []));
  return (found.length === 0 ? ['latin-ext'] : found).filter((name) => name !== 'latin');
}

/** Returns the script of the sample text that is used to compare fonts in a language. */
export function writingOf(tag: string): 'latin' | 'cyrillic' | 'greek' {
  const subsets = subsetsOf(tag);
  return subsets.includes('cyrillic') ? 'cyrillic' : subsets.includes('greek') ? 'greek' : 'latin';
}
