// The feeds of a posts section, as one list item.

import type { PostLinkView } from '@docsgen/contract/post-views';
import type { Messages } from '../../i18n/messages.ts';

interface FeedLinksProps {
  readonly feeds: readonly PostLinkView[];
  readonly messages: Messages;
}

export function FeedLinks({ feeds, messages }: FeedLinksProps) {
  if (feeds.length === 0) return null;
  return (
    <li className="posts-feeds">
      <span {...messages.shell.foreign?.posts}>{messages.pages.posts.subscribe}</span>{' '}
      {feeds.map(({ label, href }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </li>
  );
}
