// Renders pages to HTML: the shell with the markers that hydration requires, the surrounding document without them. The
// overrides of a site are bundled together with a copy of this module (overrides/site-renderer.tsx).

import type { Html } from '@docsgen/contract/html';
import type { DocPageView, DocumentView, HeadView, NotFoundPageView, ShellView } from '@docsgen/contract/views';
import { PlainPage } from '../components/custom-page/plain-page.tsx';
import { NotFound } from '../components/errors/not-found-body.tsx';
import { inlineCodeOf } from '../components/head/inline-code.ts';
import { PlainLayout } from '../components/layout/plain-layout.tsx';
import { PlainMain } from '../components/layout/plain-main.tsx';
import { Shell } from '../components/layout/shell.tsx';
import { Document } from '../components/page/document.tsx';
import { Page } from '../components/page/page.tsx';
import { AfterHeading } from '../components/slots/after-heading.tsx';
import { type Languages, messagesFor } from '../i18n/messages-for.ts';
import { packPage } from '../lib/page-views.ts';
import type { Markup, PageRendering } from './markup.ts';
import { preservedHtml } from './overrides/preserved-html.ts';
import { PageBody } from './page-body.tsx';
import {
  type BodyView,
  codeMessagesOf,
  contentSlot,
  filledView,
  sidebarSlot,
  type TemplatedPage,
  withIntro,
} from './page-template.ts';
import { staticPage, staticShell } from './render-static.tsx';
import { createSidebarRenderer, type SidebarItemHtml, type SidebarRenderer } from './sidebar-renderer.tsx';
import { fillSlot, hasTabs, type Slot, type SplitMarkup, splitAtSlots, type TemplateCache, withTabs } from './slots.ts';
import type { SlottedView } from './slotted-view.ts';

export { inlineCodeOf, type SidebarItemHtml, type SidebarRenderer };

/** Chunks of a page in order. Many pages share the chunks that are `Uint8Array`. */
type DocumentChunks = readonly (Html | Uint8Array)[];

export interface Renderer {
  /** `article` is the compiled Markdown in chunks, or `[]` if the page has none. */
  readonly renderPage: (page: TemplatedPage, article: readonly Html[]) => DocumentChunks;
  /** Renders `404.html`, which is not hydrated. */
  readonly renderNotFound: (view: DocumentView<NotFoundPageView>) => Html;
  readonly renderSidebarItem: SidebarRenderer;
  /** Renders the slot below the first heading. Returns `''` if the site does not use it. */
  readonly renderAfterHeading: (view: DocumentView<DocPageView>) => Html;
}

export interface RendererSetting {
  readonly markup: Markup;
  readonly languages: Languages;
  readonly newCache: <Template>() => TemplateCache<Template>;
}

/** Overrides may use strings in any way, so their slots are filled before React renders them. */
export function createRenderer(setting: RendererSetting): Renderer {
  const { markup, languages, newCache } = setting;
  return {
    renderPage: markup.overrides.size > 0 ? pageRenderer(setting) : templateRenderer(setting),
    renderNotFound: (view) => renderNotFound(setting, view),
    renderSidebarItem: createSidebarRenderer(markup, languages, newCache()),
    renderAfterHeading: (view) => (markup.overrides.has('after-heading') ? renderAfterHeading(setting, view) : ''),
  };
}

interface RenderedTemplate extends Pick<SplitMarkup, 'slots'> {
  readonly chunks: readonly Uint8Array[];
}

function templateRenderer(setting: RendererSetting): Renderer['renderPage'] {
  const [plain, tabbed] = [setting.newCache<RenderedTemplate>(), setting.newCache<RenderedTemplate>()];
  return (page, article) => {
    const isTabbed = page.body === '' && article.some(hasTabs);
    const cache = isTabbed ? tabbed : plain;
    const template = cache.get(page.template) ?? renderTemplate(setting, page, { isTabbed });
    cache.set(page.template, template);
    return fillTemplate(template, page, contentOf(setting, page, article));
  };
}

function pageRenderer(setting: RendererSetting): Renderer['renderPage'] {
  return (page, article) => {
    const content = contentOf(setting, page, article).join('');
    return [renderDocument(setting, filledView(page, content))];
  };
}

