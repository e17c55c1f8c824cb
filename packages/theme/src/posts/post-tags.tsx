// What a post is about: links to the lists of posts about the same.

import type { PostLinkView } from '@docsgen/contract/post-views';
import type { Messages } from '../i18n/messages.ts';

interface PostTagsProps {
  readonly tags: readonly PostLinkView[];
  readonly messages: Messages;
}

export function PostTags({ tags, messages }: PostTagsProps) {
  if (tags.length === 0) return null;
  return (
    <ul className="post-tags" aria-label={messages.pages.posts.tags}>
      {tags.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
