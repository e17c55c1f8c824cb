import type { PostMessages } from './post-messages.ts';

export const posts: PostMessages = {
  tags: 'Etiquetas',
  authors: 'Autores',
  tagged: 'Entradas con la etiqueta «{tag}»',
  taggedPages: 'Páginas con la etiqueta «{tag}»',
  byAuthor: 'Entradas de {author}',
  pageTitle: '{title}, página {number}',
  count: { one: '{count} entrada', many: '{count} de entradas', other: '{count} entradas' },
  readingTime: {
    one: '{count} minuto de lectura',
    many: '{count} de minutos de lectura',
    other: '{count} minutos de lectura',
  },
  scheduled: 'Programada',
  newer: 'Más reciente',
  older: 'Anterior',
  newerPosts: 'Entradas más recientes',
  olderPosts: 'Entradas anteriores',
  listPages: 'Paginación',
  pageOf: 'Página {number} de {count}',
  empty: 'Todavía no hay entradas.',
  subscribe: 'Suscribirse',
};
