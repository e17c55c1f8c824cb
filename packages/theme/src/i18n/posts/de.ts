import type { PostMessages } from './post-messages.ts';

export const posts: PostMessages = {
  tags: 'Schlagwörter',
  authors: 'Autorinnen und Autoren',
  tagged: 'Beiträge mit dem Schlagwort „{tag}“',
  taggedPages: 'Seiten mit dem Schlagwort „{tag}“',
  byAuthor: 'Beiträge von {author}',
  pageTitle: '{title}, Seite {number}',
  count: { one: '{count} Beitrag', other: '{count} Beiträge' },
  readingTime: { one: '{count} Minute Lesezeit', other: '{count} Minuten Lesezeit' },
  scheduled: 'Geplant',
  newer: 'Neuer',
  older: 'Älter',
  newerPosts: 'Neuere Beiträge',
  olderPosts: 'Ältere Beiträge',
  listPages: 'Seiten dieser Liste',
  pageOf: 'Seite {number} von {count}',
  empty: 'Es gibt noch keine Beiträge.',
  subscribe: 'Abonnieren',
};
