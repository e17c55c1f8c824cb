// What the search dialog says, in English.

import type { SearchDialogStrings } from './search.ts';

export const searchEn: SearchDialogStrings = {
  hint: 'Search titles and texts. Accents and capitals do not matter; names from the code are found whole or in part.',
  titleHint: 'Type a few words of a title to go straight to its page. Accents, capitals and word order do not matter.',
  recent: 'Recent searches',
  forget: 'Remove “{query}”',
  forgetAll: 'Remove all',
  scope: 'Where to search',
  everywhere: 'Everywhere',
  onlyHere: 'Only {section}',
  list: 'Search results',
  byTitle: 'Pages and headings',
  inText: 'In the text',
  elsewhere: 'In the rest of the documentation',
  searching: 'Searching the texts…',
  textFailure: 'The texts could not be searched. Check your connection and try again.',
  more: 'More results',
  results: { one: '{count} result', other: '{count} results' },
  firstResults: { one: 'First result', other: 'First {count} results' },
  none: 'Nothing found for “{query}”.',
  noTitle: 'No title matches “{query}”.',
  noneHere: 'Nothing found for “{query}” in {section}.',
  noneHint: 'Try fewer words or a more general one, and check how they are spelled.',
  keys: { move: 'move', open: 'open', newTab: 'in a new tab', leave: 'close' },
};
