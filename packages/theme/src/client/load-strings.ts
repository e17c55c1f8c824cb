// The interface strings of one language: a reader loads only those that are read.

import type { Words } from '../document/page.tsx';
import type { PageData } from '../document/page-views.ts';
import type { Strings } from '../strings/strings.ts';

export async function loadWords({ shell, page }: PageData): Promise<Words> {
  const [strings, articleStrings] = await Promise.all([
    loadStrings(shell.lang),
    loadStrings('articleLang' in page ? page.articleLang : shell.lang),
  ]);
  return { strings, articleStrings };
}

/** As `stringsFor` chooses on the server. */
async function loadStrings(lang: string): Promise<Strings> {
  if (lang.toLowerCase().split('-', 1)[0] === 'es') return (await import('../strings/es.ts')).es;
  return (await import('../strings/en.ts')).en;
}
