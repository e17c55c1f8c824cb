// Reports sections and versions without pages, and sections that no menu links to, which is possible if `navbar.items`
// is set.

import { yamlString } from '../../config/yaml/edit-yaml.ts';
import type { ConfiguredLink, Section, Version } from '../../model/config.ts';
import { type Diagnostic, warning } from '../../model/diagnostic.ts';
import type { PageLocation, SiteGraph } from '../../model/site.ts';
import { textIn } from '../../text/localized.ts';
import { configuredLinks } from './check-config-links.ts';
import { resolveReference } from './resolve-reference.ts';

export function checkSections(graph: SiteGraph): readonly Diagnostic[] {
  const pages = [...graph.pages.values()];
  const sections = graph.config.sections.filter(({ basePath }) => basePath !== '');
  const filled = new Set(pages.map(({ section }) => section?.id));
  const filledVersions = new Set(pages.map(({ version }) => version));
  const used = sections.filter(({ id }) => filled.has(id));
  return [
    ...sections.filter(({ id }) => !filled.has(id)).flatMap((section) => noPages(graph, section)),
    ...used.flatMap((section) =>
      section.versions
        .filter((version) => !filledVersions.has(version))
        .flatMap((version) => noPages(graph, section, version)),
    ),
    ...unlinkedSections(graph, used),
  ];
}

/** Reports that a section, or only one of its versions, has no pages, because links to it lead to the landing page. */
function noPages({ config, tree }: SiteGraph, section: Section, version?: Version): readonly Diagnostic[] {
  // Plugins may generate the missing pages.
  if (tree.lacksGenerated) return [];
  const { locales, file = '' } = config;
  const { id, versions, position } = section;
  const what = version ? `The version '${version.name}' of the section '${id}'` : `The section '${id}'`;
  const folder = [locales[0].folder, (version ?? versions[0]).folder].filter(Boolean).join('/');
  const hint = `Add Markdown files to ${folder}/, or remove the ${version ? 'version' : 'section'}`;
  return [warning({ code: 'content', message: `${what} has no pages`, file, position, hint })];
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
