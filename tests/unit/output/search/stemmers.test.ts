// The search finds other forms of a word, in the languages that have a stemmer.
import { expect, it } from 'vitest';
import { loadStemmer } from '../../../../packages/generator/src/output/search/stemmers.ts';

/** Two forms of a word, mostly singular and plural. */
const forms: readonly (readonly [lang: string, one: string, other: string])[] = [
  ['ar', 'كتاب', 'الكتاب'],
  ['bg', 'страница', 'страницата'],
  ['da', 'side', 'siderne'],
  ['de', 'Farbe', 'Farben'],
  ['el', 'σελίδα', 'σελίδες'],
  ['en', 'signing', 'signed'],
  ['es', 'página', 'páginas'],
  ['fi', 'talo', 'talossa'],
  ['fr', 'continuer', 'continuation'],
  ['hu', 'ház', 'házban'],
  ['it', 'pagina', 'pagine'],
  ['nl', 'kleur', 'kleuren'],
  ['no', 'side', 'sidene'],
  ['pt', 'configurar', 'configurado'],
  ['ro', 'pagină', 'pagini'],
  ['ru', 'страница', 'страницы'],
  ['sv', 'sida', 'sidorna'],
  ['tr', 'sayfa', 'sayfalar'],
  ['uk', 'сторінка', 'сторінки'],
];

it.each(forms)('in %s, %s and %s have the same stem', async (lang, one, other) => {
  const stem = await loadStemmer(lang);
  expect(stem?.(one.toLowerCase())).toBe(stem?.(other.toLowerCase()));
  expect(stem).toBe(await loadStemmer(`${lang.toUpperCase()}-XX`));
  expect(stem).toBeDefined();
});

it('no two languages have the same stemmer, and other languages have none', async () => {
  const all = await Promise.all(forms.map(([lang]) => loadStemmer(lang)));
  expect(new Set(all).size).toBe(forms.length);
  expect(await loadStemmer('ja')).toBeUndefined();
});

it('both written forms of Norwegian have the Norwegian stemmer', async () => {
  const stemmer = await loadStemmer('no');
  expect(await loadStemmer('nb')).toBe(stemmer);
  expect(await loadStemmer('nn-NO')).toBe(stemmer);
});
