// The date and reading time of a post, with a label if it is a draft or scheduled.

import type { PostHeadView } from '@docsgen/contract/post-views';
import { fillCount } from '../../i18n/fill.ts';
import type { Messages } from '../../i18n/messages.ts';

interface PostLineProps {
  readonly post: Pick<PostHeadView, 'date' | 'minutes' | 'mark'>;
  readonly lang: string;
  readonly messages: Messages;
}

export function PostLine({ post: { date, minutes, mark }, lang, messages }: PostLineProps) {
  const { shell, pages } = messages;
  return (
    <p className="post-line">
      <time dateTime={date.iso}>{date.label}</time>{' '}
      <span className="post-minutes" {...shell.foreign?.posts}>
        {fillCount(pages.posts.readingTime, minutes, shell.foreign?.posts?.lang ?? lang)}
      </span>
      {mark === 'draft' && <strong className="post-mark"> {shell.notices.draft.title}</strong>}
      {mark === 'scheduled' && <strong className="post-mark"> {pages.posts.scheduled}</strong>}
    </p>
  );
}
