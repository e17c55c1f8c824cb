// A page in a generated index. The title is the link, and CSS extends it to the whole card.

import type { CardView } from '@docsgen/contract/views';
import { fillCount } from '../../i18n/fill.ts';
import type { Messages } from '../../i18n/messages.ts';
import { Icon } from '../../styles/icons/icon.tsx';

interface CardProps {
  readonly card: CardView;
  readonly lang: string;
  readonly messages: Messages;
}

const icons = { page: 'page', category: 'folder', external: 'external' } as const;

export function Card({ card, lang, messages }: CardProps) {
  const { kind, title, href, description, itemCount } = card;
  const isExternal = kind === 'external';
  return (
    <div className="card" data-kind={kind}>
      <Icon name={icons[kind]} />
      <h2 className="card-title">
        <a href={href} rel={isExternal ? 'noopener noreferrer' : undefined}>
          {title}
          {isExternal && (
            <span className="sr-only" {...messages.shell.foreign?.externalLink}>
              {' '}
              {messages.shell.externalLink}
            </span>
          )}
        </a>
      </h2>
      {description !== undefined && <p>{description}</p>}
      {description === undefined && itemCount !== undefined && (
        <p {...messages.shell.foreign?.itemCount}>
          {fillCount(messages.pages.itemCount, itemCount, messages.shell.foreign?.itemCount?.lang ?? lang)}
        </p>
      )}
    </div>
  );
}
