// Pages as cards in an article, styled like the cards that authors write. Rendered only on the server.

import type { ForeignLanguage } from '@docsgen/contract/article-messages';
import type { CardView } from '@docsgen/contract/views';
import { fillCount } from '../../i18n/fill.ts';
import type { Messages } from '../../i18n/messages.ts';

export interface CardListProps {
  readonly cards: readonly CardView[];
  /** Language of the page. */
  readonly lang: string;
  /** Set if the article is in another language. */
  readonly foreign: ForeignLanguage | undefined;
  readonly messages: Messages;
}

export function CardList({ cards, lang, foreign, messages }: CardListProps) {
  return (
    <ul className="content-cards" {...foreign}>
      {cards.map((card) => (
        <li key={card.href}>
          <ListedCard card={card} lang={lang} messages={messages} />
        </li>
      ))}
    </ul>
  );
}

interface ListedCardProps extends Pick<CardListProps, 'lang' | 'messages'> {
  readonly card: CardView;
}

/** The title is not a heading, because the headings in an article belong to its author. */
function ListedCard({ card, lang, messages: { shell, pages } }: ListedCardProps) {
  const { kind, title, href, description, itemCount } = card;
  const isExternal = kind === 'external';
  return (
    <div className="content-card">
      <p className="content-card-title">
        <a href={href} rel={isExternal ? 'noopener noreferrer' : undefined}>
          {title}
          {isExternal && (
            <span className="sr-only" {...shell.foreign?.externalLink}>
              {' '}
              {shell.externalLink}
            </span>
          )}
        </a>
      </p>
      {description !== undefined && (
        <div className="content-card-text">
          <p>{description}</p>
        </div>
      )}
      {description === undefined && itemCount !== undefined && (
        <div className="content-card-text" {...shell.foreign?.itemCount}>
          <p>{fillCount(pages.itemCount, itemCount, shell.foreign?.itemCount?.lang ?? lang)}</p>
        </div>
      )}
    </div>
  );
}
