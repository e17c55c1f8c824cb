import type { PostMessages } from './post-messages.ts';

export const posts: PostMessages = {
  tags: '标签',
  authors: '作者',
  tagged: '标签为“{tag}”的文章',
  taggedPages: '标签为“{tag}”的页面',
  byAuthor: '{author} 的文章',
  pageTitle: '{title}，第 {number} 页',
  count: { other: '{count} 篇文章' },
  readingTime: { other: '阅读约 {count} 分钟' },
  scheduled: '待发布',
  newer: '较新的文章',
  older: '较早的文章',
  newerPosts: '查看较新的文章',
  olderPosts: '查看较早的文章',
  listPages: '此列表的页面',
  pageOf: '第 {number} 页，共 {count} 页',
  empty: '还没有文章。',
  subscribe: '订阅',
};
