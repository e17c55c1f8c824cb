// A list of posts, tags or authors: title, description, list and pagination. Rendered only on the server.

import type { PostListPages, PostListView } from '@docsgen/contract/post-views';
import type { CategoryPageView } from '@docsgen/contract/views';
import { fill, fillCount } from '../../i18n/fill.ts';
import type { Messages } from '../../i18n/messages.ts';
import { FeedLinks } from './feed-links.tsx';
import { PostAuthor } from './post-author.tsx';
import { PostCard } from './post-card.tsx';

interface PostsBodyProps {
  readonly page: CategoryPageView;
  readonly list: PostListView;
  readonly lang: string;
  readonly messages: Messages;
}

export function PostsBody({ page, list, lang, messages }: PostsBodyProps) {
  const { posts: strings } = messages.pages;
  const { entries, posts, author } = list;
  return (
    <div className="posts" data-layout={list.layout}>
      <header className="posts-head">
        <h1>{page.title}</h1>
        {page.description !== undefined && <p className="lead">{page.description}</p>}
        {author !== undefined && <PostAuthor author={author} linksToWebsite />}
        <PostsLinks list={list} messages={messages} />
      </header>
      {entries !== undefined && (
        <ul className="post-names">
          {entries.map(({ label, href, count }) => (
            <li key={href}>
              <a href={href}>{label}</a>{' '}
              <span>{fillCount(strings.count, count, messages.shell.foreign?.posts?.lang ?? lang)}</span>
            </li>
          ))}
        </ul>
      )}
      {entries === undefined && posts.length === 0 && <p {...messages.shell.foreign?.posts}>{strings.empty}</p>}
      {posts.length > 0 && (
        <ul className="post-list">
          {posts.map((post) => (
            <li key={post.href}>
              <PostCard post={post} lang={lang} messages={messages} />
            </li>
          ))}
        </ul>
      )}
      {list.pages !== undefined && <ListPages pages={list.pages} messages={messages} />}
    </div>
  );
}

/** Links to the tags, authors and feeds of the section. */
function PostsLinks({ list, messages }: Pick<PostsBodyProps, 'list' | 'messages'>) {
  const { tags, authors, feeds } = list;
  const { posts: strings } = messages.pages;
  if (tags === undefined && authors === undefined && feeds.length === 0) return null;
  return (
    <ul className="posts-links">
      {tags !== undefined && (
        <li>
          <a href={tags}>{strings.tags}</a>
        </li>
      )}
      {authors !== undefined && (
        <li>
          <a href={authors}>{strings.authors}</a>
        </li>
      )}
      <FeedLinks feeds={feeds} messages={messages} />
    </ul>
  );
}

interface ListPagesProps {
  readonly pages: PostListPages;
  readonly messages: Messages;
}

function ListPages({ pages, messages }: ListPagesProps) {
  const { newer, older } = pages;
  const { posts: strings } = messages.pages;
  return (
    <nav className="list-pages" aria-label={strings.listPages}>
      {newer !== undefined && (
        <a href={newer} rel="prev">
          {strings.newerPosts}
        </a>
      )}
      <span>{fill(strings.pageOf, { number: String(pages.number), count: String(pages.count) })}</span>
      {older !== undefined && (
        <a href={older} rel="next">
          {strings.olderPosts}
        </a>
      )}
    </nav>
  );
}
