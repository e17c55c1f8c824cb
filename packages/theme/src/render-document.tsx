// One page as HTML: the theme's only door to react-dom/server. The shell is rendered with the markers hydration
// needs; the document around it is static and never touched by React again.

import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Document } from './document/document.tsx';
import { type CutPage, cutAtHoles, hasTabs, inHole, withTabs } from './document/holes.ts';
import { createKept } from './document/kept.ts';
import { LivePage, type Words } from './document/page.tsx';
import { packPage } from './document/page-views.ts';
import {
  type BodyView,
  contentHole,
  type PreparedDocument,
  type ShapeView,
  sidebarHole,
} from './document/prepared-document.ts';
import { Shell } from './document/shell.tsx';
import { sidebarShape } from './document/sidebar-shape.ts';
import { PlainLayout } from './layout/plain-layout.tsx';
import { CategoryBody } from './pages/category-body.tsx';
import { HomeBody } from './pages/home-body.tsx';
import { NotFoundBody } from './pages/not-found-body.tsx';
import { LastUpdated } from './parts/last-updated.tsx';
import { PlainMain } from './parts/plain-main.tsx';
import { SidebarItem } from './parts/sidebar-item.tsx';
import type { DocumentView, Html, LastUpdatedView, LivePageView, NotFoundPageView, SidebarNode } from './props.ts';
import { lastUpdatedStringsFor } from './strings/last-updated.ts';
import { stringsFor } from './strings/strings.ts';

/** What a page is made of, in its order: bytes are the same objects in many pages. */
export type DocumentPieces = readonly (Html | Uint8Array)[];

export interface DocumentRenderer {
  /** `article`: the compiled Markdown in pieces, `[]` where the page has none; they come back as they are. */
  readonly render: (document: PreparedDocument, article: readonly Html[]) => DocumentPieces;
}

interface Template extends Pick<CutPage, 'holes'> {
  readonly fixed: readonly Uint8Array[];
}

/** Shapes that are kept; a site has some dozens. */
const keptShapes = 300;

export function createRenderer(): DocumentRenderer {
  const plain = createKept<Template>(keptShapes);
  const tabbed = createKept<Template>(keptShapes);
  return {
    render: (document, article) => {
      const isTabbed = document.body === '' && article.some(hasTabs);
      const template = (isTabbed ? tabbed : plain)(document.shape, () => newTemplate(document, isTabbed));
      const content = document.body === '' ? article : [drawBody(document, article.join(''))];
      return filled(template, document, content);
    },
  };
}

function newTemplate(document: PreparedDocument, isTabbed: boolean): Template {
  const { fixed, holes } = cutAtHoles(drawShape(document, isTabbed), document.sign);
  const encoder = new TextEncoder();
  return { holes, fixed: fixed.map((piece) => encoder.encode(piece)) };
}

function filled({ fixed, holes }: Template, document: PreparedDocument, content: readonly Html[]): DocumentPieces {
  const pieces: (Html | Uint8Array)[] = [];
  for (const [index, bytes] of fixed.entries()) {
    pieces.push(bytes);
    const hole = holes[index];
    if (hole === undefined) continue;
    if (hole.number === contentHole) pieces.push(...content);
    else if (hole.number === sidebarHole) pieces.push(document.sidebar);
    else pieces.push(inHole(document.values[hole.number] ?? '', hole.kind));
  }
  return pieces;
}

function drawShape({ shape }: PreparedDocument, isTabbed: boolean): Html {
  const view: ShapeView = JSON.parse(shape);
  const page =
    isTabbed && view.page.kind === 'doc' ? { ...view.page, article: withTabs(view.page.article) } : view.page;
  const { head, shell } = view;
  const words = wordsOf(shell.lang, page);
  const markup = renderToString(
    <Shell shell={shell} strings={words.strings}>
      <LivePage shell={shell} page={page} {...words} />
    </Shell>,
  );
  const data = packPage({ shell, page });
  return htmlOf(<Document head={head} shell={shell} markup={markup} data={data} strings={words.strings} />);
}

function drawBody({ body }: PreparedDocument, article: Html): Html {
  const { lang, page }: BodyView = JSON.parse(body);
  const words = wordsOf(lang, page);
  return renderToStaticMarkup(
    page.kind === 'home' ? (
      <HomeBody page={{ ...page, article }} {...words} />
    ) : (
      <CategoryBody page={page} lang={lang} strings={words.strings} />
    ),
  );
}

function wordsOf(lang: string, page: LivePageView | BodyView['page']): Words {
  const strings = stringsFor(lang);
  return { strings, articleStrings: 'articleLang' in page ? stringsFor(page.articleLang) : strings };
}

/** `404.html`: no script draws it again. */
export function renderNotFoundDocument({ head, shell, page }: DocumentView<NotFoundPageView>): Html {
  const strings = stringsFor(shell.lang);
  const body = renderToStaticMarkup(<NotFoundBody shell={shell} page={page} strings={strings} />);
  const markup = renderToString(
    <Shell shell={shell} strings={strings}>
      <PlainLayout shell={shell} strings={strings}>
        <PlainMain body={body} />
      </PlainLayout>
    </Shell>,
  );
  return htmlOf(<Document head={head} shell={shell} markup={markup} data={undefined} strings={strings} />);
}

function htmlOf(document: ReactNode): Html {
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

/** An item of a sidebar in two pieces: what is below it stands between them. */
export interface SidebarPiece {
  readonly start: Html;
  readonly end: Html;
}

export type SidebarRenderer = (node: SidebarNode, lang: string) => SidebarPiece;

export function createSidebarRenderer(): SidebarRenderer {
  const drawn = createKept<CutPage>(keptShapes);
  return (node, lang) => {
    const own = sidebarShape(node);
    if (own === undefined) return cutAtList(drawSidebarItem(node, lang), node);
    const draw = (): CutPage => cutAtHoles(drawSidebarItem(own.node, lang), own.sign);
    const { fixed, holes } = drawn(`${lang} ${own.shape}`, draw);
    let html = '';
    for (const [index, piece] of fixed.entries()) {
      const hole = holes[index];
      html += hole === undefined ? piece : piece + inHole(own.values[hole.number] ?? '', hole.kind);
    }
    return cutAtList(html, node);
  };
}

function drawSidebarItem(node: SidebarNode, lang: string): Html {
  return renderToStaticMarkup(<SidebarItem node={node} lang={lang} strings={stringsFor(lang)} />);
}

function cutAtList(html: Html, node: SidebarNode): SidebarPiece {
  const cut = node.kind === 'category' ? html.lastIndexOf('</ul>') : html.length;
  return { start: html.slice(0, cut), end: html.slice(cut) };
}

/** The line below an article, for `DocPageView`. */
export function renderLastUpdated(update: LastUpdatedView, lang: string): Html {
  return renderToStaticMarkup(<LastUpdated update={update} strings={lastUpdatedStringsFor(lang)} />);
}
