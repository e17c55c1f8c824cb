// When a post was published and how long it takes to read, in one line, with a mark where readers do not see it yet.

import type { PostDateView, PostHeadView } from '@docsgen/contract/post-views';
import type { ReactNode } from 'react';
import type { Messages } from '../../i18n/messages.ts';

interface PostLineProps {
  readonly date: PostDateView;
  readonly mark: PostHeadView['mark'];
  readonly messages: Messages;
  /** How long it takes to read. */
  readonly children: ReactNode;
}

export function PostLine({ date, mark, messages, children }: PostLineProps) {
  const { shell, pages } = messages;
  return (
    <p className="post-line">
      <time dateTime={date.iso}>{date.label}</time>{' '}
      <span className="post-minutes" {...shell.foreign?.posts}>
        {children}
      </span>
      {mark === 'draft' && <strong className="post-mark"> {shell.notices.draft.title}</strong>}
      {mark === 'scheduled' && <strong className="post-mark"> {pages.posts.scheduled}</strong>}
    </p>
  );
}
