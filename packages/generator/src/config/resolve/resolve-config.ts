// Adds defaults to a configuration, and reports errors that involve more than one key.
import { error } from '../../diagnostics/create.ts';
import type { PluginReference, SiteConfig } from '../../model/config.ts';
import type { Checked, Diagnostic, Position } from '../../model/diagnostic.ts';
import type { RawConfig } from '../schema/schema.ts';
import type { KeyPath } from '../yaml/yaml-source.ts';
import { checkLocalizedStrings } from './check-localized-strings.ts';
import { checkPatterns } from './check-patterns.ts';
import { checkRedirects } from './check-redirects.ts';
import { resolveBrand, resolveImage } from './resolve-brand.ts';
import { resolveFeedback } from './resolve-feedback.ts';
import { resolveFooter, resolveSocial } from './resolve-footer.ts';
import { resolveHead } from './resolve-head.ts';
import { defaultItems, type LinkContext, resolveLink, resolveNavbarItem } from './resolve-links.ts';
import { resolveLocales } from './resolve-locales.ts';
import { resolveSitePlugins } from './resolve-plugins.ts';
import { resolveSections } from './resolve-sections.ts';
import { resolveSidebars } from './resolve-sidebars.ts';
import { resolveTheme } from './resolve-theme.ts';

export interface ConfigOrigin {
  /** `undefined` if the site has no configuration file. */
  readonly file: string | undefined;
  readonly positionOf: (path: KeyPath) => Position | undefined;
}

export interface ResolvedConfig extends Checked<SiteConfig> {
  /** Paths of the values that the diagnostics refer to. */
  readonly wrongPaths: readonly KeyPath[];
}

