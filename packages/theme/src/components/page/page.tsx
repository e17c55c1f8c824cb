// Selects the page component for a view. The not-found page is rendered only on the server, so the browser does not
// load it.

import type { HydratedPageView, HydratedShellView } from '@docsgen/contract/views';
import type { ShellMessages } from '../../i18n/messages.ts';
import { CategoryPage } from '../category/category-page.tsx';
import { HomePage } from '../home/home-page.tsx';
import { DocPage } from './doc-page.tsx';

interface PageProps {
  readonly shell: HydratedShellView;
  readonly page: HydratedPageView;
  readonly messages: ShellMessages;
  /** `CodeMessages` as JSON, in the language of the article; `''` if the page has no article. */
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
