// Renders pages to HTML; the theme's only module that imports react-dom/server. The shell is rendered with the markers
// that hydration requires, the surrounding document without them.

import type { Html } from '@docsgen/contract/html';
import type { PostHeadView, PostLinkView } from '@docsgen/contract/post-views';
import type {
  DocumentView,
  LastUpdatedView,
  NotFoundPageView,
  PictureView,
  SidebarNode,
} from '@docsgen/contract/views';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { LastUpdated } from '../components/article/last-updated.tsx';
import { CardList, type CardListProps } from '../components/category/card-list.tsx';
import { PlainPage } from '../components/custom-page/plain-page.tsx';
import { NotFoundBody } from '../components/errors/not-found-body.tsx';
import { inlineCodeOf } from '../components/head/inline-code.ts';
import { Picture } from '../components/layout/picture.tsx';
import { PlainLayout } from '../components/layout/plain-layout.tsx';
import { PlainMain } from '../components/layout/plain-main.tsx';
import { Shell } from '../components/layout/shell.tsx';
import { Document } from '../components/page/document.tsx';
import { Page } from '../components/page/page.tsx';
import { ChangelogHead } from '../components/posts/changelog-head.tsx';
import { PostHead } from '../components/posts/post-head.tsx';
import { SidebarItem } from '../components/sidebar/sidebar-item.tsx';
import type { Messages } from '../i18n/messages.ts';
import { type Languages, messagesFor } from '../i18n/messages-for.ts';
import { packPage } from '../lib/page-views.ts';
import { withIntro } from './article-intro.ts';
import { codeMessagesOf } from './code-messages.ts';
import { PageBody } from './page-body.tsx';
import { type BodyView, contentSlot, sidebarSlot, type TemplatedPage } from './page-template.ts';
import { staticPage, staticShell } from './render-static.tsx';
import { type SidebarItemHtml, splitAtList, templateItem } from './sidebar-template.ts';
import { fillSlot, hasTabs, type Slot, type SplitMarkup, splitAtSlots, withTabs } from './slots.ts';
import type { PlainView, SlottedPage, SlottedView } from './slotted-view.ts';

export { inlineCodeOf, type SidebarItemHtml, splitAtList };

/** Chunks of a page in order. Many pages share the chunks that are `Uint8Array`. */
type DocumentChunks = readonly (Html | Uint8Array)[];

interface DocumentRenderer {
  /** `article` is the compiled Markdown in chunks, or `[]` if the page has none. The chunks are returned unchanged. */
  readonly render: (page: TemplatedPage, article: readonly Html[]) => DocumentChunks;
}

interface RenderedTemplate {
  readonly chunks: readonly Uint8Array[];
  readonly slots: readonly Slot[];
}

interface TemplateCache<Template> {
  readonly get: (key: string) => Template | undefined;
  readonly set: (key: string, template: Template) => void;
}

export function createRenderer(
  languages: Languages,
  newCache: () => TemplateCache<RenderedTemplate>,
): DocumentRenderer {
  const [plain, tabbed] = [newCache(), newCache()];
  const drawn = (page: TemplatedPage, cache: TemplateCache<RenderedTemplate>): RenderedTemplate => {
    const template = cache.get(page.template) ?? renderTemplate(page, languages, { isTabbed: cache === tabbed });
    cache.set(page.template, template);
    return template;
  };
  return {
    render: (page, article) =>
      page.body === ''
        ? fillTemplate(drawn(page, article.some(hasTabs) ? tabbed : plain), page, withIntro(article, page.intro))
        : fillTemplate(drawn(page, plain), page, [renderBody(page, languages, article.join(''))]),
  };
}

function renderTemplate(
  { template, sentinel }: TemplatedPage,
  languages: Languages,
  options: { readonly isTabbed: boolean },
): RenderedTemplate {
  const { head, shell, page }: SlottedView = JSON.parse(template);
  const { isTabbed } = options;
  const shown = isTabbed && page.kind === 'doc' ? { ...page, article: withTabs(page.article) } : page;
  const html =
    shown.kind === 'plain'
      ? renderPlainDocument({ head, shell, body: shown.body }, languages)
      : renderShellDocument({ head, shell, page: shown }, languages);
  const { chunks, slots } = splitAtSlots(html, sentinel);
  const encoder = new TextEncoder();
  return { slots, chunks: chunks.map((chunk) => encoder.encode(chunk)) };
}

function fillTemplate(
  { chunks, slots }: RenderedTemplate,
  page: TemplatedPage,
  content: readonly Html[],
): DocumentChunks {
  const filled: (Html | Uint8Array)[] = [];
  for (const [index, chunk] of chunks.entries()) {
    filled.push(chunk);
    const slot = slots[index];
    if (slot === undefined) continue;
    if (slot.number === contentSlot) filled.push(...content);
    else if (slot.number === sidebarSlot) filled.push(page.sidebar);
    else filled.push(fillSlot(page.values[slot.number] ?? '', slot.kind));
  }
  return filled;
}

