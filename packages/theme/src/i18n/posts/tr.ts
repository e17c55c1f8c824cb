import type { PostMessages } from './post-messages.ts';

export const posts: PostMessages = {
  tags: 'Etiketler',
  authors: 'Yazarlar',
  tagged: '“{tag}” etiketli yazılar',
  taggedPages: '“{tag}” etiketli sayfalar',
  byAuthor: '{author} imzalı yazılar',
  pageTitle: '{title}, sayfa {number}',
  count: { one: '{count} yazı', other: '{count} yazı' },
  readingTime: { one: '{count} dakikalık okuma', other: '{count} dakikalık okuma' },
  scheduled: 'Planlandı',
  newer: 'Daha yeni',
  older: 'Daha eski',
  newerPosts: 'Daha yeni yazılar',
  olderPosts: 'Daha eski yazılar',
  listPages: 'Bu listenin sayfaları',
  pageOf: 'Sayfa {number} / {count}',
  empty: 'Henüz yazı yok.',
  subscribe: 'Abone ol',
};