export function resolveConfig(raw: RawConfig, origin: ConfigOrigin): ResolvedConfig {
  const diagnostics: Diagnostic[] = [];
  const wrongPaths: KeyPath[] = [];
  const report: Report = (path, message, hint) => {
    const position = origin.positionOf(path);
    diagnostics.push(error({ code: 'config', message, file: origin.file ?? '', position, hint }));
    wrongPaths.push(path);
  };
  const locales = resolveLocales(raw, origin.file === undefined ? '' : 'content/en', report);
  const sections = resolveSections(raw, report);
  const links: LinkContext = { sections, report, positionOf: origin.positionOf };
  checkLocalizedStrings(raw, locales, report);
  checkRedirects(raw, report);
  checkPatterns(raw, report);
  const hosts = [...new Set([raw.host ?? []].flat())];
  const hasPolicy = hosts.some((host) => host !== 'github-pages');
  if (raw.security?.csp && !hasPolicy)
    report(
      ['security', 'csp'],
      `'security.csp' has no effect without a 'host' that supports HTTP headers`,
      "Set 'host', or remove this key",
    );
  const contents = resolveContents(raw, report);
  const value: SiteConfig = {
    file: origin.file,
    title: raw.title,
    tagline: raw.tagline,
    url: resolveUrl(raw, report),
    baseUrl: `/${(raw.baseUrl ?? '/').split('/').filter(Boolean).join('/')}/`.replace('//', '/'),
    trailingSlash: raw.trailingSlash ?? true,
    locales,
    sections: sections.map((section, index) => ({
      ...section,
      links: (raw.sections?.[index]?.links ?? []).map((link, at) =>
        resolveLink(link, ['sections', index, 'links', at], links),
      ),
      position: raw.sections && origin.positionOf(['sections', index, 'id']),
      sidebars: resolveSidebars(raw.sections?.[index]?.sidebar, ['sections', index, 'sidebar'], { ...links, locales }),
    })),
    navbar: {
      title: raw.navbar?.title,
      items: raw.navbar?.items?.map((item, index) => resolveNavbarItem(item, index, links)) ?? defaultItems(sections),
      isWritten: (raw.navbar?.items ?? []).length > 0,
    },
    footer: raw.footer && resolveFooter(raw.footer, links),
    social: resolveSocial(raw.social, origin.positionOf),
    announcement: raw.announcement && {
      id: raw.announcement.id,
      content: raw.announcement.content,
      isCloseable: raw.announcement.closeable ?? true,
    },
    colorMode: {
      initial: raw.colorMode?.default ?? 'light',
      canSwitch: raw.colorMode?.switch ?? true,
      respectsSystem: raw.colorMode?.respectSystem ?? raw.colorMode?.default === undefined,
    },
    contents,
    editLink: raw.editLink,
    reportLink: raw.reportLink,
    feedback: resolveFeedback(raw, report),
    headTags: resolveHead(raw, report, origin),
    lastUpdated: {
      hasDate: raw.lastUpdated !== undefined && (raw.lastUpdated.date ?? true),
      hasAuthor: raw.lastUpdated?.author ?? false,
      position: origin.positionOf(['lastUpdated']),
    },
    ...resolveBrand(raw, report, origin),
    look: resolveTheme(raw, report, origin),
    homeImage: resolveImage(raw.home?.image, ['home', 'image'], origin),
    socialImage: raw.socialImage,
    sidebar: { isCollapsible: raw.sidebar?.collapsible ?? true, isCollapsed: raw.sidebar?.collapsed ?? true },
    hasBreadcrumbs: raw.breadcrumbs ?? true,
    hasSearch: raw.search !== false,
    synonyms: typeof raw.search === 'object' ? (raw.search.synonyms ?? {}) : {},
    checks: {
      links: raw.checks?.links ?? 'error',
      anchors: raw.checks?.anchors ?? 'error',
      images: raw.checks?.images ?? 'error',
      duplicateRoutes: raw.checks?.duplicateRoutes ?? 'error',
      translations: raw.checks?.translations ?? 'off',
    },
    scriptBudget:
      raw.budgets?.script === undefined
        ? undefined
        : { limit: raw.budgets.script, position: origin.positionOf(['budgets', 'script']) },
    ignoredLinks: raw.externalLinks?.ignore ?? [],
    keepAssets: raw.keepAssets ?? 7,
    allowedStaticFiles: raw.static?.allow ?? [],
    hosts,
    policySources: raw.security?.csp ?? {},
    plugins: resolveSitePlugins(raw.plugins, origin),
    redirects: (raw.redirects ?? []).flatMap((redirect, index) =>
      [redirect.from]
        .flat()
        .map((from) => ({ from, to: redirect.to, position: origin.positionOf(['redirects', index]) })),
    ),
    markdown: {
      parser: raw.markdown?.parser ?? 'native',
      highlight: raw.markdown?.highlight ?? true,
      html: raw.markdown?.html ?? 'allow',
      math: raw.markdown?.math ?? false,
      mdx: raw.markdown?.mdx ?? ((raw.markdown?.html ?? 'allow') === 'allow' ? 'files' : 'off'),
      diagrams: raw.markdown?.diagrams ?? true,
      foreignSyntax: raw.checks?.foreignSyntax ?? 'warning',
      ...(raw.tableOfContents && { contents }),
      ...(hasPolicy && { policy: raw.security?.csp ?? {} }),
      remarkPlugins: resolvePlugins(raw.markdown?.remarkPlugins, 'remarkPlugins', origin),
      rehypePlugins: resolvePlugins(raw.markdown?.rehypePlugins, 'rehypePlugins', origin),
    },
  };
  return { value, diagnostics, wrongPaths };
}

export type Report = (path: KeyPath, message: string, hint: string | undefined) => void;

function resolveContents({ tableOfContents }: RawConfig, report: Report): SiteConfig['contents'] {
  const { min = 2, max = 3 } = tableOfContents ?? {};
  if (min > max)
    report(['tableOfContents'], `'tableOfContents.min' (${min}) must not be greater than 'max' (${max})`, undefined);
  return { min, max: Math.max(min, max) };
}

function resolveUrl(raw: RawConfig, report: Report): string | undefined {
  if (raw.url === undefined) return undefined;
  const { origin, pathname } = new URL(raw.url);
  if (pathname !== '/') {
    report(
      ['url'],
      `'url' must not contain a path, but is '${raw.url}'`,
      `Use url: ${origin} and baseUrl: ${pathname}`,
    );
  }
  return origin;
}

function resolvePlugins(
  raw: NonNullable<RawConfig['markdown']>['remarkPlugins'],
  key: 'remarkPlugins' | 'rehypePlugins',
  origin: ConfigOrigin,
): readonly PluginReference[] {
  return (raw ?? []).map((plugin, index) => ({
    module: typeof plugin === 'string' ? plugin : plugin.name,
    options: typeof plugin === 'string' ? undefined : plugin.options,
    position: origin.positionOf(['markdown', key, index]),
  }));
}
