// Content of a page in the site's `pages/` folder, rendered from a component or Markdown, between navbar and footer.
// Rendered only on the server.

import type { CustomPageView } from '@docsgen/contract/views';
import type { Messages } from '../../i18n/messages.ts';
import { Notices } from '../article/notices.tsx';
import { showChosenTabs } from '../head/inline-code.ts';

interface CustomBodyProps {
  readonly page: CustomPageView;
  readonly messages: Messages;
  /** As JSON, in the language of the article. */
  readonly codeMessages: string;
}

export function CustomBody({ page, messages, codeMessages }: CustomBodyProps) {
  const { notices, article, articleLang, articleDirection, isComponent } = page;
  return (
    <>
      <Notices notices={notices} messages={messages.shell} />
      {article.includes(' data-tabs="') && <script dangerouslySetInnerHTML={{ __html: showChosenTabs }} />}
      <article
        className={isComponent ? 'prose own-page' : 'prose'}
        lang={articleLang}
        dir={articleDirection}
        data-code-strings={codeMessages}
        dangerouslySetInnerHTML={{ __html: article }}
      />
    </>
  );
}
