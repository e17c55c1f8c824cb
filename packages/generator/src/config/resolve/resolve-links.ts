// Resolves links in the navbar, sidebars, the footer and `social`. Each link has exactly one target: a page, a section
// or an external URL.

import type { ConfiguredLink, ConfiguredNavbarItem, Locale, Section, SiteConfig } from '../../model/config.ts';
import type { KeyPath } from '../../model/diagnostic.ts';
import type { SectionId } from '../../model/paths.ts';
import type { ParsedLink, ParsedMenuLink, ParsedNavbarItem } from '../../model/schema/navigation-schema.ts';
import type { ParsedConfig } from '../../model/schema/site-schema.ts';
import { didYouMean, unknownName, usedTogether, useOneOf } from '../../text/wording.ts';
import { readSidebars } from '../sidebars/read-sidebars.ts';
import type { ConfigOrigin, Report } from './report.ts';

interface LinkContext {
  readonly sections: readonly Section[];
  readonly locales: readonly Locale[];
  readonly report: Report;
  readonly positionOf: ConfigOrigin['positionOf'];
}

export function resolveNavbar({ navbar: { title, items } }: ParsedConfig, context: LinkContext): SiteConfig['navbar'] {
  return {
    title,
    items: items?.map((item, index) => resolveNavbarItem(item, index, context)) ?? defaultItems(context.sections),
    isWritten: items !== undefined && items.length > 0,
  };
}

/** Returns the sections with their links and sidebars, and the positions of their ids. */
export function resolveSectionLinks({ sections: parsed }: ParsedConfig, context: LinkContext): readonly Section[] {
  return context.sections.map((section, index) => {
    const { links = [], sidebar } = parsed?.[index] ?? {};
    const path = ['sections', index];
    return {
      ...section,
      links: links.map((link, at) => resolveLink(link, [...path, 'links', at], context)),
      position: parsed && context.positionOf([...path, 'id']),
      sidebars: resolveSidebars(sidebar, [...path, 'sidebar'], context),
    };
  });
}

/** Resolves sidebars in the configuration, which have the same format as `sidebar.yaml`. */
function resolveSidebars(value: unknown, at: KeyPath, { locales, report, positionOf }: LinkContext) {
  if (value === undefined) return undefined;
  return readSidebars({
    value,
    locales: locales.map(({ code }) => code),
    positionOf: (path) => positionOf([...at, ...path]),
    report: ({ path, message, hint }) => report([...at, ...path], message, hint),
  });
}

function defaultItems(sections: readonly Section[]): readonly ConfiguredNavbarItem[] {
  // If the only section is at the root, the site title already links to it.
  if (sections.length === 1 && sections[0]?.basePath === '') return [];
  return sections.map((section) => ({
    kind: 'link',
    label: section.label,
    target: { kind: 'section', section: section.id, page: undefined },
    activePath: section.basePath,
    side: 'start',
    description: undefined,
    position: undefined,
  }));
}

function resolveNavbarItem(item: ParsedNavbarItem, index: number, context: LinkContext): ConfiguredNavbarItem {
  const path = ['navbar', 'items', index];
  const side = item.position === 'right' ? 'end' : 'start';
  if (item.versions !== undefined) return resolveVersions({ ...item, versions: item.versions }, path, context);
  if (item.label === undefined) context.report(path, `'navbar.items[${index}].label' is missing`, undefined);
  const label = item.label ?? '';
  if (item.items === undefined) return { kind: 'link', ...resolveLink({ ...item, label }, path, context), side };
  const extra = (['to', 'href', 'section'] as const).find((key) => item[key] !== undefined);
  if (extra) context.report([...path, extra], usedTogether('items', extra), undefined);
  return {
    kind: 'dropdown',
    label,
    items: item.items.map((link, at) => resolveLink(link, [...path, 'items', at], context)),
    side,
  };
}

