// An author with image and role. The image is decorative.

import type { PostAuthorView } from '@docsgen/contract/post-views';

interface PostAuthorProps {
  readonly author: PostAuthorView;
  /** Whether to link to the author's website instead of the list of their posts. */
  readonly linksToWebsite?: boolean;
}

export function PostAuthor({ author, linksToWebsite = false }: PostAuthorProps) {
  const { label, title, picture, url } = author;
  const href = linksToWebsite ? url : author.href;
  return (
    <span className="post-author">
      {picture !== undefined && (
        <img src={picture.href} alt="" width={picture.width} height={picture.height} loading="lazy" decoding="async" />
      )}
      <span>
        {href === undefined ? (
          <bdi className="post-name">{label}</bdi>
        ) : (
          <a className="post-name" href={href} rel={linksToWebsite ? 'noopener noreferrer' : undefined}>
            <bdi>{label}</bdi>
          </a>
        )}{' '}
        {title !== undefined && <span className="post-role">{title}</span>}
      </span>
    </span>
  );
}
