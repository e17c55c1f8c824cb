// The compiled Markdown. React inserts it as HTML without traversing it. Its language can differ from the page's.

import type { Html } from '@docsgen/contract/html';
import { showChosenTabs } from '../head/inline-code.ts';

interface ArticleProps {
  readonly html: Html;
  readonly lang: string;
  readonly direction: 'ltr' | 'rtl';
  /** `CodeMessages` as JSON, in the language of the article. */
  readonly codeMessages: string;
}

export function Article({ html, lang, direction, codeMessages }: ArticleProps) {
  return (
    <>
      {html.includes(' data-tabs="') && <script dangerouslySetInnerHTML={{ __html: showChosenTabs }} />}
      <article
        className="prose"
        lang={lang}
        dir={direction}
        data-code-strings={codeMessages}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
}
