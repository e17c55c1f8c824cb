// Renders pages to bytes.

import type { DocumentView, NotFoundPageView, ShownPageView } from '@docsgen/contract/views';
import { type Languages, messagesFor } from '@docsgen/theme/messages';
import { type TemplatedPage, templatePage } from '@docsgen/theme/page-template';
import { createRenderer, renderNotFoundDocument } from '@docsgen/theme/render-document';
import type { Locale } from '../../model/config.ts';
import type { OutputFile } from '../../model/output.ts';
import type { CompiledArticle } from '../../model/site.ts';
import { outputOf } from '../../routes/output-paths.ts';
import { homeLocation, hrefOf, notFoundLocation } from '../../routes/routes.ts';
import { createLru } from '../../text/lru.ts';
import { insertLinks } from './article.ts';
import { siteHead } from './head/head-props.ts';
import { createJoiner } from './join-chunks.ts';
import type { SiteRenderer } from './override-engine.ts';
import { documentView, type RenderInput } from './page-props.ts';
import { localized, type RenderContext } from './render-context.ts';
import { shellProps } from './shell-props.ts';
import { sectionLinks } from './sidebar/section-list.ts';

/** A page without its article. It contains everything that rendering needs, and can be sent to another thread. */
export type PreparedPage = TemplatedPage;

export function templateOf(context: RenderContext, input: RenderInput): PreparedPage {
  const view = documentView(context, input);
  return context.own ? wholePage(view, context.own.hash) : templatePage(view);
}

/** The page of a site with component overrides. It has no slots, because overrides may use the strings in any way. */
function wholePage(view: DocumentView<ShownPageView>, hash: string): PreparedPage {
  return { template: JSON.stringify(view), sentinel: '', values: [], sidebar: '', body: hash };
}

/** Renders with `server/overrides/site-renderer.tsx` of the theme. */
export function renderOverriddenPage(
  renderer: SiteRenderer,
  languages: Languages,
  { prepared, article }: { readonly prepared: PreparedPage; readonly article: readonly string[] },
): Uint8Array {
  return Buffer.from(renderer.renderPage(JSON.parse(prepared.template), languages, article.join('')));
}

export interface PageRenderer {
  /** Returns the content of a page's file. `article` is the article's HTML in chunks, or `[]` for pages without one. */
  readonly render: (prepared: PreparedPage, article: readonly string[]) => Uint8Array;
}

/** Number of cached templates of each kind. A site typically has a few dozen. */
const templateLimit = 300;

/** The renderer caches the templates that pages share. */
export function createPageRenderer(languages: Languages): PageRenderer {
  const renderer = createRenderer(languages, () => createLru(templateLimit));
  const join = createJoiner();
  return { render: (prepared, article) => join(renderer.render(prepared, article)) };
}

/**
 * Renders the `404.html` of a locale. The one at the root serves all locales, because most hosts support only that one.
 */
export function renderNotFound(context: RenderContext, locale: Locale): OutputFile {
  const { config } = context.graph;
  const page = notFoundLocation(locale);
  const isRoot = locale === config.locales[0];
  const { title } = messagesFor(context.languages, locale.htmlLang).pages.notFound;
  const siteName = localized(context, config.title, locale);
  const view: NotFoundPageView = {
    kind: 'not-found',
    variants: isRoot
      ? [...config.locales]
          .sort((a, b) => b.prefix.length - a.prefix.length)
          .map((each) => ({
            prefix: hrefOf(config, `${each.prefix}/`),
            lang: each.htmlLang,
            homeHref: hrefOf(config, `${each.prefix}/`),
          }))
      : [],
    links: sectionLinks(context, page),
  };
  const document: DocumentView<NotFoundPageView> = {
    head: {
      ...siteHead(context, locale),
      title: `${title} | ${siteName}`,
      description: undefined,
      keywords: [],
      canonical: undefined,
      noIndex: true,
      alternates: [],
      openGraph: {
        type: 'website',
        siteName,
        title: `${title} | ${siteName}`,
        description: undefined,
        url: undefined,
        image: undefined,
        locale: locale.htmlLang.replace('-', '_'),
        alternateLocales: [],
        modified: undefined,
      },
      structured: [],
    },
    shell: shellProps(context, page),
    page: view,
  };
  const { own, languages } = context;
  const content = own ? own.renderNotFound(document) : renderNotFoundDocument(document, languages);
  return { path: outputOf(page.url), content };
}

/** Returns the HTML of a one-line Markdown string of the configuration, with links to pages of the locale. */
export function inlineHtml(
  context: Pick<RenderContext, 'resolveLink'>,
  locale: Locale,
  compiled: CompiledArticle,
): string {
  const home = homeLocation(locale);
  const links = compiled.facts.references.map((reference) => context.resolveLink(home, undefined, reference));
  return insertLinks(compiled, links).join('');
}
