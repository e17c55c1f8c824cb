// Renders the pages of a site with component overrides. It is bundled with them during the build. Overrides can do
// anything with their props, so each page is rendered completely, with its actual strings instead of a template.

import type { Html } from '@docsgen/contract/html';
import type {
  DocPageView,
  FooterView,
  HeadView,
  HydratedPageView,
  HydratedShellView,
  ShellView,
  ShownPageView,
} from '@docsgen/contract/views';
import { PageFoot } from '../../components/article/page-foot.tsx';
import { contentsList } from '../../components/contents/contents-list.ts';
import { PlainPage } from '../../components/custom-page/plain-page.tsx';
import { NotFoundBody } from '../../components/errors/not-found-body.tsx';
import { Footer } from '../../components/footer/footer.tsx';
import { FooterBody } from '../../components/footer/footer-body.tsx';
import { PlainLayout } from '../../components/layout/plain-layout.tsx';
import { PlainMain } from '../../components/layout/plain-main.tsx';
import { Document } from '../../components/page/document.tsx';
import { Page } from '../../components/page/page.tsx';
import { SidebarItem } from '../../components/sidebar/sidebar-item.tsx';
import { AfterHeading } from '../../components/slots/after-heading.tsx';
import { SocialLinks } from '../../components/social/social-links.tsx';
import type { Messages } from '../../i18n/messages.ts';
import { type Languages, messagesFor } from '../../i18n/messages-for.ts';
import { packPage } from '../../lib/page-views.ts';
import { withIntro } from '../article-intro.ts';
import { PageBody } from '../page-body.tsx';
import type { BodyView } from '../page-template.ts';
import type { OverrideTools, SiteRenderer } from './override-tools.tsx';
import { PageLanguage, Shell } from './page-language.tsx';
import { packPreserved, preservedHtml } from './preserved-html.ts';

/** Names of the site's overrides, set at bundle time. */
declare const ownPartNames: readonly string[];

/** Context for rendering one page. */
interface PageContext {
  readonly tools: OverrideTools;
  readonly languages: Languages;
  readonly messages: Messages;
  readonly shell: ShellView;
  readonly about: { readonly lang: string; readonly title: string };
  readonly description: string | undefined;
}

type Titled = Pick<HeadView, 'title' | 'description'>;

export function createSiteRenderer(given: OverrideTools): SiteRenderer {
  const tools = withLanguage(given);
  const own = new Set(ownPartNames);
  const createContext = (plain: ShellView, languages: Languages, { title, description }: Titled): PageContext => {
    const shell = withFooter(plain, own);
    const messages = messagesFor(languages, shell.lang);
    return { tools, languages, messages, shell, about: { lang: shell.lang, title }, description };
  };
  return {
    renderPage: ({ head, shell: plain, page: view }, languages, article) => {
      const context = createContext(plain, languages, { ...head, ...('title' in view && { title: view.title }) });
      if (view.kind === 'own' && view.layout === 'plain')
        return plainPage(context, head, bodyOf(context, view, article));
      const { messages, about } = context;
      const shell = hydratedShell(context, own);
      const page = hydratedPage(context, view, article);
      const codeMessages = view.kind === 'category' ? '' : codeMessagesOf(languages, view.articleLang);
      const markup = tools.drawShell(
        <Shell shell={shell} messages={messages.shell}>
          <Page shell={shell} page={page} messages={messages.shell} codeMessages={codeMessages} />
        </Shell>,
        about,
      );
      const shown = { shell, page };
      const data = packPage(packPreserved(shown, preservedHtml(shown, markup, own)), 'all');
      return htmlOf(
        context,
        <Document head={head} shell={context.shell} markup={markup} data={data} messages={messages} />,
      );
    },
    renderNotFound: ({ head, shell: plain, page }, languages) => {
      const context = createContext(plain, languages, head);
      const { messages, about } = context;
      const body = tools.drawBody(<NotFoundBody shell={context.shell} page={page} languages={languages} />, about, 'b');
      const shell = hydratedShell(context, own);
      const markup = tools.drawShell(
        <Shell shell={shell} messages={messages.shell}>
          <PlainLayout shell={shell} messages={messages.shell}>
            <PlainMain body={body} />
          </PlainLayout>
        </Shell>,
        about,
      );
      return htmlOf(
        context,
        <Document head={head} shell={context.shell} markup={markup} data={undefined} messages={messages} />,
      );
    },
    renderSidebarItem: (node, lang, languages) => {
      const messages = messagesFor(languages, lang);
      return tools.drawBody(<SidebarItem node={node} lang={lang} messages={messages} />, { lang, title: '' }, 's');
    },
  };
}

