import type { PostMessages } from './post-messages.ts';

export const posts: PostMessages = {
  tags: 'Мітки',
  authors: 'Автори',
  tagged: 'Дописи з міткою «{tag}»',
  taggedPages: 'Сторінки з міткою «{tag}»',
  byAuthor: 'Дописи автора {author}',
  pageTitle: '{title}, сторінка {number}',
  count: { one: '{count} допис', few: '{count} дописи', many: '{count} дописів', other: '{count} допису' },
  readingTime: {
    one: '{count} хвилина читання',
    few: '{count} хвилини читання',
    many: '{count} хвилин читання',
    other: '{count} хвилини читання',
  },
  scheduled: 'Заплановано',
  newer: 'Новіший',
  older: 'Старіший',
  newerPosts: 'Новіші дописи',
  olderPosts: 'Старіші дописи',
  listPages: 'Сторінки цього списку',
  pageOf: 'Сторінка {number} з {count}',
  empty: 'Дописів ще немає.',
  subscribe: 'Підписатися',
};
