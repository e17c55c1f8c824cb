// A written page: the compiled Markdown in the frame of its section.

import { DocLayout } from '../layout/doc-layout.tsx';
import { Article } from '../parts/article.tsx';
import type { DocPageView, ShellView } from '../props.ts';
import type { Strings } from '../strings/strings.ts';

interface DocPageProps {
  readonly shell: ShellView;
  readonly page: DocPageView;
  readonly strings: Strings;
  readonly articleStrings: Strings;
}

export function DocPage({ shell, page, strings, articleStrings }: DocPageProps) {
  return (
    <DocLayout
      shell={shell}
      frame={page}
      contents={page.contents}
      notices={page.notices}
      editHref={page.editHref}
      strings={strings}
    >
      <Article html={page.article} lang={page.articleLang} direction={page.articleDirection} strings={articleStrings} />
    </DocLayout>
  );
}
