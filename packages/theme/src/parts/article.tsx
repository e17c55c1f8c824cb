// The compiled Markdown. React sets it as it is and never walks it; its language can differ from the page's.

import type { Html } from '../props.ts';
import { stringsFor } from '../strings/strings.ts';

interface ArticleProps {
  readonly html: Html;
  readonly lang: string;
  readonly direction: 'ltr' | 'rtl';
}

export function Article({ html, lang, direction }: ArticleProps) {
  return (
    <article
      className="prose"
      lang={lang}
      dir={direction}
      data-code-strings={JSON.stringify(stringsFor(lang).code)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
