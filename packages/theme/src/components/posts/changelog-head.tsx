// What stands below the title of a changelog that is one file: its feeds. The styles know such an article by it.

import type { PostLinkView } from '@docsgen/contract/post-views';
import type { Messages } from '../../i18n/messages.ts';
import { FeedLinks } from './feed-links.tsx';

interface ChangelogHeadProps {
  readonly feeds: readonly PostLinkView[];
  readonly messages: Messages;
}

export function ChangelogHead({ feeds, messages }: ChangelogHeadProps) {
  if (feeds.length === 0) return <span className="changelog-mark" />;
  return (
    <ul className="changelog-mark posts-links">
      <FeedLinks feeds={feeds} messages={messages} />
    </ul>
  );
}
