import type { PostMessages } from './post-messages.ts';

export const posts: PostMessages = {
  tags: 'タグ',
  authors: '著者',
  tagged: '「{tag}」タグの記事',
  taggedPages: '「{tag}」タグのページ',
  byAuthor: '{author} の記事',
  pageTitle: '{title}（{number} ページ目）',
  count: { other: '{count} 件の記事' },
  readingTime: { other: '{count} 分で読めます' },
  scheduled: '公開予定',
  newer: '新しい記事',
  older: '古い記事',
  newerPosts: '新しい記事の一覧',
  olderPosts: '古い記事の一覧',
  listPages: 'この一覧のページ',
  pageOf: '{count} ページ中 {number} ページ',
  empty: 'まだ記事がありません。',
  subscribe: '購読',
};