function resolveVersions(
  item: ParsedNavbarItem & { readonly versions: string },
  path: KeyPath,
  context: LinkContext,
): ConfiguredNavbarItem {
  const extra = (['to', 'href', 'section', 'items'] as const).find((key) => item[key] !== undefined);
  if (extra) context.report([...path, extra], usedTogether('versions', extra), undefined);
  const section = findSection(item.versions, [...path, 'versions'], context);
  if (section?.versions.length === 1) {
    const message = `The section '${section.id}' has only one version`;
    context.report([...path, 'versions'], message, `Add versions to the section in 'sections', or remove the menu`);
  }
  const side = item.position === 'right' ? 'end' : 'start';
  return { kind: 'versions', section: item.versions as SectionId, label: item.label, side };
}

function resolveLink(
  link: ParsedLink & Pick<ParsedMenuLink, 'description'>,
  path: KeyPath,
  context: LinkContext,
): ConfiguredLink {
  const given = (['to', 'href', 'section'] as const).filter((key) => link[key] !== undefined);
  if (given.length !== 1) {
    const found = given.length === 0 ? 'none' : given.map((key) => `'${key}'`).join(' and ');
    context.report(path, `A link must have exactly one of 'to', 'href' and 'section', but has ${found}`, undefined);
  }
  if (link.page !== undefined && link.section === undefined) {
    context.report([...path, 'page'], `'page' requires 'section'`, undefined);
  }
  if (link.sidebar !== undefined && (link.section === undefined || link.page !== undefined)) {
    context.report([...path, 'sidebar'], `'sidebar' requires 'section' and cannot be combined with 'page'`, undefined);
  }
  const section = link.section === undefined ? undefined : findSection(link.section, [...path, 'section'], context);
  return {
    label: link.label,
    target: targetOf(link, section),
    activePath: link.activePath ?? section?.basePath,
    side: 'start',
    description: link.description,
    position: context.positionOf([...path, given[0] ?? 'label']),
  };
}

function targetOf(link: ParsedLink, section: Section | undefined): ConfiguredLink['target'] {
  if (section && link.sidebar !== undefined) return { kind: 'sidebar', section: section.id, sidebar: link.sidebar };
  if (section) return { kind: 'section', section: section.id, page: link.page };
  if (link.href !== undefined) return { kind: 'external', href: link.href };
  return { kind: 'page', to: `/${(link.to ?? '').replace(/^\/+/, '')}` };
}

function findSection(id: string, path: KeyPath, context: LinkContext): Section | undefined {
  const section = context.sections.find((each) => each.id === (id as SectionId));
  if (!section) {
    const known = context.sections.map((each) => each.id);
    context.report(path, unknownName('section', id), didYouMean(id, known) ?? useOneOf(known));
  }
  return section;
}

export function resolveFooter(
  { columns, copyright, links }: NonNullable<ParsedConfig['footer']>,
  context: LinkContext,
): SiteConfig['footer'] {
  return {
    columns: columns.map((column, index) => ({
      title: column.title,
      links: column.links.map((link, at) => resolveLink(link, ['footer', 'columns', index, 'links', at], context)),
    })),
    copyright,
    links: links.map((link, index) => resolveLink(link, ['footer', 'links', index], context)),
  };
}

/** Sorts the links by their position in the file, because the schema reorders the keys. */
export function resolveSocial(
  raw: ParsedConfig['social'],
  positionOf: ConfigOrigin['positionOf'],
): SiteConfig['social'] {
  const links = Object.entries(raw ?? {}).map(([service, address = '']) => ({
    service,
    target: socialTarget(service, address),
    position: positionOf(['social', service]),
  }));
  return links.sort(({ position: a }, { position: b }) => {
    if (a === undefined || b === undefined) return 0;
    return a.line - b.line || a.column - b.column;
  });
}

function socialTarget(service: string, address: string): SiteConfig['social'][number]['target'] {
  if (address.startsWith('/')) return { kind: 'page', to: address };
  return { kind: 'external', href: service === 'email' ? `mailto:${address}` : address };
}
