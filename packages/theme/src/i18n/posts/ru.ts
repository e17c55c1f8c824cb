import type { PostMessages } from './post-messages.ts';

export const posts: PostMessages = {
  tags: 'Метки',
  authors: 'Авторы',
  tagged: 'Записи с меткой «{tag}»',
  taggedPages: 'Страницы с меткой «{tag}»',
  byAuthor: 'Записи автора {author}',
  pageTitle: '{title}, страница {number}',
  count: { one: '{count} запись', few: '{count} записи', many: '{count} записей', other: '{count} записи' },
  readingTime: {
    one: '{count} минута чтения',
    few: '{count} минуты чтения',
    many: '{count} минут чтения',
    other: '{count} минуты чтения',
  },
  scheduled: 'Запланировано',
  newer: 'Новее',
  older: 'Старее',
  newerPosts: 'Более новые записи',
  olderPosts: 'Более старые записи',
  listPages: 'Страницы этого списка',
  pageOf: 'Страница {number} из {count}',
  empty: 'Записей пока нет.',
  subscribe: 'Подписаться',
};
