// The content of each kind of page in its layout. The not-found page is rendered only on the server, so browsers do not
// load it.

import type { HydratedPageView, HydratedShellView } from '@docsgen/contract/views';
import type { ShellMessages } from '../../i18n/messages.ts';
import { Article } from '../article/article.tsx';
import { PlainLayout } from '../layout/plain-layout.tsx';
import { PlainMain } from '../layout/plain-main.tsx';
import { SectionLayout } from '../layout/section-layout.tsx';

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
      return (
        <SectionLayout
          key="doc"
          shell={shell}
          section={page}
          contents={page.contents}
          notices={page.notices}
          messages={messages}
        >
          <Article
            html={page.article}
            lang={page.articleLang}
            direction={page.articleDirection}
            codeMessages={codeMessages}
          />
        </SectionLayout>
      );
    case 'category':
      return (
        <SectionLayout key="category" shell={shell} section={page} contents="" notices={[]} messages={messages}>
          <div className="category" dangerouslySetInnerHTML={{ __html: page.body }} />
        </SectionLayout>
      );
    case 'home':
      return (
        <PlainLayout shell={shell} messages={messages}>
          <PlainMain body={page.body} />
        </PlainLayout>
      );
  }
}
