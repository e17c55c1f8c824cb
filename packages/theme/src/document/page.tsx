// The page component for each kind of view: the one place that has to know them all.

import { CategoryPage } from '../pages/category-page.tsx';
import { DocPage } from '../pages/doc-page.tsx';
import { HomePage } from '../pages/home-page.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import type { PageView, ShellView } from '../props.ts';
import type { Strings } from '../strings/strings.ts';

interface PageProps {
  readonly shell: ShellView;
  readonly page: PageView;
  readonly strings: Strings;
}

export function Page({ shell, page, strings }: PageProps) {
  switch (page.kind) {
    case 'doc':
      return <DocPage shell={shell} page={page} strings={strings} />;
    case 'category':
      return <CategoryPage shell={shell} page={page} strings={strings} />;
    case 'home':
      return <HomePage shell={shell} page={page} strings={strings} />;
    case 'not-found':
      return <NotFoundPage shell={shell} page={page} strings={strings} />;
  }
}