function contentOf(
  { markup, languages }: RendererSetting,
  page: TemplatedPage,
  article: readonly Html[],
): readonly Html[] {
  if (page.body === '') return withIntro(article, page.intro);
  const body: BodyView = JSON.parse(page.body);
  const messages = messagesFor(languages, body.lang);
  const codeMessages = codeMessagesOf(body.page, languages);
  const node = <PageBody body={body} article={article.join('')} messages={messages} codeMessages={codeMessages} />;
  return [markup.body(node, body, 'b')];
}

function renderTemplate(
  setting: RendererSetting,
  { template }: TemplatedPage,
  { isTabbed }: { readonly isTabbed: boolean },
): RenderedTemplate {
  const view: SlottedView = JSON.parse(template);
  const { page } = view;
  const shown = isTabbed && page.kind === 'doc' ? { ...page, article: withTabs(page.article) } : page;
  const { chunks, slots } = splitAtSlots(renderDocument(setting, { ...view, page: shown }));
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
    const slot: Slot | undefined = slots[index];
    if (slot === undefined) continue;
    if (slot.number === contentSlot) filled.push(...content);
    else if (slot.number === sidebarSlot) filled.push(page.sidebar);
    else filled.push(fillSlot(page.values[slot.number] ?? '', slot.kind));
  }
  return filled;
}

function renderDocument(
  setting: RendererSetting,
  { head, shell: plain, page: slotted, title, path }: SlottedView,
): Html {
  const { markup, languages } = setting;
  const rendering = renderingOf(setting, plain, title);
  // Browsers load a page without a shell in full, so it contains no views.
  if (slotted.kind === 'plain') {
    const body = markup.document(<PlainPage shell={plain} body={slotted.body} />);
    return htmlOf(rendering, { head, shell: plain, markup: body, data: '', path });
  }
  const shell = staticShell(rendering, plain);
  const page = staticPage(rendering, slotted);
  const messages = rendering.messages.shell;
  const rendered = markup.shell(
    <Shell shell={shell} messages={messages}>
      <Page shell={shell} page={page} messages={messages} codeMessages={codeMessagesOf(page, languages)} />
    </Shell>,
    rendering.about,
  );
  const data = { shell, page };
  const { overrides } = markup;
  const packed = packPage(data, overrides.size > 0 ? preservedHtml(data, rendered, overrides) : undefined);
  return htmlOf(rendering, { head, shell: plain, markup: rendered, data: packed, path });
}

function renderNotFound(setting: RendererSetting, { head, shell: plain, page }: DocumentView<NotFoundPageView>): Html {
  const { markup, languages } = setting;
  const rendering = renderingOf(setting, plain, head.title);
  const { messages, about } = rendering;
  const body = markup.body(<NotFound shell={plain} page={page} languages={languages} />, about, 'b');
  const shell = staticShell(rendering, plain);
  const rendered = markup.shell(
    <Shell shell={shell} messages={messages.shell}>
      <PlainLayout shell={shell} messages={messages.shell}>
        <PlainMain body={body} />
      </PlainLayout>
    </Shell>,
    about,
  );
  return htmlOf(rendering, { head, shell: plain, markup: rendered, data: undefined });
}

function renderAfterHeading(setting: RendererSetting, { head, shell, page }: DocumentView<DocPageView>): Html {
  const { markup, messages, about } = renderingOf(setting, shell, page.title);
  const href = shell.locales.find(({ isCurrent }) => isCurrent)?.href ?? '';
  const { description } = head;
  const node = <AfterHeading page={page} description={description} href={href} shell={shell} messages={messages} />;
  return markup.body(node, about, 'h');
}

function renderingOf({ markup, languages }: RendererSetting, { lang }: ShellView, title: string): PageRendering {
  return { markup, messages: messagesFor(languages, lang), about: { lang, title } };
}

interface DocumentParts {
  readonly head: HeadView;
  readonly shell: ShellView;
  /** Content of the root element. */
  readonly markup: Html;
  readonly data: string | undefined;
  readonly path?: string | undefined;
}

function htmlOf({ markup, messages }: PageRendering, parts: DocumentParts): Html {
  return `<!doctype html>${markup.document(<Document {...parts} messages={messages} />)}`;
}
