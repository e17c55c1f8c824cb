// The compiled Markdown. React sets it as it is and never walks it; its language can differ from the page's.

import type { Html } from '../props.ts';
import type { Strings } from '../strings/strings.ts';

interface ArticleProps {
  readonly html: Html;
  readonly lang: string;
  readonly direction: 'ltr' | 'rtl';
  /** In the article's language. */
  readonly strings: Strings;
}

/** From client/early.ts: shows the tabs that the reader chose, before they are painted. */
const showChosen = 'showTabs()';

export function Article({ html, lang, direction, strings }: ArticleProps) {
  return (
    <>
      <article
        className="prose"
        lang={lang}
        dir={direction}
        data-code-strings={JSON.stringify(strings.code)}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {html.includes(' data-tabs="') && <script dangerouslySetInnerHTML={{ __html: showChosen }} />}
    </>
  );
}
