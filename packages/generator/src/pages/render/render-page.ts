// Renders pages to bytes.

import type { DocumentView, NotFoundPageView } from '@docsgen/contract/views';
import { type Languages, messagesFor } from '@docsgen/theme/messages';
import { type TemplatedPage, templatePage } from '@docsgen/theme/page-template';
import { type Markup, themeMarkup } from '@docsgen/theme/react-markup';
import { createRenderer } from '@docsgen/theme/render-document';
import type { CompiledArticle } from '../../model/article.ts';
import type { Locale } from '../../model/config.ts';
import type { OutputFile } from '../../model/output.ts';
import { shownPath } from '../../model/page.ts';
import { outputOf } from '../../routes/output-paths.ts';
import { homeLocation, hrefOf, notFoundLocation } from '../../routes/routes.ts';
import { createLru } from '../../text/lru.ts';
import { insertLinks } from './article.ts';
import { siteHead } from './head/head-props.ts';
import { createJoiner } from './join-chunks.ts';
import { documentView, type RenderInput } from './page-props.ts';
import { localized, type PageRenderer, type RenderContext } from './render-context.ts';
import { shellProps } from './shell-props.ts';
import { sectionLinks } from './sidebar/section-list.ts';

/** Returns a page without its article. The page contains everything that rendering needs. */
export function templateOf(context: RenderContext, input: RenderInput): TemplatedPage {
  const { head, shell, page } = documentView(context, input);
  const afterHeading =
    page.kind === 'doc' ? context.renderer.renderAfterHeading({ head, shell, page }, shownPath(input.page)) : '';
  return templatePage({ head, shell, page }, afterHeading);
}

/** Number of cached templates of each kind. A site typically has a few dozen. */
const templateLimit = 300;

interface RendererSource {
  readonly create: typeof createRenderer;
  readonly markup: Markup;
}

const theme: RendererSource = { create: createRenderer, markup: themeMarkup };

/** The renderer caches the templates that pages share. `source` belongs to the site's overrides or to the theme. */
export function createPageRenderer(languages: Languages, { create, markup }: RendererSource = theme): PageRenderer {
  const { renderPage, ...others } = create({ markup, languages, newCache: () => createLru(templateLimit) });
  const join = createJoiner();
  return { ...others, renderPage: (prepared, article) => join(renderPage(prepared, article)) };
}

/**
 * Renders the `404.html` of a locale. The 404 page at the root serves all locales, because most hosts support only one
 * 404 page.
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
  return { path: outputOf(page.url), content: context.renderer.renderNotFound(document) };
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
