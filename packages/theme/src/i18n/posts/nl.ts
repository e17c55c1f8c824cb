import type { PostMessages } from './post-messages.ts';

export const posts: PostMessages = {
  tags: 'Labels',
  authors: 'Auteurs',
  tagged: 'Berichten met het label ‘{tag}’',
  taggedPages: 'Pagina’s met het label ‘{tag}’',
  byAuthor: 'Berichten van {author}',
  pageTitle: '{title}, pagina {number}',
  count: { one: '{count} bericht', other: '{count} berichten' },
  readingTime: { one: '{count} minuut leestijd', other: '{count} minuten leestijd' },
  scheduled: 'Gepland',
  newer: 'Nieuwer',
  older: 'Ouder',
  newerPosts: 'Nieuwere berichten',
  olderPosts: 'Oudere berichten',
  listPages: 'Pagina’s van deze lijst',
  pageOf: 'Pagina {number} van {count}',
  empty: 'Er zijn nog geen berichten.',
  subscribe: 'Abonneren',
};
