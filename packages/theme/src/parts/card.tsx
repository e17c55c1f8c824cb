// A page in a generated index. The title is the link; the styles stretch it over the whole card.

import type { CardView } from '../props.ts';
import { fillCount } from '../strings/fill.ts';
import type { Strings } from '../strings/strings.ts';
import { Icon } from './icon.tsx';

interface CardProps {
  readonly card: CardView;
  readonly lang: string;
  readonly strings: Strings;
}

const icons = { page: 'page', category: 'folder', external: 'external' } as const;

export function Card({ card, lang, strings }: CardProps) {
  const { kind, title, href, itemCount } = card;
  const isExternal = kind === 'external';
  const description =
    card.description ?? (itemCount === undefined ? undefined : fillCount(strings.itemCount, itemCount, lang));
  return (
    <div className="card" data-kind={kind}>
      <Icon name={icons[kind]} />
      <h2 className="card-title">
        <a href={href} rel={isExternal ? 'noopener noreferrer' : undefined}>
          {title}
          {isExternal && <span className="sr-only"> {strings.externalLink}</span>}
        </a>
      </h2>
      {description !== undefined && <p>{description}</p>}
    </div>
  );
}
