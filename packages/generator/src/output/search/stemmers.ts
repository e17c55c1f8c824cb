// Stemmers by language, used only for indexing, never in the browser.

export type Stemmer = (word: string) => string;

const loaders: Readonly<Record<string, () => Promise<{ readonly stemmer: Stemmer }>>> = {
  ar: () => import('@orama/stemmers/arabic'),
  bg: () => import('@orama/stemmers/bulgarian'),
  da: () => import('@orama/stemmers/danish'),
  de: () => import('@orama/stemmers/german'),
  el: () => import('@orama/stemmers/greek'),
  en: () => import('@orama/stemmers/english'),
  es: () => import('@orama/stemmers/spanish'),
  fi: () => import('@orama/stemmers/finnish'),
  fr: () => import('@orama/stemmers/french'),
  hu: () => import('@orama/stemmers/hungarian'),
  it: () => import('@orama/stemmers/italian'),
  nb: () => import('@orama/stemmers/norwegian'),
  nl: () => import('@orama/stemmers/dutch'),
  nn: () => import('@orama/stemmers/norwegian'),
  no: () => import('@orama/stemmers/norwegian'),
  pt: () => import('@orama/stemmers/portuguese'),
  ro: () => import('@orama/stemmers/romanian'),
  ru: () => import('@orama/stemmers/russian'),
  sv: () => import('@orama/stemmers/swedish'),
  tr: () => import('@orama/stemmers/turkish'),
  uk: () => import('@orama/stemmers/ukrainian'),
};

/** Returns `undefined` if the language has no stemmer. */
export async function loadStemmer(lang: string): Promise<Stemmer | undefined> {
  const [base = ''] = lang.toLowerCase().split('-', 1);
  return (await loaders[base]?.())?.stemmer;
}
