// One page as a string of HTML: the theme's only door to react-dom/server. The shell is rendered with the
// markers hydration needs; the document around it is static and never touched by React again.

import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Document } from './document/document.tsx';
import { LivePage } from './document/page.tsx';
import { packPage } from './document/page-views.ts';
import { Shell } from './document/shell.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { LastUpdated } from './parts/last-updated.tsx';
import type { DocumentView, Html, LastUpdatedView } from './props.ts';
import { lastUpdatedStringsFor } from './strings/last-updated.ts';
import { stringsFor } from './strings/strings.ts';

export function renderDocument({ head, shell, page }: DocumentView): string {
  const strings = stringsFor(shell.lang);
  const articleStrings = 'articleLang' in page ? stringsFor(page.articleLang) : strings;
  const markup = renderToString(
    <Shell shell={shell} strings={strings}>
      {page.kind === 'not-found' ? (
        <NotFoundPage shell={shell} page={page} strings={strings} />
      ) : (
        <LivePage shell={shell} page={page} strings={strings} articleStrings={articleStrings} />
      )}
    </Shell>,
  );
  const data = page.kind === 'not-found' ? undefined : packPage({ shell, page });
  const document = <Document head={head} shell={shell} markup={markup} data={data} strings={strings} />;
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

/** The line below an article, for `DocPageView`. */
export function renderLastUpdated(update: LastUpdatedView, lang: string): Html {
  return renderToStaticMarkup(<LastUpdated update={update} strings={lastUpdatedStringsFor(lang)} />);
}
