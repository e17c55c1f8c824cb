// Samples of lists of posts, tags and authors, the head of a post, and the head of a changelog.
import type { PostAuthorView, PostCardView, PostHeadView, PostListView } from '@docsgen/contract/post-views';
import type { CategoryPageView } from '@docsgen/contract/views';
import { ChangelogHead } from '../../packages/theme/src/components/posts/changelog-head.tsx';
import { PostHead } from '../../packages/theme/src/components/posts/post-head.tsx';
import { PostsBody } from '../../packages/theme/src/components/posts/posts-body.tsx';
import { en } from '../../packages/theme/src/i18n/en.ts';
import { type Chapter, samplesOf } from './chapter.ts';
import { emptyFoot, here, lang } from './views.ts';

const messages = en;

const date = { iso: '2025-03-14', label: 'March 14, 2025' };
const tags = ['Signing', 'Identity'].map((label) => ({ label, href: here(label) }));
const feeds = ['RSS', 'Atom', 'JSON Feed'].map((label) => ({ label, href: here(label) }));

const ana: PostAuthorView = {
  label: 'Ana Pérez',
  href: here('ana'),
  title: 'Developer relations',
  url: 'https://example.com',
  picture: undefined,
};

const card: PostCardView = {
  label: 'Video checks accept WebM',
  href: here('post'),
  date,
  excerpt: ['Browsers that record a camera usually give you a WebM file. Until now it had to become an MP4 first.'],
  minutes: 2,
  mark: undefined,
  authors: ['Ana Pérez'],
  tags,
  foreign: undefined,
};

const list: PostListView = {
  layout: 'news',
  posts: [card, { ...card, href: here('draft'), label: 'A draft', mark: 'draft', tags: [] }],
  entries: undefined,
  author: undefined,
  feeds,
  tags: here('tags'),
  authors: here('authors'),
  pages: { number: 2, count: 3, newer: here('newer'), older: here('older') },
};

const nothing = { feeds: [], tags: undefined, authors: undefined, pages: undefined };

const lists = {
  'the second of three pages': list,
  'a changelog': { ...list, ...nothing, layout: 'changelog', posts: [{ ...card, mark: 'scheduled' }] },
  'the posts of an author': { ...list, ...nothing, author: ana, posts: [card] },
  'all tags': { ...list, ...nothing, posts: [], entries: tags.map((tag) => ({ ...tag, count: 3 })) },
  'no post yet': { ...list, ...nothing, posts: [] },
} satisfies Readonly<Record<string, PostListView>>;

const page: CategoryPageView = {
  kind: 'category',
  title: 'News',
  description: 'What changes in the API and the SDK.',
  cards: [],
  sidebar: undefined,
  breadcrumbs: [],
  version: { label: '', isShown: false, all: [] },
  foot: emptyFoot,
};

const heads = {
  'all that can be there': { date, minutes: 4, mark: undefined, authors: [ana], tags, foreign: undefined },
  'a post to come': { date, minutes: 1, mark: 'scheduled', authors: [], tags: [], foreign: undefined },
} satisfies Readonly<Record<string, PostHeadView>>;

export const postChapter: Chapter = {
  title: 'Posts',
  samples: [
    ...samplesOf<PostListView>('PostsBody', lists, (each) => (
      <PostsBody page={page} list={each} lang={lang} messages={messages} />
    )),
    ...samplesOf<PostHeadView>('PostHead', heads, (head) => <PostHead head={head} lang={lang} messages={messages} />),
    ...samplesOf('ChangelogHead', { 'with feeds': feeds, 'without a feed': [] }, (each) => (
      <ChangelogHead feeds={each} messages={messages} />
    )),
  ],
};
