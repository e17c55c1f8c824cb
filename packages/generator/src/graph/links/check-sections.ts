// Reports sections without pages, and sections that no menu links to, which is possible if `navbar.items` is set.

import { yamlString } from '../../config/yaml/edit-yaml.ts';
import { warning } from '../../diagnostics/create.ts';
import type { ConfiguredLink, Section } from '../../model/config.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { PageLocation } from '../../model/page.ts';
import type { SiteGraph } from '../../model/site.ts';
import { textIn } from '../../text/localized.ts';
import { configuredLinks } from './check-config-links.ts';
import { resolveReference } from './resolve-reference.ts';

export function checkSections(graph: SiteGraph): readonly Diagnostic[] {
  const filled = new Set([...graph.pages.values()].map(({ section }) => section?.id));
  const sections = graph.config.sections.filter(({ basePath }) => basePath !== '');
  return [
    ...emptySections(
      graph,
      sections.filter(({ id }) => !filled.has(id)),
    ),
    ...unlinkedSections(
      graph,
      sections.filter(({ id }) => filled.has(id)),
    ),
  ];
}

/** Reports sections without pages, because links to them lead to the landing page. */
function emptySections({ config, tree }: SiteGraph, sections: readonly Section[]): readonly Diagnostic[] {
  // Plugins may generate the missing pages.
  if (tree.lacksGenerated) return [];
  const { locales, file = '' } = config;
  return sections.map(({ id, versions, position }) => {
    const message = `The section '${id}' has no pages`;
    const folder = [locales[0].folder, versions[0].folder].filter(Boolean).join('/');
    const hint = `Add Markdown files to ${folder}/, or remove the section`;
    return warning({ code: 'content', message, file, position, hint });
  });
}

function unlinkedSections(graph: SiteGraph, sections: readonly Section[]): readonly Diagnostic[] {
  const { navbar, locales, file = '' } = graph.config;
  if (!navbar.isWritten) return [];
  const linked = linkedSections(graph);
  return sections
    .filter(({ id }) => !linked.has(id))
    .map(({ id, label, position }) => {
      const item = `- { label: ${yamlString(textIn(label, locales[0].code, locales[0].code))}, section: ${id} }`;
      const message = `The section '${id}' is not linked from any menu`;
      return warning({ code: 'unlinked-section', message, file, position, hint: `Add to navbar.items: ${item}` });
    });
}

/** Returns the IDs of sections that the navbar, the footer, a sidebar or the landing page links to. */
function linkedSections(graph: SiteGraph): ReadonlySet<string | undefined> {
  const { config, pages, sidebarLinks } = graph;
  const [home] = pages.values();
  const links = [
    ...configuredLinks(config).map((link) => ({ link, from: home })),
    ...sidebarLinks.map(({ link, from }) => ({ link, from })),
  ];
  const menus = config.navbar.items.flatMap((item) => (item.kind === 'versions' ? [item.section] : []));
  const news = [...pages.values()].flatMap((page) =>
    page.kind === 'home' ? [page.parsed.frontMatter.home?.newsOf?.section] : [],
  );
  const targets = links.map(({ link, from }) => from && sectionOf(graph, link.target, from));
  return new Set([...menus, ...news, ...targets]);
}

function sectionOf(graph: SiteGraph, target: ConfiguredLink['target'], page: PageLocation): Section['id'] | undefined {
  if (target.kind === 'external') return undefined;
  if (target.kind !== 'page') return target.section;
  const found = resolveReference(graph, { page, file: undefined }, { href: target.to, use: 'link' });
  return found.kind === 'page' ? graph.pages.get(found.page)?.section?.id : undefined;
}
