// The description of a category and its pages as cards. Rendered only on the server.

import type { CategoryPageView } from '@docsgen/contract/views';
import type { Messages } from '../../i18n/messages.ts';
import { PostsBody } from '../posts/posts-body.tsx';
import { Card } from './card.tsx';

interface CategoryProps {
  readonly page: CategoryPageView;
  readonly lang: string;
  readonly messages: Messages;
}

export function Category({ page, lang, messages }: CategoryProps) {
  if (page.posts !== undefined) return <PostsBody page={page} list={page.posts} lang={lang} messages={messages} />;
  return (
    <>
      <h1>{page.title}</h1>
      {page.description !== undefined && <p className="lead">{page.description}</p>}
      {page.cards.length === 0 && <p {...messages.shell.foreign?.emptyCategory}>{messages.pages.emptyCategory}</p>}
      {page.cards.length > 0 && (
        <ul className="cards">
          {page.cards.map((card) => (
            <li key={card.href}>
              <Card card={card} lang={lang} messages={messages} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
