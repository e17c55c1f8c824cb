// What a category is about, and its pages as cards. Drawn by the server alone.

import { Card } from '../parts/card.tsx';
import type { CategoryPageView } from '../props.ts';
import type { Strings } from '../strings/strings.ts';

interface CategoryBodyProps {
  readonly page: CategoryPageView;
  readonly lang: string;
  readonly strings: Strings;
}

export function CategoryBody({ page, lang, strings }: CategoryBodyProps) {
  return (
    <>
      <h1>{page.title}</h1>
      {page.description !== undefined && <p className="lead">{page.description}</p>}
      {page.cards.length === 0 && <p>{strings.emptyCategory}</p>}
      {page.cards.length > 0 && (
        <ul className="cards">
          {page.cards.map((card) => (
            <li key={card.href}>
              <Card card={card} lang={lang} strings={strings} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
