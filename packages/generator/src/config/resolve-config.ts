// Fills in what an author left out, and finds the mistakes that only show when keys are seen together.
import type { PluginReference, SiteConfig } from '../model/config.ts';
import type { Checked, Diagnostic, Position } from '../model/diagnostic.ts';
import type { KeyPath } from '../text/yaml-source.ts';
import { checkTexts } from './check-texts.ts';
import { defaultItems, type LinkContext, resolveLink, resolveNavbarItem } from './resolve-links.ts';
import { resolveLocales } from './resolve-locales.ts';
import { checkAddress, resolveSections } from './resolve-sections.ts';
import type { RawConfig } from './schema.ts';

export interface ConfigOrigin {
  /** `undefined` where a site is built without a configuration. */
  readonly file: string | undefined;
  readonly positionOf: (path: KeyPath) => Position | undefined;
}

export function resolveConfig(raw: RawConfig, origin: ConfigOrigin): Checked<SiteConfig> {
  const diagnostics: Diagnostic[] = [];
  const report: Report = (path, message, hint) =>
    diagnostics.push({
      code: 'config',
      severity: 'error',
      message,
      file: origin.file ?? '',
      position: origin.positionOf(path),
      hint,
      related: [],
    });
  const locales = resolveLocales(raw, origin.file !== undefined, report);
  const sections = resolveSections(raw, report);
  const links: LinkContext = { sections, report, positionOf: origin.positionOf };
  checkTexts(raw, locales, report);
  for (const [index, { from }] of (raw.redirects ?? []).entries()) {
    for (const path of [from].flat()) checkAddress(path, ['redirects', index, 'from'], report);
  }
  const min = raw.tableOfContents?.min ?? 2;
  const max = raw.tableOfContents?.max ?? 3;
  if (min > max)
    report(['tableOfContents'], `'tableOfContents.min' (${min}) must not be greater than 'max' (${max})`, undefined);
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
    })),
    navbar: {
      title: raw.navbar?.title,
      items: raw.navbar?.items?.map((item, index) => resolveNavbarItem(item, index, links)) ?? defaultItems(sections),
    },
    footer: raw.footer && {
      copyright: raw.footer.copyright,
      links: (raw.footer.links ?? []).map((link, index) => resolveLink(link, ['footer', 'links', index], links)),
    },
    announcement: raw.announcement && {
      id: raw.announcement.id,
      content: raw.announcement.content,
      isCloseable: raw.announcement.closeable ?? true,
    },
    colorMode: {
      initial: raw.colorMode?.default ?? 'light',
      canSwitch: raw.colorMode?.switch ?? true,
      respectsSystem: raw.colorMode?.respectSystem ?? false,
    },
    contents: { min, max: Math.max(min, max) },
    editLink: raw.editLink,
    lastUpdated: {
      hasDate: raw.lastUpdated !== undefined && (raw.lastUpdated.date ?? true),
      hasAuthor: raw.lastUpdated?.author ?? false,
      position: origin.positionOf(['lastUpdated']),
    },
    socialImage: raw.socialImage,
    sidebar: { isCollapsible: raw.sidebar?.collapsible ?? true, isCollapsed: raw.sidebar?.collapsed ?? true },
    hasBreadcrumbs: raw.breadcrumbs ?? true,
    hasSearch: raw.search ?? true,
    checks: {
      links: raw.checks?.links ?? 'error',
      anchors: raw.checks?.anchors ?? 'error',
      images: raw.checks?.images ?? 'error',
      duplicateRoutes: raw.checks?.duplicateRoutes ?? 'error',
    },
    scriptBudget:
      raw.budgets?.script === undefined
        ? undefined
        : { limit: raw.budgets.script, position: origin.positionOf(['budgets', 'script']) },
    redirects: (raw.redirects ?? []).flatMap((redirect, index) =>
      [redirect.from]
        .flat()
        .map((from) => ({ from, to: redirect.to, position: origin.positionOf(['redirects', index]) })),
    ),
    markdown: {
      parser: raw.markdown?.parser ?? 'native',
      highlight: raw.markdown?.highlight ?? true,
      remarkPlugins: resolvePlugins(raw.markdown?.remarkPlugins, 'remarkPlugins', origin),
      rehypePlugins: resolvePlugins(raw.markdown?.rehypePlugins, 'rehypePlugins', origin),
    },
  };
  return { value, diagnostics };
}

export type Report = (path: KeyPath, message: string, hint: string | undefined) => void;

function resolveUrl(raw: RawConfig, report: Report): string | undefined {
  if (raw.url === undefined) return undefined;
  const { origin, pathname } = new URL(raw.url);
  if (pathname !== '/') {
    report(['url'], `'url' must not have a path, not '${raw.url}'`, `Write url: ${origin} and baseUrl: ${pathname}`);
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
