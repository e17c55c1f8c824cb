// A documentation page: the compiled Markdown in the layout of its section.

import type { HydratedDocView, HydratedShellView } from '@docsgen/contract/views';
import type { ShellMessages } from '../../i18n/messages.ts';
import { Article } from '../article/article.tsx';
import { SectionLayout } from '../layout/section-layout.tsx';

interface DocPageProps {
  readonly shell: HydratedShellView;
  readonly page: HydratedDocView;
  readonly messages: ShellMessages;
  /** As JSON, in the language of the article. */
  readonly codeMessages: string;
}

export function DocPage({ shell, page, messages, codeMessages }: DocPageProps) {
  return (
    <SectionLayout shell={shell} section={page} contents={page.contents} notices={page.notices} messages={messages}>
      <Article
        html={page.article}
        lang={page.articleLang}
        direction={page.articleDirection}
        codeMessages={codeMessages}
      />
    </SectionLayout>
  );
}
