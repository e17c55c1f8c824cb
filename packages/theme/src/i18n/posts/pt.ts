import type { PostMessages } from './post-messages.ts';

export const posts: PostMessages = {
  tags: 'Etiquetas',
  authors: 'Autores',
  tagged: 'Publicações com a etiqueta “{tag}”',
  taggedPages: 'Páginas com a etiqueta “{tag}”',
  byAuthor: 'Publicações de {author}',
  pageTitle: '{title}, página {number}',
  count: { one: '{count} publicação', many: '{count} de publicações', other: '{count} publicações' },
  readingTime: {
    one: '{count} minuto de leitura',
    many: '{count} de minutos de leitura',
    other: '{count} minutos de leitura',
  },
  scheduled: 'Agendada',
  newer: 'Mais recente',
  older: 'Mais antiga',
  newerPosts: 'Publicações mais recentes',
  olderPosts: 'Publicações mais antigas',
  listPages: 'Páginas desta lista',
  pageOf: 'Página {number} de {count}',
  empty: 'Ainda não há publicações.',
  subscribe: 'Assinar',
};
