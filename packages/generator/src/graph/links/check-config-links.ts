// Checks links in the configuration, which are in the navbar, footer, sidebars, announcement and copyright, and the
// anchors of redirects.

import type { CompiledArticle, FactsBySource } from '../../model/article.ts';
import type { ConfiguredLink, Locale, SiteConfig } from '../../model/config.ts';
import { type Diagnostic, diagnostic } from '../../model/diagnostic.ts';
import type { PageLocation, SiteGraph } from '../../model/site.ts';
import { pageIdIn, pageKeyOf, sidebarKey, urlKey } from '../../routes/routes.ts';
import { decodePath, runsCode, splitHref } from '../../text/hrefs.ts';
import { brokenAnchor, brokenLink, didYouMean } from '../../text/wording.ts';
import { codeLink } from './code-link.ts';
import { resolveReference } from './resolve-reference.ts';

/** Checks links in the announcement or the copyright, relative to any page of the same locale. */
export function checkInlineText(
  graph: SiteGraph,
  name: 'announcement' | 'copyright',
  text: ReadonlyMap<Locale, CompiledArticle>,
): readonly Diagnostic[] {
  const { checks, file } = graph.config;
  const severity = checks.links;
  return [...text].flatMap(([locale, { facts }]) => {
    const page = [...graph.pages.values()].find((each) => each.locale === locale);
    return facts.references.flatMap((reference) => {
      const { href } = reference;
      if (runsCode(href, reference.use)) return [codeLink(href, { file: file ?? '', position: undefined })];
      if (!page || severity === 'off') return [];
      if (resolveReference(graph, { page, file: undefined }, reference).kind !== 'broken') return [];
      const broken = diagnostic(severity, {
        code: 'broken-link',
        message: `Broken link in '${name}': ${href} does not exist`,
        file: file ?? '',
        hint: didYouMean(href, graph.byUrl.keys()),
      });
      return [broken];
    });
  });
}

/** Checks links in the navbar, the footer and the sidebars. */
export function checkConfigLinks(graph: SiteGraph): readonly Diagnostic[] {
  const { checks, file = '' } = graph.config;
  const severity = checks.links;
  const home = [...graph.pages.values()][0];
  if (!home || severity === 'off') return [];
  const configured = configuredLinks(graph.config).map((link) => ({ link, file, from: home }));
  return [...configured, ...graph.sidebarLinks].flatMap(({ link: { target, position }, file: written, from }) => {
    const found = problemIn(graph, from, target);
    return found === undefined
      ? []
      : [diagnostic(severity, { code: 'broken-link', ...found, file: written, position })];
  });
}

type PlacedTarget = Pick<ConfiguredLink, 'target' | 'position'>;

export function configuredLinks({ navbar, footer, social, sections }: SiteConfig): readonly PlacedTarget[] {
  return [
    ...navbar.items.flatMap((item) => (item.kind === 'link' ? [item] : item.kind === 'dropdown' ? item.items : [])),
    ...(footer?.columns ?? []).flatMap(({ links }) => links),
    ...(footer?.links ?? []),
    ...social,
    ...sections.flatMap((section) => section.links),
  ];
}

type LinkProblem = Pick<Diagnostic, 'message' | 'hint'>;

/** `home` is a location in the default locale, relative to which links are resolved. */
function problemIn(graph: SiteGraph, home: PageLocation, target: ConfiguredLink['target']): LinkProblem | undefined {
  if (target.kind === 'page') {
    const resolution = resolveReference(graph, { page: home, file: undefined }, { href: target.to, use: 'link' });
    if (resolution.kind !== 'broken') return undefined;
    return { message: brokenLink(target.to), hint: didYouMean(target.to, graph.byUrl.keys()) };
  }
  if (target.kind === 'sidebar') return noSidebar(graph, home, target);
  if (target.kind === 'external' || target.page === undefined) return undefined;
  const id = pageIdIn(target.section, target.page);
  if (graph.pages.has(pageKeyOf(home.locale, id))) return undefined;
  const ids = [...graph.pages.values()].filter((page) => page.locale === home.locale).map((page) => page.id);
  return {
    message: `The section '${target.section}' has no page '${target.page}'`,
    hint: didYouMean(id, ids, (meant) => meant.replace(`${target.section}:`, '')),
  };
}

function noSidebar(
  { locales }: SiteGraph,
  { locale }: PageLocation,
  { section, sidebar }: Extract<ConfiguredLink['target'], { readonly kind: 'sidebar' }>,
): LinkProblem | undefined {
  const sidebars = locales.get(locale.code)?.sidebars;
  if (sidebars?.has(sidebarKey(section, sidebar))) return undefined;
  const start = sidebarKey(section, '');
  const names = [...(sidebars?.keys() ?? [])].flatMap((key) =>
    key.startsWith(start) ? [key.slice(start.length)] : [],
  );
  return { message: `The section '${section}' has no sidebar '${sidebar}'`, hint: didYouMean(sidebar, names) };
}

/**
 * Checks anchors in redirect targets in the default locale. Anchors on pages without facts, which are in other shards,
 * are assumed to exist.
 */
export function checkRedirectAnchors({ config, byUrl, pages }: SiteGraph, facts: FactsBySource): readonly Diagnostic[] {
  const level = config.checks.anchors;
  if (level === 'off') return [];
  return config.redirects.flatMap(({ to, position }) => {
    const { path, hash = '' } = splitHref(to);
    const key = byUrl.get(urlKey(path));
    const page = key && pages.get(key);
    if (!page || hash === '') return [];
    const anchors = page.kind === 'category' ? [] : facts.get(page.parsed.file.path)?.anchors;
    if (!anchors || anchors.includes(decodePath(hash))) return [];
    const message = brokenAnchor('redirect', hash, `on the page ${page.url}`);
    const hint = didYouMean(hash, anchors, (id) => `#${id}`);
    return [diagnostic(level, { code: 'broken-anchor', message, file: config.file ?? '', position, hint })];
  });
}
