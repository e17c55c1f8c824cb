// Fills in what an author left out, and finds the mistakes that only show when keys are seen together.
import type {
  ConfiguredLink,
  ConfiguredNavbarItem,
  Locale,
  LocalizedText,
  PluginReference,
  Section,
  SiteConfig,
} from '../model/config.ts';
import type { Checked, Diagnostic, Position } from '../model/diagnostic.ts';
import type { SectionId } from '../model/paths.ts';
import { didYouMean } from '../text/suggest.ts';
import { resolveLocales } from './resolve-locales.ts';
import { resolveSections } from './resolve-sections.ts';
import type { RawConfig, RawLink, RawNavbarItem } from './schema.ts';
import type { KeyPath } from '../text/yaml-source.ts';

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
  const min = raw.tableOfContents?.min ?? 2;
  const max = raw.tableOfContents?.max ?? 3;
  if (min > max) report(['tableOfContents'], `'tableOfContents.min' (${min}) must not be greater than 'max' (${max})`, undefined);
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
      links: (raw.sections?.[index]?.links ?? []).map((link, at) => resolveLink(link, ['sections', index, 'links', at], links)),
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
    redirects: (raw.redirects ?? []).flatMap((redirect, index) =>
      [redirect.from].flat().map((from) => ({ from, to: redirect.to, position: origin.positionOf(['redirects', index]) })),
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

interface LinkContext {
  readonly sections: readonly Section[];
  readonly report: Report;
  readonly positionOf: ConfigOrigin['positionOf'];
}

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

function defaultItems(sections: readonly Section[]): readonly ConfiguredNavbarItem[] {
  if (sections.length < 2) return [];
  return sections.map((section) => ({
    kind: 'link',
    label: section.label,
    target: { kind: 'section', section: section.id, page: undefined },
    activePath: section.basePath,
    side: 'start',
    position: undefined,
  }));
}

function resolveNavbarItem(item: RawNavbarItem, index: number, context: LinkContext): ConfiguredNavbarItem {
  const path = ['navbar', 'items', index];
  const side = item.position === 'right' ? 'end' : 'start';
  if (item.items === undefined) return { kind: 'link', ...resolveLink(item, path, context), side };
  const extra = (['to', 'href', 'section'] as const).find((key) => item[key] !== undefined);
  if (extra) context.report([...path, extra], `A menu with 'items' has no '${extra}' of its own`, undefined);
  return {
    kind: 'dropdown',
    label: item.label,
    items: item.items.map((link, at) => resolveLink(link, [...path, 'items', at], context)),
    side,
  };
}

function resolveLink(link: RawLink, path: KeyPath, context: LinkContext): ConfiguredLink {
  const given = (['to', 'href', 'section'] as const).filter((key) => link[key] !== undefined);
  if (given.length !== 1) {
    const found = given.length === 0 ? 'it has none' : `it has ${given.map((key) => `'${key}'`).join(' and ')}`;
    context.report(path, `A link needs exactly one of 'to', 'href' and 'section'; ${found}`, undefined);
  }
  if (link.page !== undefined && link.section === undefined) {
    context.report([...path, 'page'], `'page' needs 'section' beside it`, undefined);
  }
  const section = link.section === undefined ? undefined : findSection(link.section, path, context);
  return {
    label: link.label,
    target: targetOf(link, section),
    activePath: link.activePath ?? section?.basePath,
    side: 'start',
    position: context.positionOf([...path, given[0] ?? 'label']),
  };
}

function targetOf(link: RawLink, section: Section | undefined): ConfiguredLink['target'] {
  if (section) return { kind: 'section', section: section.id, page: link.page };
  if (link.href !== undefined) return { kind: 'external', href: link.href };
  return { kind: 'page', to: `/${(link.to ?? '').replace(/^\/+/, '')}` };
}

function findSection(id: string, path: KeyPath, context: LinkContext): Section | undefined {
  const section = context.sections.find((each) => each.id === (id as SectionId));
  if (!section) {
    const known = context.sections.map((each) => each.id);
    context.report(
      [...path, 'section'],
      `The section '${id}' is not configured`,
      didYouMean(id, known) ?? `Sections of this site: ${known.join(', ')}`,
    );
  }
  return section;
}

/** A text by locale must name locales of this site, and have a word for the default one. */
function checkTexts(raw: RawConfig, locales: readonly Locale[], report: Report): void {
  const codes = locales.map((locale) => locale.code as string);
  const defaultCode = codes[0] ?? '';
  const visit = (text: LocalizedText | undefined, path: KeyPath): void => {
    if (text === undefined || typeof text === 'string') return;
    for (const code of Object.keys(text)) {
      if (!codes.includes(code)) {
        report([...path, code], `'${code}' is not a locale of this site`, didYouMean(code, codes) ?? `Locales: ${codes.join(', ')}`);
      }
    }
    if (text[defaultCode] === undefined) report(path, `The text for the default locale '${defaultCode}' is missing`, undefined);
  };
  visit(raw.title, ['title']);
  visit(raw.tagline, ['tagline']);
  visit(raw.navbar?.title, ['navbar', 'title']);
  visit(raw.footer?.copyright, ['footer', 'copyright']);
  visit(raw.announcement?.content, ['announcement', 'content']);
  visitLabels(raw.footer?.links, ['footer', 'links'], visit);
  visitLabels(raw.navbar?.items, ['navbar', 'items'], visit);
  for (const [index, item] of (raw.navbar?.items ?? []).entries()) {
    visitLabels(item.items, ['navbar', 'items', index, 'items'], visit);
  }
  visitLabels(raw.sections, ['sections'], visit);
  for (const [index, section] of (raw.sections ?? []).entries()) {
    visitLabels(section.links, ['sections', index, 'links'], visit);
    visitLabels(section.versions, ['sections', index, 'versions'], visit);
  }
}

function visitLabels(
  items: readonly { readonly label?: LocalizedText | undefined }[] | undefined,
  path: KeyPath,
  visit: (text: LocalizedText | undefined, path: KeyPath) => void,
): void {
  for (const [index, item] of (items ?? []).entries()) visit(item.label, [...path, index, 'label']);
}
