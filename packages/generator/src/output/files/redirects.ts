// Redirect pages, which work with and without JavaScript.

import type { ConfiguredRedirect, Locale } from '../../model/config.ts';
import { type Checked, type Diagnostic, error } from '../../model/diagnostic.ts';
import type { OutputFile } from '../../model/output.ts';
import type { UrlPath } from '../../model/paths.ts';
import type { Page, SiteGraph } from '../../model/site.ts';
import { outputOf } from '../../routes/output-paths.ts';
import { hrefOf, pageKeyOf, urlFromPath, urlKey } from '../../routes/routes.ts';
import { isExternalTarget, isWildcard } from '../../routes/wildcard-redirects.ts';
import { splitHref } from '../../text/hrefs.ts';
import { escapeHtml } from '../../text/html/escape.ts';
import { didYouMean, mustBe } from '../../text/wording.ts';
import { checkWildcards } from './wildcard-files.ts';

/**
 * Preserves the query and hash of the request, unless the target has a query or hash itself. The script is the same on
 * every page, so that its hash can be in the Content-Security-Policy.
 */
export const redirectScript =
  '{const to=new URL(document.currentScript.dataset.to,location);' +
  'to.search||=location.search;to.hash||=location.hash;location.replace(to)}';

/** Returns a page for each redirect and each of `locales`. */
export function redirectFiles(graph: SiteGraph, locales: readonly Locale[]): readonly OutputFile[] {
  return redirectsOf(graph)
    .filter(({ locale }) => locales.includes(locale))
    .map(({ locale, from, href }) => ({ path: outputOf(from), content: redirectPage(href, locale, graph.config.url) }));
}

/** Reports problems with redirects only for the default locale, so that each problem is reported once. */
export function checkRedirects(graph: SiteGraph): readonly Diagnostic[] {
  return [
    ...exactIn(graph).flatMap((redirect) => redirectsFrom(graph, redirect).diagnostics),
    ...checkWildcards(graph),
    ...graph.config.redirects.flatMap((redirect) => checkPrefixes(graph, redirect)),
  ];
}

/**
 * Reports paths that include `baseUrl` or a language, which are added to every redirect. A wrong `from` is only a
 * warning, because an earlier version of the site may have had such a page.
 */
function checkPrefixes(graph: SiteGraph, redirect: ConfiguredRedirect): readonly Diagnostic[] {
  const { config, pages } = graph;
  const [first, ...others] = config.locales;
  const startsWith = (path: string, prefix: string): boolean => `${urlKey(path)}/`.startsWith(`${urlKey(prefix)}/`);
  const isOwn = (prefix: string): boolean =>
    config.sections.some(({ basePath }) => startsWith(basePath, prefix)) ||
    [...pages.values()].some(({ locale, url }) => locale === first && startsWith(url, prefix));
  const prefixes = [
    ["without 'baseUrl'", config.baseUrl.slice(0, -1)],
    ...others.map(({ prefix }) => ['without the language', prefix] as const),
  ] as const;
  return (['from', 'to'] as const).flatMap((key) => {
    const path = splitHref(redirect[key]).path;
    const found = prefixes.find(([, prefix]) => prefix !== '' && startsWith(path, prefix) && !isOwn(prefix));
    if (found === undefined) return [];
    const [what, prefix] = found;
    const hint = `Write /${redirect[key].slice(prefix.length).replace(/^\/+/, '')}`;
    const message = mustBe(key, `a path ${what}`, redirect[key]);
    return [{ ...redirectError(graph, redirect, { message, hint }), severity: key === 'to' ? 'error' : 'warning' }];
  });
}

/** A redirect in one language. */
export interface Redirect {
  readonly locale: Locale;
  readonly from: UrlPath;
  readonly href: string;
}

/** Returns all valid redirects without a wildcard, in every language. */
export function redirectsOf(graph: SiteGraph): readonly Redirect[] {
  return exactIn(graph).flatMap((redirect) => redirectsFrom(graph, redirect).value);
}

function exactIn({ config }: SiteGraph): readonly ConfiguredRedirect[] {
  return config.redirects.filter((redirect) => !isWildcard(redirect));
}

function redirectsFrom(graph: SiteGraph, redirect: ConfiguredRedirect): Checked<readonly Redirect[]> {
  const { config } = graph;
  const { from, to } = redirect;
  const { path } = splitHref(to);
  const target = graph.byUrl.get(urlKey(path));
  const page = target === undefined ? undefined : graph.pages.get(target);
  const urlIn = (locale: Locale): Page['url'] | undefined => page && graph.pages.get(pageKeyOf(locale, page.id))?.url;
  const hrefIn = (locale: Locale): string | undefined => {
    if (isExternalTarget(to)) return new URL(to).href;
    const url = urlIn(locale);
    return url === undefined ? undefined : hrefOf(config, url) + to.slice(path.length);
  };
  const isTaken = (locale: Locale): boolean => graph.byUrl.has(urlKey(urlFromPath({ config, locale }, from)));
  const value = config.locales.flatMap((locale): readonly Redirect[] => {
    const href = hrefIn(locale);
    if (href === undefined || isTaken(locale)) return [];
    return [{ locale, from: urlFromPath({ config, locale }, from), href }];
  });
  const [first] = config.locales;
  const diagnostics: Diagnostic[] = [];
  if (isTaken(first)) {
    diagnostics.push(
      redirectError(graph, redirect, {
        message: `The redirect from ${from} would hide the page at this URL`,
        hint: undefined,
      }),
    );
  }
  if (hrefIn(first) === undefined) {
    const hint = didYouMean(path, graph.byUrl.keys());
    diagnostics.push(redirectError(graph, redirect, { message: `Redirect target ${to} does not exist`, hint }));
  }
  return { value, diagnostics };
}

function redirectError(
  { config }: SiteGraph,
  { position }: ConfiguredRedirect,
  what: Pick<Diagnostic, 'message' | 'hint'>,
): Diagnostic {
  return error({ code: 'redirect', ...what, file: config.file ?? '', position });
}

function redirectPage(href: string, locale: Locale, origin: string | undefined): string {
  const shown = escapeHtml(href);
  const start = isExternalTarget(href) ? '' : origin;
  const canonical = start === undefined ? '' : `<link rel="canonical" href="${start}${shown}">`;
  return [
    `<!doctype html><html lang="${locale.htmlLang}" dir="${locale.direction}"><head><meta charset="utf-8">`,
    `<title>${shown}</title><meta name="robots" content="noindex">${canonical}`,
    `<script data-to="${shown}">${redirectScript}</script>`,
    `<meta http-equiv="refresh" content="0; url=${shown}"></head>`,
    `<body><a href="${shown}">${shown}</a></body></html>\n`,
  ].join('');
}
