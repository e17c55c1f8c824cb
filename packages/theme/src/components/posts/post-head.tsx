// The lines below the title of a post: date, reading time, authors and tags. Rendered into the article, only on the
// server.

import type { PostHeadView } from '@docsgen/contract/post-views';
import type { Messages } from '../../i18n/messages.ts';
import { TagList } from '../tags/tag-list.tsx';
import { PostAuthor } from './post-author.tsx';
import { PostLine } from './post-line.tsx';

interface PostHeadProps {
  readonly head: PostHeadView;
  readonly lang: string;
  readonly messages: Messages;
}

export function PostHead({ head, lang, messages }: PostHeadProps) {
  const { authors, tags, foreign } = head;
  return (
    <div className="post-head" {...foreign}>
      <PostLine post={head} lang={lang} messages={messages} />
      {authors.length > 0 && (
        <ul className="post-authors" aria-label={messages.pages.posts.authors}>
          {authors.map((author) => (
            <li key={author.href}>
              <PostAuthor author={author} />
            </li>
          ))}
        </ul>
      )}
      <TagList tags={tags} messages={messages} />
    </div>
  );
}
