// The sentence on a page's last update. Only the server says it, so it stays out of what the browser loads.

import { chooseByTag } from './choose-by-tag.ts';

/** `{date}` and `{author}` are replaced. */
export interface LastUpdatedStrings {
  readonly onDate: string;
  readonly byAuthor: string;
  readonly onDateByAuthor: string;
}

const es: LastUpdatedStrings = {
  onDate: 'Última actualización: {date}',
  byAuthor: 'Última actualización de {author}',
  onDateByAuthor: 'Última actualización: {date}, por {author}',
};

const en: LastUpdatedStrings = {
  onDate: 'Last updated on {date}',
  byAuthor: 'Last updated by {author}',
  onDateByAuthor: 'Last updated on {date} by {author}',
};

const languages: ReadonlyMap<string, LastUpdatedStrings> = new Map([
  ['es', es],
  ['en', en],
]);

/** The words for a BCP 47 tag: of exactly that tag, else of its base language, else English. */
export function lastUpdatedStringsFor(lang: string): LastUpdatedStrings {
  return chooseByTag(languages, lang) ?? en;
}
