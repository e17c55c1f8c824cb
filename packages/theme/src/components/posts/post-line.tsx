// The date and reading time of a post, with a label if it is a draft or scheduled.

import type { PostDateView, PostHeadView } from '@docsgen/contract/post-views';
import type { ReactNode } from 'react';
import type { Messages } from '../../i18n/messages.ts';

interface PostLineProps {
  readonly date: PostDateView;
  readonly mark: PostHeadView['mark'];
  readonly messages: Messages;
  /** The reading time. */
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
