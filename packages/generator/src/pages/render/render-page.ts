// Prepares pages for rendering, and renders 404 pages.

import type { DocumentView, NotFoundPageView } from '@docsgen/contract/views';
import { type TemplatedPage, templatePage } from '@docsgen/theme/page-template';
import type { Locale } from '../../model/config.ts';
import type { OutputFile } from '../../model/output.ts';
import { shownPath } from '../../model/site.ts';
import { outputOf } from '../../routes/output-paths.ts';
import { hrefOf, notFoundLocation } from '../../routes/routes.ts';
import { siteHead } from './head/head-props.ts';
import { documentView, type RenderInput } from './page-props.ts';
import { localized, messagesOf, type RenderContext } from './render-context.ts';
import { shellProps } from './shell-props.ts';
import { sectionLinks } from './sidebar/section-list.ts';

/** Returns a page without its article. The page contains everything that rendering needs. */
export function templateOf(context: RenderContext, input: RenderInput): TemplatedPage {
  const { head, shell, page } = documentView(context, input);
  const afterHeading =
    page.kind === 'doc' ? context.renderer.renderAfterHeading({ head, shell, page }, shownPath(input.page)) : '';
  return templatePage({ head, shell, page }, afterHeading);
}

/**
 * Renders the `404.html` of a locale. The 404 page at the root serves all locales, because most hosts support only one
 * 404 page.
 */
export function renderNotFound(context: RenderContext, locale: Locale): OutputFile {
  const { config } = context.graph;
  const page = notFoundLocation(locale);
  const isRoot = locale === config.locales[0];
  const { title } = messagesOf(context, { locale }).pages.notFound;
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
      keywords: '',
      noIndex: true,
      alternates: [],
      openGraph: {
        type: 'website',
        siteName,
        title: `${title} | ${siteName}`,
        locale: locale.htmlLang.replace('-', '_'),
        alternateLocales: [],
      },
      structured: [],
    },
    shell: shellProps(context, page),
    page: view,
  };
  return { path: outputOf(page.url), content: context.renderer.renderNotFound(document) };
}
