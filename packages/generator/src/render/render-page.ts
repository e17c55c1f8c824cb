// A page as a file.

import { articleStringsFor } from '@docsgen/theme/article-strings';
import { type PreparedDocument, prepareDocument } from '@docsgen/theme/prepared-document';
import type { DocumentView, NotFoundPageView } from '@docsgen/theme/props';
import { createRenderer, renderNotFoundDocument } from '@docsgen/theme/render-document';
import { stringsFor } from '@docsgen/theme/strings';
import { hrefOf } from '../graph/routes.ts';
import type { ArticleStrings } from '../model/article-strings.ts';
import type { Locale } from '../model/config.ts';
import type { OutputFile } from '../model/output.ts';
import type { OutputPath, PageId, PageKey, UrlPath } from '../model/paths.ts';
import type { CompiledPage, PagePlace } from '../model/site.ts';
import { fillArticle } from './article.ts';
import { siteHead } from './head-props.ts';
import { createJoiner } from './join-pieces.ts';
import { documentView, type RenderInput, sectionLinks } from './page-props.ts';
import { localized, type RenderContext } from './render-context.ts';
import { shellView } from './shell-props.ts';

/** A page without its article: what it looks like depends on nothing else, and it can be sent to another thread. */
export type PreparedPage = PreparedDocument;

export function preparePage(context: RenderContext, input: RenderInput): PreparedPage {
  return prepareDocument(documentView(context, input));
}

export interface PageRenderer {
  /** The file of a page; `article`: its pieces, `[]` where it has none. */
  readonly render: (prepared: PreparedPage, article: readonly string[]) => Uint8Array;
}

/** Keeps what pages have in common. */
export function createPageRenderer(): PageRenderer {
  const renderer = createRenderer();
  const join = createJoiner();
  return { render: (prepared, article) => join(renderer.render(prepared, article)) };
}

/** The words docsgen puts into articles of a language. */
export function articleStrings(lang: string): ArticleStrings {
  return articleStringsFor(lang);
}

/** `404.html` of one locale. The root one speaks for all, because most hosts know only that one. */
export function renderNotFound(context: RenderContext, locale: Locale): OutputFile {
  const { config } = context.graph;
  const page = notFoundPlace(locale);
  const isRoot = locale === config.locales[0];
  const { title } = stringsFor(locale.htmlLang).notFound;
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
    shell: shellView(context, page),
    page: view,
  };
  return { path: page.url.slice(1) as OutputPath, content: renderNotFoundDocument(document) };
}

/** A place no link can mean, so that nothing is marked as current there. */
function notFoundPlace(locale: Locale): PagePlace {
  return placeOf(locale, 'not-found', `${locale.prefix}/404.html`);
}

function placeOf(locale: Locale, id: string, url: string): PagePlace {
  return {
    key: `${locale.code}|${id}` as PageKey,
    id: id as PageId,
    locale,
    url: url as UrlPath,
    section: undefined,
    version: undefined,
  };
}

/** A line of the configuration that stands on every page, with its links leading into the locale. */
export function fillConfigured(context: Pick<RenderContext, 'fill'>, locale: Locale, compiled: CompiledPage): string {
  const place = placeOf(locale, 'home', `${locale.prefix}/`);
  const fills = compiled.facts.references.map((reference) => context.fill(place, undefined, reference));
  return fillArticle(compiled, fills).join('');
}
