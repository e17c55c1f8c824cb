// Pagination of a list of posts.

import type { PostListPages } from '@docsgen/contract/post-views';
import { fill } from '../../i18n/fill.ts';
import type { Messages } from '../../i18n/messages.ts';

interface ListPagesProps {
  readonly pages: PostListPages;
  readonly messages: Messages;
}

export function ListPages({ pages, messages }: ListPagesProps) {
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
