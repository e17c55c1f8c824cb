// Props of the `<head>`: metadata for search engines, link previews and browsers.

import type { AlternateView, BreadcrumbView, HeadView, IconView } from '@docsgen/contract/views';
import type { Locale } from '../../../model/config.ts';
import { isSourced, type Page, type SiteGraph } from '../../../model/site.ts';
import {
  faviconPath,
  iconPaths,
  localManifestPath,
  searchDescriptionPath,
  webManifestPath,
} from '../../../routes/output-paths.ts';
import { hrefOf } from '../../../routes/routes.ts';
import {
  absolute,
  inLocale,
  lastUpdateOf,
  localized,
  type RenderContext,
  type SiteContext,
} from '../render-context.ts';
import { headTagView } from './head-tag-view.ts';
import { imageOf } from './page-image.ts';
import { postFeeds, postJsonLd, postOpenGraph } from './post-head-props.ts';
import { stylesheetsOf } from './stylesheet-props.ts';

export function headView(context: RenderContext, page: Page, breadcrumbs: readonly BreadcrumbView[]): HeadView {
  const { config } = context.graph;
  const { locale } = page;
  const common = siteHead(context, locale);
  const own = isSourced(page) ? page.parsed.change?.head : undefined;
  const siteName = localized(context, config.title, locale);
  const title = page.title === siteName ? siteName : `${page.title} | ${siteName}`;
  const canonical = page.isUnlisted ? undefined : absolute(context, hrefOf(config, canonicalPage(context, page).url));
  const alternates = page.isUnlisted ? [] : alternatesOf(context, page);
  return {
    ...common,
    ...(own && { ownTags: own.map((tag) => headTagView(config, tag)) }),
    title,
    description: page.description,
    keywords: (isSourced(page) ? page.parsed.frontMatter.keywords : page.keywords).join(', '),
    canonical,
    noIndex: page.isUnlisted,
    alternates,
    openGraph: {
      type: page.kind === 'doc' ? 'article' : 'website',
      siteName,
      title,
      description: page.description,
      url: canonical,
      image: imageOf(context, page),
      locale: locale.htmlLang.replace('-', '_'),
      alternateLocales: config.locales
        .filter((each) => each !== locale && inLocale(context, page, each)?.translation !== 'missing')
        .map((each) => each.htmlLang.replace('-', '_')),
      modified: page.kind === 'doc' ? lastUpdateOf(context, page)?.date : undefined,
      ...(page.kind === 'doc' && page.post && { article: postOpenGraph(context, page) }),
    },
    structured: [...breadcrumbList(context, page, breadcrumbs), ...postJsonLd(context, page, canonical)].map((object) =>
      JSON.stringify(object).replaceAll('<', '\\u003c'),
    ),
    ...(page.section?.posts && { feeds: postFeeds(context, page) }),
  };
}

/** Props that are the same on every page of a locale. */
export function siteHead(context: SiteContext, locale: Locale) {
  const { assets, graph } = context;
  const href = (path: string): string => hrefOf(graph.config, path);
  const { config } = graph;
  const styles = stylesheetsOf(context);
  return {
    stylesheets: styles.head,
    criticalCss: styles.critical,
    shellScript: href(assets.shellScript),
    messagesScript: href(assets.messageScripts.get(locale.htmlLang) ?? ''),
    inlineScript: config.announcement === undefined ? assets.inlineScript : assets.announcedScript,
    baseUrlScript: assets.baseUrlScript,
    icons: iconViews(graph),
    manifest: href(graph.brand.favicon ? localManifestPath(locale) : webManifestPath),
    search:
      config.search.isEnabled && config.url !== undefined
        ? { href: href(searchDescriptionPath(locale)), title: localized(context, config.title, locale) }
        : undefined,
    generator: context.generator,
    tags: config.headTags.map((tag) => headTagView(config, tag)),
  } satisfies Partial<HeadView>;
}

/** Lists the site's favicon with the icons that are generated from it. The hash in the URLs changes with the file. */
function iconViews({ config, brand: { favicon } }: SiteGraph): readonly IconView[] {
  const href = (path: string): string => hrefOf(config, path);
  if (favicon === undefined) return [{ href: href(faviconPath), type: 'image/svg+xml' }];
  const version = `?${favicon.hash}`;
  const { path, type } = favicon;
  return [
    // `sizes` is set because some browsers otherwise prefer this icon to the SVG.
    ...(type === 'image/x-icon' ? [] : [{ href: href(iconPaths.ico), sizes: '32x32' }]),
    { href: href(path) + version, type },
    { rel: 'apple-touch-icon', href: href(iconPaths.apple) + version },
  ];
}

/** Returns the page that search engines should index: the original if the translation is missing. */
function canonicalPage(context: RenderContext, page: Page): Page {
  if (page.translation !== 'missing') return page;
  const { locales } = context.graph.config;
  const original = locales
    .map((locale) => inLocale(context, page, locale))
    .find((each) => each?.translation === 'original');
  return original ?? page;
}

/** Translations of a page, without the pages that show the original because their translation is missing. */
function alternatesOf(context: RenderContext, page: Page): readonly AlternateView[] {
  const { config } = context.graph;
  const translated = config.locales.flatMap((locale) => {
    const other = inLocale(context, page, locale);
    const href =
      other && !other.isUnlisted && other.translation !== 'missing'
        ? absolute(context, hrefOf(config, other.url))
        : undefined;
    return href === undefined ? [] : [{ hrefLang: locale.htmlLang, href }];
  });
  const [first] = translated;
  if (first === undefined || translated.length < 2 || page.translation === 'missing') return [];
  return [...translated, { hrefLang: 'x-default', href: first.href }];
}

function breadcrumbList(context: RenderContext, page: Page, breadcrumbs: readonly BreadcrumbView[]): readonly object[] {
  if (breadcrumbs.length < 2 || context.graph.config.url === undefined) return [];
  const currentHref = hrefOf(context.graph.config, page.url);
  const items = breadcrumbs.flatMap((crumb, index) => {
    const isLast = index === breadcrumbs.length - 1;
    const item = isLast
      ? absolute(context, currentHref)
      : crumb.href === undefined
        ? undefined
        : absolute(context, crumb.href);
    return item === undefined ? [] : [{ name: crumb.label, item }];
  });
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: items.map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry })),
    },
  ];
}
