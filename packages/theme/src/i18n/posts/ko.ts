import type { PostMessages } from './post-messages.ts';

export const posts: PostMessages = {
  tags: '태그',
  authors: '글쓴이',
  tagged: '‘{tag}’ 태그가 붙은 글',
  taggedPages: '‘{tag}’ 태그가 붙은 페이지',
  byAuthor: '{author} 님의 글',
  pageTitle: '{title}, {number}쪽',
  count: { other: '글 {count}개' },
  readingTime: { other: '읽는 데 {count}분' },
  scheduled: '게시 예정',
  newer: '다음 글',
  older: '이전 글',
  newerPosts: '더 최근 글 목록',
  olderPosts: '더 오래된 글 목록',
  listPages: '이 목록의 페이지',
  pageOf: '{count}쪽 중 {number}쪽',
  empty: '아직 글이 없습니다.',
  subscribe: '구독',
};
