// What docsgen says around posts, in Arabic.

import type { PostMessages } from './post-messages.ts';

export const posts: PostMessages = {
  tags: 'الوسوم',
  authors: 'الكتّاب',
  tagged: 'منشورات بوسم «{tag}»',
  taggedPages: 'صفحات بوسم «{tag}»',
  byAuthor: 'منشورات {author}',
  pageTitle: '{title}، صفحة {number}',
  count: {
    zero: 'لا منشورات',
    one: 'منشور واحد',
    two: 'منشوران',
    few: '{count} منشورات',
    many: '{count} منشورًا',
    other: '{count} منشور',
  },
  readingTime: {
    zero: 'أقل من دقيقة للقراءة',
    one: 'دقيقة واحدة للقراءة',
    two: 'دقيقتان للقراءة',
    few: '{count} دقائق للقراءة',
    many: '{count} دقيقة للقراءة',
    other: '{count} دقيقة للقراءة',
  },
  scheduled: 'مجدول',
  newer: 'الأحدث',
  older: 'الأقدم',
  newerPosts: 'منشورات أحدث',
  olderPosts: 'منشورات أقدم',
  listPages: 'صفحات هذه القائمة',
  pageOf: 'صفحة {number} من {count}',
  empty: 'لا توجد منشورات بعد.',
  subscribe: 'الاشتراك',
};
