// The tags of a page or post, linked to lists of everything with the same tag. Rendered only on the server.

import type { PageLink } from '@docsgen/contract/views';
import type { Messages } from '../../i18n/messages.ts';

interface TagListProps {
  readonly tags: readonly PageLink[];
  readonly messages: Messages;
}

export function TagList({ tags, messages }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <ul className="tag-list" aria-label={messages.pages.posts.tags}>
      {tags.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
