// A generated index: what a category is about, and its pages as cards.

import { DocLayout } from '../layout/doc-layout.tsx';
import { Card } from '../parts/card.tsx';
import type { CategoryPageView, ShellView } from '../props.ts';
import type { Strings } from '../strings/strings.ts';

interface CategoryPageProps {
  readonly shell: ShellView;
  readonly page: CategoryPageView;
  readonly strings: Strings;
}

export function CategoryPage({ shell, page, strings }: CategoryPageProps) {
  return (
    <DocLayout shell={shell} frame={page} contents={[]} notices={[]} editHref={undefined} strings={strings}>
      <div className="category">
        <h1>{page.title}</h1>
        {page.description !== undefined && <p className="lead">{page.description}</p>}
        {page.cards.length === 0 && <p>{strings.emptyCategory}</p>}
        {page.cards.length > 0 && (
          <ul className="cards">
            {page.cards.map((card) => (
              <li key={card.href}>
                <Card card={card} lang={shell.lang} strings={strings} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </DocLayout>
  );
}