interface ShellDocument extends Omit<SlottedView, 'page'> {
  readonly page: Exclude<SlottedPage, PlainView>;
}

function renderShellDocument({ head, shell, ...view }: ShellDocument, languages: Languages): Html {
  const messages = messagesFor(languages, shell.lang);
  const drawn = staticShell(shell, messages, renderToString);
  const page = staticPage(view.page, messages, renderToString);
  const markup = renderToString(
    <Shell shell={drawn} messages={messages.shell}>
      <Page shell={drawn} page={page} messages={messages.shell} codeMessages={codeMessagesOf(page, languages)} />
    </Shell>,
  );
  const data = packPage({ shell: drawn, page });
  return htmlOf(<Document head={head} shell={shell} markup={markup} data={data} messages={messages} />);
}

interface PlainDocument extends Omit<SlottedView, 'page'> {
  readonly body: Html;
}

/** Renders a page without a shell. It contains no views, because browsers load it in full. */
function renderPlainDocument({ head, shell, body }: PlainDocument, languages: Languages): Html {
  const markup = renderToStaticMarkup(<PlainPage shell={shell} body={body} />);
  const messages = messagesFor(languages, shell.lang);
  return htmlOf(<Document head={head} shell={shell} markup={markup} data="" messages={messages} />);
}

function renderBody({ body }: TemplatedPage, languages: Languages, article: Html): Html {
  const view: BodyView = JSON.parse(body);
  const messages = messagesFor(languages, view.lang);
  const codeMessages = codeMessagesOf(view.page, languages);
  return renderToStaticMarkup(
    <PageBody body={view} article={article} messages={messages} codeMessages={codeMessages} />,
  );
}

/** Renders `404.html`, which is not hydrated. */
export function renderNotFoundDocument(
  { head, shell, page }: DocumentView<NotFoundPageView>,
  languages: Languages,
): Html {
  const messages = messagesFor(languages, shell.lang);
  const body = renderToStaticMarkup(<NotFoundBody shell={shell} page={page} languages={languages} />);
  const drawn = staticShell(shell, messages, renderToString);
  const markup = renderToString(
    <Shell shell={drawn} messages={messages.shell}>
      <PlainLayout shell={drawn} messages={messages.shell}>
        <PlainMain body={body} />
      </PlainLayout>
    </Shell>,
  );
  return htmlOf(<Document head={head} shell={shell} markup={markup} data={undefined} messages={messages} />);
}

function htmlOf(document: ReactNode): Html {
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

export type SidebarRenderer = (node: SidebarNode, lang: string) => SidebarItemHtml;

export function createSidebarRenderer(languages: Languages, drawn: TemplateCache<SplitMarkup>): SidebarRenderer {
  const draw = (node: SidebarNode, lang: string): Html =>
    renderToStaticMarkup(<SidebarItem node={node} lang={lang} messages={messagesFor(languages, lang)} />);
  return (node, lang) => {
    const item = templateItem(node);
    if (item === undefined) return splitAtList(draw(node, lang), node);
    const key = `${lang} ${item.template}`;
    const { chunks, slots } = drawn.get(key) ?? splitAtSlots(draw(item.node, lang), item.sentinel);
    drawn.set(key, { chunks, slots });
    let html = '';
    for (const [index, chunk] of chunks.entries()) {
      const slot = slots[index];
      html += slot === undefined ? chunk : chunk + fillSlot(item.values[slot.number] ?? '', slot.kind);
    }
    return splitAtList(html, node);
  };
}

/** Renders components of an article that are not hydrated. */
export function staticMarkup(node: ReactNode): Html {
  return renderToStaticMarkup(node);
}

/** Renders a component of an article that is hydrated. The prefix is added to React's ids. */
export function hydratableMarkup(node: ReactNode, identifierPrefix: string): Html {
  const html = renderToString(node, { identifierPrefix });
  // React prepends preload links, which would cause a hydration mismatch.
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, '');
}

export function renderPicture(picture: PictureView): Html {
  return renderToStaticMarkup(<Picture picture={picture} />);
}

export function renderPostHead(head: PostHeadView | readonly PostLinkView[], lang: string, messages: Messages): Html {
  if ('date' in head) return renderToStaticMarkup(<PostHead head={head} lang={lang} messages={messages} />);
  return renderToStaticMarkup(<ChangelogHead feeds={head} messages={messages} />);
}

export function renderCardList(props: CardListProps): Html {
  return renderToStaticMarkup(<CardList {...props} />);
}

export function renderLastUpdated(update: LastUpdatedView, { pages }: Messages): Html {
  return renderToStaticMarkup(<LastUpdated update={update} messages={pages.lastUpdated} />);
}
