// Words of the search that only its dialog says. They are loaded with it, so that no page carries them.

import { chooseByTag } from './choose-by-tag.ts';
import { searchEn } from './search-en.ts';
import { searchEs } from './search-es.ts';
import type { PluralStrings } from './strings.ts';

export interface SearchDialogStrings {
  /** Below the empty field: what one can do. */
  readonly hint: string;
  /** The same where only titles are searched. */
  readonly titleHint: string;
  /** Heading above what was looked for before. */
  readonly recent: string;
  /** Name of the button that forgets one of these; `{query}`. */
  readonly forget: string;
  readonly forgetAll: string;
  /** Name of the two buttons below, which say where to search. */
  readonly scope: string;
  readonly everywhere: string;
  /** `{section}`: the one the reader is in. */
  readonly onlyHere: string;
  /** Name of the list of what was found. */
  readonly list: string;
  /** Headings in that list: found by title, found in the text, and there outside of the reader's section. */
  readonly byTitle: string;
  readonly inText: string;
  readonly elsewhere: string;
  readonly searching: string;
  readonly textFailure: string;
  readonly more: string;
  readonly results: PluralStrings;
  /** Instead of `results` where there are more than are listed. */
  readonly firstResults: PluralStrings;
  /** That nothing was found; `{query}`. */
  readonly none: string;
  readonly noTitle: string;
  /** That nothing was found in the section; `{query}`, `{section}`. */
  readonly noneHere: string;
  /** What to try then. */
  readonly noneHint: string;
  /** What the keys in the dialog's legend do. */
  readonly keys: { readonly move: string; readonly open: string; readonly newTab: string; readonly leave: string };
}

const languages: ReadonlyMap<string, SearchDialogStrings> = new Map([
  ['es', searchEs],
  ['en', searchEn],
]);

/** As `stringsFor` chooses for the rest of the interface. */
export function searchStringsFor(lang: string): SearchDialogStrings {
  return chooseByTag(languages, lang) ?? searchEn;
}
