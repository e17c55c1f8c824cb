// The page component for each kind of view: the one place that has to know them all. The not-found page is drawn by the
// server alone, so what the browser loads knows only the others.

import { CategoryPage } from '../pages/category-page.tsx';
import { DocPage } from '../pages/doc-page.tsx';
import { HomePage } from '../pages/home-page.tsx';
import type { LivePageView, ShellView } from '../props.ts';
import type { Strings } from '../strings/strings.ts';

/** The words of a page: of its interface, and of its article, which can be in another language. */
export interface Words {
  readonly strings: Strings;
  readonly articleStrings: Strings;
}

interface LivePageProps extends Words {
  readonly shell: ShellView;
  readonly page: LivePageView;
}

export function LivePage({ shell, page, strings, articleStrings }: LivePageProps) {
  switch (page.kind) {
    case 'doc':
      return <DocPage shell={shell} page={page} strings={strings} articleStrings={articleStrings} />;
    case 'category':
      return <CategoryPage shell={shell} page={page} strings={strings} />;
    case 'home':
      return <HomePage shell={shell} page={page} strings={strings} />;
  }
}
