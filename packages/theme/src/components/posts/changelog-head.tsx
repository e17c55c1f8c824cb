// Feed links below the title of a single-file changelog. Its class also identifies changelogs for CSS.

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