/** Also provides the page language to content that is rendered separately from the shell. */
function withLanguage(tools: OverrideTools): OverrideTools {
  const inLanguage =
    (draw: OverrideTools['drawInert']): OverrideTools['drawInert'] =>
    (node, page, prefix) =>
      draw(<PageLanguage value={page.lang}>{node}</PageLanguage>, page, prefix);
  return { ...tools, drawInert: inLanguage(tools.drawInert), drawBody: inLanguage(tools.drawBody) };
}

const emptyFooter: FooterView = { columns: [], copyright: '', links: [] };

/** An overridden footer does not require a footer in the configuration. */
function withFooter(shell: ShellView, own: ReadonlySet<string>): ShellView {
  if (shell.footer !== undefined || !(own.has('footer') || own.has('footer-start'))) return shell;
  return { ...shell, footer: emptyFooter };
}

function hydratedShell({ tools, shell, messages, about }: PageContext, own: ReadonlySet<string>): HydratedShellView {
  const { footer, social } = shell;
  const OwnOrInner = own.has('footer') ? Footer : FooterBody;
  return {
    ...shell,
    social: social && tools.drawInert(<SocialLinks links={social} />, about, 'l'),
    footer:
      footer && tools.drawInert(<OwnOrInner footer={footer} social={social} messages={messages.shell} />, about, 'f'),
  };
}

function hydratedPage(context: PageContext, page: ShownPageView, article: Html): HydratedPageView {
  const { tools, messages, about } = context;
  if (page.kind === 'home' || page.kind === 'own') return { kind: 'home', body: bodyOf(context, page, article) };
  const { sidebar, breadcrumbs, version } = page;
  const foot = tools.drawInert(<PageFoot foot={page.foot} messages={messages} />, about, 'e');
  const section = { sidebar, breadcrumbs, version, foot };
  if (page.kind === 'category')
    return { kind: 'category', ...section, body: bodyOf(context, { ...page, sidebar: undefined }, '') };
  const { articleLang, articleDirection, notices } = page;
  return {
    kind: 'doc',
    ...section,
    article: withAfterHeading(context, page, article),
    articleLang,
    articleDirection,
    notices,
    contents: contentsList(page.contents),
  };
}

function bodyOf(
  { tools, languages, messages, shell, about }: PageContext,
  page: BodyView['page'],
  article: Html,
): Html {
  const codeMessages = page.kind === 'category' ? '' : codeMessagesOf(languages, page.articleLang);
  const body = { lang: shell.lang, page };
  const node = <PageBody body={body} article={article} messages={messages} codeMessages={codeMessages} />;
  return tools.drawBody(node, about, 'b');
}

/** Renders a page without a shell. */
function plainPage(context: PageContext, head: HeadView, body: Html): Html {
  const { tools, shell, messages } = context;
  const markup = tools.drawStatic(<PlainPage shell={shell} body={body} />);
  return htmlOf(context, <Document head={head} shell={shell} markup={markup} data="" messages={messages} />);
}

function withAfterHeading(context: PageContext, page: DocPageView, article: Html): Html {
  const { tools, shell, messages, about, description } = context;
  const href = shell.locales.find(({ isCurrent }) => isCurrent)?.href ?? '';
  const node = <AfterHeading page={page} description={description} href={href} shell={shell} messages={messages} />;
  const below = (page.intro ?? '') + tools.drawBody(node, about, 'h');
  return below === '' ? article : withIntro([article], below).join('');
}

function codeMessagesOf(languages: Languages, lang: string): string {
  return JSON.stringify(messagesFor(languages, lang).article.code);
}

function htmlOf({ tools }: PageContext, document: Parameters<OverrideTools['drawStatic']>[0]): Html {
  return `<!doctype html>${tools.drawStatic(document)}`;
}
