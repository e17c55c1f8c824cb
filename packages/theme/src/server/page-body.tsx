// Content of `<main>` for pages that consist of more than an article. Rendered only on the server.

import type { Html } from '@docsgen/contract/html';
import { Category } from '../components/category/category-body.tsx';
import { CustomBody } from '../components/custom-page/custom-body.tsx';
import { Home } from '../components/home/home-body.tsx';
import type { Messages } from '../i18n/messages.ts';
import type { BodyView } from './page-template.ts';

interface PageBodyProps {
  readonly body: BodyView;
  readonly article: Html;
  readonly messages: Messages;
  /** As JSON, in the language of the article, or `''` if there is none. */
  readonly codeMessages: string;
}

export function PageBody({ body: { lang, page }, article, messages, codeMessages }: PageBodyProps) {
  switch (page.kind) {
    case 'home':
      return <Home page={{ ...page, article }} messages={messages} codeMessages={codeMessages} />;
    case 'own':
      return <CustomBody page={{ ...page, article }} messages={messages} codeMessages={codeMessages} />;
    case 'category':
      return <Category page={page} lang={lang} messages={messages} />;
  }
}
