import type { PostMessages } from './post-messages.ts';

export const posts: PostMessages = {
  tags: 'Tags',
  authors: 'Authors',
  tagged: 'Posts tagged “{tag}”',
  taggedPages: 'Pages tagged “{tag}”',
  byAuthor: 'Posts by {author}',
  pageTitle: '{title}, page {number}',
  count: { one: '{count} post', other: '{count} posts' },
  readingTime: { one: '{count} min read', other: '{count} min read' },
  scheduled: 'Scheduled',
  newer: 'Newer',
  older: 'Older',
  newerPosts: 'Newer posts',
  olderPosts: 'Older posts',
  listPages: 'Pagination',
  pageOf: 'Page {number} of {count}',
  empty: 'There are no posts yet.',
  subscribe: 'Subscribe',
};
