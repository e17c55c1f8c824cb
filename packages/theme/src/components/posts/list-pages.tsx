// From one page of a list of posts to the next.

import type { PostListPages } from '@docsgen/contract/post-views';
import { fill } from '../../i18n/fill.ts';
import type { Messages } from '../../i18n/messages.ts';

interface ListPagesProps {
  readonly pages: PostListPages;
  readonly messages: Messages;
}

export function ListPages({ pages, messages }: ListPagesProps) {
  const { newer, older } = pages;
  const { posts: words } = messages.pages;
  return (
    <nav className="list-pages" aria-label={words.listPages}>
      {newer !== undefined && (
        <a href={newer} rel="prev">
          {words.newerPosts}
        </a>
      )}
      <span>{fill(words.pageOf, { number: String(pages.number), count: String(pages.count) })}</span>
      {older !== undefined && (
        <a href={older} rel="next">
          {words.olderPosts}
        </a>
      )}
    </nav>
  );
}
