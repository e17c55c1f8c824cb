import type { PostMessages } from './post-messages.ts';

export const posts: PostMessages = {
  tags: 'Tagi',
  authors: 'Autorzy',
  tagged: 'Wpisy z tagiem „{tag}”',
  taggedPages: 'Strony z tagiem „{tag}”',
  byAuthor: 'Wpisy autora – {author}',
  pageTitle: '{title}, strona {number}',
  count: { one: '{count} wpis', few: '{count} wpisy', many: '{count} wpisów', other: '{count} wpisu' },
  readingTime: {
    one: '{count} minuta czytania',
    few: '{count} minuty czytania',
    many: '{count} minut czytania',
    other: '{count} minuty czytania',
  },
  scheduled: 'Zaplanowany',
  newer: 'Nowszy',
  older: 'Starszy',
  newerPosts: 'Nowsze wpisy',
  olderPosts: 'Starsze wpisy',
  listPages: 'Strony tej listy',
  pageOf: 'Strona {number} z {count}',
  empty: 'Nie ma jeszcze wpisów.',
  subscribe: 'Subskrybuj',
};
