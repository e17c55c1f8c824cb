// The page component for each kind of view: the one place that has to know them all. The not-found page is drawn by the
// server alone, so what the browser loads knows only the others.

import type { HydratedPageView, HydratedShellView } from '@docsgen/contract/views';
import type { ShellMessages } from '../../i18n/messages.ts';
import { CategoryPage } from '../category/category-page.tsx';
import { HomePage } from '../home/home-page.tsx';
import { DocPage } from './doc-page.tsx';

interface PageProps {
  readonly shell: HydratedShellView;
  readonly page: HydratedPageView;
  readonly messages: ShellMessages;
  /** `CodeMessages` of the article's language as JSON; `''`: the page is no article. */
  readonly codeMessages: string;
}

export function Page({ shell, page, messages, codeMessages }: PageProps) {
  switch (page.kind) {
    case 'doc':
      return <DocPage shell={shell} page={page} messages={messages} codeMessages={codeMessages} />;
    case 'category':
      return <CategoryPage shell={shell} page={page} messages={messages} />;
    case 'home':
      return <HomePage shell={shell} page={page} messages={messages} />;
  }
}
