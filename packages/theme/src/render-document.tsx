// One page as a string of HTML: the theme's only door to react-dom/server. The shell is rendered with the
// markers hydration needs; the document around it is static and never touched by React again.

import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Document } from './document/document.tsx';
import { LivePage, type Words } from './document/page.tsx';
import { packPage } from './document/page-views.ts';
import { Shell } from './document/shell.tsx';
import { PlainLayout } from './layout/plain-layout.tsx';
import { CategoryBody } from './pages/category-body.tsx';
import { HomeBody } from './pages/home-body.tsx';
import { NotFoundBody } from './pages/not-found-body.tsx';
import { contentsList } from './parts/contents-list.ts';
import { LastUpdated } from './parts/last-updated.tsx';
import { SidebarItem } from './parts/sidebar-item.tsx';
import type {
  DocumentView,
  Html,
  LastUpdatedView,
  LivePageView,
  NotFoundPageView,
  PageView,
  ShellView,
  SidebarNode,
} from './props.ts';
import { lastUpdatedStringsFor } from './strings/last-updated.ts';
import { stringsFor } from './strings/strings.ts';

export function renderDocument({ head, shell, page }: DocumentView): string {
  const strings = stringsFor(shell.lang);
  const articleStrings = 'articleLang' in page ? stringsFor(page.articleLang) : strings;
  const words: Words = { strings, articleStrings };
  const live = page.kind === 'not-found' ? undefined : liveView(page, shell, words);
  const markup = renderToString(
    <Shell shell={shell} strings={strings}>
      {live && <LivePage shell={shell} page={live} {...words} />}
      {page.kind === 'not-found' && (
        <PlainLayout
          shell={shell}
          body={renderToStaticMarkup(<NotFoundBody shell={shell} page={page} strings={strings} />)}
          strings={strings}
        />
      )}
    </Shell>,
  );
  const data = live && packPage({ shell, page: live });
  const document = <Document head={head} shell={shell} markup={markup} data={data} strings={strings} />;
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

function liveView(page: Exclude<PageView, NotFoundPageView>, { lang }: ShellView, words: Words): LivePageView {
  if (page.kind === 'home') return { kind: 'home', body: renderToStaticMarkup(<HomeBody page={page} {...words} />) };
  if (page.kind === 'doc') {
    const { title: _, contents, ...rest } = page;
    return { ...rest, contents: contentsList(contents) };
  }
  const { title, description, cards, ...frame } = page;
  const body = <CategoryBody page={page} lang={lang} strings={words.strings} />;
  return { ...frame, body: renderToStaticMarkup(body) };
}

/** An item of a sidebar in two pieces: what is below it stands between them. */
export interface SidebarPiece {
  readonly start: Html;
  readonly end: Html;
}

export function renderSidebarItem(node: SidebarNode, lang: string): SidebarPiece {
  const html = renderToStaticMarkup(<SidebarItem node={node} lang={lang} strings={stringsFor(lang)} />);
  const cut = node.kind === 'category' ? html.lastIndexOf('</ul>') : html.length;
  return { start: html.slice(0, cut), end: html.slice(cut) };
}

/** The line below an article, for `DocPageView`. */
export function renderLastUpdated(update: LastUpdatedView, lang: string): Html {
  return renderToStaticMarkup(<LastUpdated update={update} strings={lastUpdatedStringsFor(lang)} />);
}
