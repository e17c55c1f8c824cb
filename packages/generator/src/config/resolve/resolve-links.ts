// Resolves the links in the configuration. Each link has exactly one target: a page, a section or an external URL.
import type { ConfiguredLink, ConfiguredNavbarItem, Section } from '../../model/config.ts';
import type { SectionId } from '../../model/paths.ts';
import { didYouMean } from '../../text/suggest.ts';
import { unknownName, usedTogether, useOneOf } from '../../text/wording.ts';
import type { RawLink, RawMenuLink, RawNavbarItem } from '../schema/schema.ts';
import type { KeyPath } from '../yaml/yaml-source.ts';
import type { ConfigOrigin, Report } from './resolve-config.ts';

export interface LinkContext {
  readonly sections: readonly Section[];
  readonly report: Report;
  readonly positionOf: ConfigOrigin['positionOf'];
}

export function defaultItems(sections: readonly Section[]): readonly ConfiguredNavbarItem[] {
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

export function resolveNavbarItem(item: RawNavbarItem, index: number, context: LinkContext): ConfiguredNavbarItem {
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
  item: RawNavbarItem & { readonly versions: string },
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

export function resolveLink(
  link: RawLink & Pick<RawMenuLink, 'description'>,
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

function targetOf(link: RawLink, section: Section | undefined): ConfiguredLink['target'] {
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
