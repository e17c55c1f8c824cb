import type { PostMessages } from './post-messages.ts';

export const posts: PostMessages = {
  tags: 'Étiquettes',
  authors: 'Auteurs',
  tagged: 'Articles avec l’étiquette « {tag} »',
  taggedPages: 'Pages avec l’étiquette « {tag} »',
  byAuthor: 'Articles de {author}',
  pageTitle: '{title}, page {number}',
  count: { one: '{count} article', many: '{count} d’articles', other: '{count} articles' },
  readingTime: {
    one: '{count} minute de lecture',
    many: '{count} de minutes de lecture',
    other: '{count} minutes de lecture',
  },
  scheduled: 'Programmé',
  newer: 'Plus récent',
  older: 'Plus ancien',
  newerPosts: 'Articles plus récents',
  olderPosts: 'Articles plus anciens',
  listPages: 'Pages de cette liste',
  pageOf: 'Page {number} sur {count}',
  empty: 'Il n’y a pas encore d’articles.',
  subscribe: 'S’abonner',
};
