import { loadSite } from '../../load-site.ts';
import type { Ports } from '../../model/adapters/ports.ts';
import type { InspectedItem, InspectedPage, InspectedSite } from '../../model/api.ts';
import type { Locale } from '../../model/config.ts';
import { type Diagnostic, sortDiagnostics } from '../../model/diagnostic.ts';
import type { PageKey } from '../../model/paths.ts';
import type { SidebarItem } from '../../model/sidebar.ts';
import type { Page, SiteGraph } from '../../model/site.ts';
import type { BuildLog } from '../../pages/open/build-log.ts';
import { sectionKey, sidebarKey } from '../../routes/routes.ts';
import { type OpenedSite, openFolder, type SiteOptions, withReadOnlyCache } from '../open-site.ts';
import { readSite } from '../read-site.ts';

interface InspectOptions extends SiteOptions {
  readonly json?: boolean;
}

export async function inspect(folder: string, options: InspectOptions, ports: Ports): Promise<number> {
  const opened = await openFolder(folder, { ...options, command: 'inspect' }, ports);
  return readSite(opened, ports, ({ graph }) => {
    const site = inspectSite(graph);
    ports.terminal.print(options.json ? JSON.stringify(site, null, 2) : formatInspection(site));
  });
}

interface Inspection {
  /** `undefined` if the configuration is unusable. */
  readonly site: InspectedSite | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

export async function inspectOpened(opened: OpenedSite, log: BuildLog): Promise<Inspection> {
  const { graph, diagnostics } = await loadSite({ ...withReadOnlyCache(opened), log });
  return { site: graph && inspectSite(graph), diagnostics: sortDiagnostics(diagnostics) };
}

export function inspectSite(graph: SiteGraph): InspectedSite {
  const { config } = graph;
  return {
    title: config.title,
    url: config.url ?? null,
    baseUrl: config.baseUrl,
    locales: config.locales.map(({ code, label, direction, htmlLang }, index) => ({
      code,
      label,
      direction,
      htmlLang,
      default: index === 0,
    })),
    sections: config.sections.map((section) => ({
      id: section.id,
      label: section.label,
      path: section.basePath || '/',
      versions: section.versions.map(({ name, label, path }) => ({ name, label, path })),
    })),
    pages: [...graph.pages.values()].map(inspectPage),
    sidebars: inspectSidebars(graph),
  };
}

function inspectPage(page: Page): InspectedPage {
  return {
    id: page.id,
    locale: page.locale.code,
    path: page.url,
    title: page.title,
    section: page.section?.id ?? null,
    version: page.version?.name ?? null,
    translation: page.translation,
    kind: page.kind,
    unlisted: page.isUnlisted,
    file: page.kind === 'category' ? null : page.parsed.file.path,
    hash: page.kind === 'category' ? null : page.parsed.hash,
    ...(page.kind === 'doc' && page.post && { date: page.post.date }),
  };
}

function inspectSidebars(graph: SiteGraph): InspectedSite['sidebars'] {
  const urlOf = (key: PageKey | undefined): string | null => (key && graph.pages.get(key)?.url) ?? null;
  const item = (each: SidebarItem): InspectedItem => ({
    kind: each.kind,
    label: each.label,
    ...(each.badge !== undefined && { badge: each.badge }),
    path: each.kind !== 'link' ? urlOf(each.page) : typeof each.link === 'string' ? urlOf(each.link) : null,
    items: each.kind === 'category' ? each.items.map(item) : [],
  });
  return graph.config.locales.flatMap((locale) =>
    graph.config.sections.flatMap((section) =>
      section.versions.flatMap((version) =>
        sidebarsIn(graph, locale, sectionKey(section, version)).map(([name, items]) => ({
          locale: locale.code,
          section: section.id,
          version: version.name,
          ...(name !== undefined && { name }),
          items: items.map(item),
        })),
      ),
    ),
  );
}

/** Returns each sidebar with its name, which is `undefined` if there is only one sidebar. */
function sidebarsIn(
  { locales }: SiteGraph,
  { code }: Locale,
  key: string,
): readonly (readonly [name: string | undefined, items: readonly SidebarItem[]])[] {
  const sidebars = locales.get(code)?.sidebars;
  const start = sidebarKey(key, '');
  const named = [...(sidebars ?? [])].filter(([each]) => each.startsWith(start));
  if (named.length > 0) return named.map(([each, { items }]) => [each.slice(start.length), items]);
  return [[undefined, sidebars?.get(key)?.items ?? []]];
}

function formatInspection(site: InspectedSite): string {
  const lines = [`Base URL  ${site.url ?? ''}${site.baseUrl}`];
  for (const locale of site.locales) {
    const { code, label, direction, htmlLang } = locale;
    const mark = locale.default ? '  (default)' : '';
    lines.push(`Locale    ${code}  ${label}  ${direction}  lang=${htmlLang}${mark}`);
  }
  for (const section of site.sections) {
    for (const version of section.versions)
      lines.push(`Section   ${section.id}  ${section.path}  ${version.name}  ${shown(version.label)}`);
  }
  for (const sidebar of site.sidebars) {
    lines.push(
      '',
      `Sidebar   ${[sidebar.section, `(${sidebar.version})`, sidebar.name ?? []].flat().join(' ')}, ${sidebar.locale}`,
      ...itemLines(sidebar.items, 1),
    );
  }
  lines.push('', 'Pages');
  const width = Math.max(0, ...site.pages.map((page) => page.path.length));
  const idWidth = Math.max(0, ...site.pages.map((page) => page.id.length));
  for (const page of site.pages) {
    const marks = [page.translation, page.unlisted ? 'unlisted' : ''].filter(Boolean).join(', ');
    const columns = [
      page.path.padEnd(width),
      page.id.padEnd(idWidth),
      page.title,
      `(${marks})`,
      page.file ?? page.kind,
    ];
    lines.push(`  ${columns.join('  ')}`);
  }
  return lines.join('\n');
}

function itemLines(items: readonly InspectedItem[], depth: number): readonly string[] {
  return items.flatMap(({ label, badge, path, ...item }) => [
    `${'  '.repeat(depth)}${label}${badge === undefined ? '' : ` [${badge}]`}${path === null ? '' : `  ${path}`}`,
    ...itemLines(item.items, depth + 1),
  ]);
}

function shown(label: unknown): string {
  return typeof label === 'string' ? label : Object.values(label ?? {}).join(' / ');
}
