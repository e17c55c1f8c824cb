// A post in a list. Its title is the link.

import type { PostCardView } from '@docsgen/contract/post-views';
import type { Messages } from '../../i18n/messages.ts';
import { TagList } from '../tags/tag-list.tsx';
import { PostLine } from './post-line.tsx';

interface PostCardProps {
  readonly post: PostCardView;
  readonly lang: string;
  readonly messages: Messages;
}

export function PostCard({ post, lang, messages }: PostCardProps) {
  const { label, href, excerpt, authors, tags, foreign } = post;
  return (
    <article className="post-card">
      <PostLine post={post} lang={lang} messages={messages} />
      <div>
        <h2 {...foreign}>
          <a className="post-title" href={href}>
            {label}
          </a>
        </h2>
        {excerpt.map((paragraph) => (
          <p key={paragraph} {...foreign}>
            {paragraph}
          </p>
        ))}
        {(authors.length > 0 || tags.length > 0) && (
          <div className="post-card-foot">
            {authors.length > 0 && <p className="post-by">{authors.join(', ')}</p>}
            <TagList tags={tags} messages={messages} />
          </div>
        )}
      </div>
    </article>
  );
}
