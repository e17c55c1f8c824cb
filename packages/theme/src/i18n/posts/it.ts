import type { PostMessages } from './post-messages.ts';

export const posts: PostMessages = {
  tags: 'Etichette',
  authors: 'Autori',
  tagged: 'Articoli con l’etichetta «{tag}»',
  taggedPages: 'Pagine con l’etichetta «{tag}»',
  byAuthor: 'Articoli di {author}',
  pageTitle: '{title}, pagina {number}',
  count: { one: '{count} articolo', many: '{count} di articoli', other: '{count} articoli' },
  readingTime: {
    one: '{count} minuto di lettura',
    many: '{count} di minuti di lettura',
    other: '{count} minuti di lettura',
  },
  scheduled: 'Programmato',
  newer: 'Più recente',
  older: 'Meno recente',
  newerPosts: 'Articoli più recenti',
  olderPosts: 'Articoli meno recenti',
  listPages: 'Pagine di questo elenco',
  pageOf: 'Pagina {number} di {count}',
  empty: 'Non ci sono ancora articoli.',
  subscribe: 'Abbonati',
};
