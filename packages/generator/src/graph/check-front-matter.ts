// Checks that the pages, sidebars and sections referred to in front matter exist.
import { type Diagnostic, error } from '../model/diagnostic.ts';
import type { PageId } from '../model/paths.ts';
import type { CustomPage, DocPage, HomePage, SiteGraph } from '../model/site.ts';
import { docIdIn, pageIdOf, pageKeyOf, sectionKey, sidebarKey } from '../routes/routes.ts';
import { isModulePage } from '../routes/source-syntax.ts';
import { didYouMean } from '../text/wording.ts';

export function checkPageReferences(graph: SiteGraph): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const page of graph.pages.values()) {
    if (page.kind === 'own' && page.translation !== 'missing') found.push(...checkOwnSidebar(graph, page));
    if (page.kind === 'home') found.push(...unknownNews(graph, page));
    if (page.kind !== 'doc' || page.translation === 'missing') continue;
    const { frontMatter } = page.parsed;
    for (const [key, id] of [
      ['pagination_prev', frontMatter.paginationPrevious],
      ['pagination_next', frontMatter.paginationNext],
    ] as const) {
      if (typeof id === 'string' && !graph.pages.has(pageKeyOf(page.locale, siblingId(page, id)))) {
        found.push(unknownName({ page, key, name: id, kind: 'page', known: idsBeside(graph, page) }));
      }
    }
    const sidebar = frontMatter.displayedSidebar;
    const known = typeof sidebar === 'string' ? sidebarNames(graph, page) : [];
    if (typeof sidebar === 'string' && !known.includes(sidebar)) {
      const kind = known.length > graph.config.sections.length ? 'sidebar' : 'section';
      const unknown = unknownName({ page, key: 'displayed_sidebar', name: sidebar, kind, known });
      found.push(kind === 'section' && unknown.hint === undefined ? withOwnSidebar(unknown, sidebar) : unknown);
    }
  }
  return found;
}

/**
 * Checks the sidebar of a page in `pages/`. Such a page belongs to no section and can show the sidebar of any section.
 */
function checkOwnSidebar({ locales, config }: SiteGraph, { locale, parsed }: CustomPage): readonly Diagnostic[] {
  const { frontMatter, file, keyPositions } = parsed;
  const name = frontMatter.displayedSidebar;
  const known = locales.get(locale.code)?.sidebars;
  if (typeof name !== 'string' || known?.has(name)) return [];
  const key = isModulePage(file) ? 'sidebar' : 'displayed_sidebar';
  return [
    error({
      code: isModulePage(file) ? 'page' : 'front-matter',
      message: `'${key}' refers to the section '${name}', which does not exist`,
      file: file.path,
      position: keyPositions.get(key),
      hint: didYouMean(
        name,
        config.sections.map(({ id }) => id),
      ),
    }),
  ];
}

/**
 * Turns the error into a warning, because pages of Docusaurus sites refer to sidebars in `sidebars.js`, which docsgen
 * does not read.
 */
function withOwnSidebar(unknown: Diagnostic, name: string): Diagnostic {
  return {
    ...unknown,
    severity: 'warning',
    message: `No sidebar named '${name}'; using the section's default sidebar instead`,
    hint: `Remove this key, or define '${name}' in the section's sidebar.yaml`,
  };
}

/** Checks the section whose posts the landing page shows. */
function unknownNews({ config }: SiteGraph, { parsed, translation }: HomePage): readonly Diagnostic[] {
  const name = parsed.frontMatter.home?.newsOf?.section;
  const known = config.sections.filter(({ posts }) => posts).map(({ id }) => id as string);
  if (name === undefined || known.includes(name) || translation === 'missing') return [];
  return [
    error({
      code: 'front-matter',
      message: `'home.news' refers to '${name}', which is not a posts section`,
      file: parsed.file.path,
      position: parsed.keyPositions.get('home.news.section'),
      hint: didYouMean(name, known) ?? `Posts sections: ${known.join(', ') || 'none'}`,
    }),
  ];
}

/** Returns the full ID of a page in the same section and version. */
function siblingId(page: DocPage, id: string): PageId {
  return pageIdOf(page.section, page.version, id);
}

/** Returns the names of the sidebars in the page's section, and of all sections. */
function sidebarNames({ locales, config }: SiteGraph, page: DocPage): readonly string[] {
  const start = sidebarKey(sectionKey(page.section, page.version), '');
  const keys = [...(locales.get(page.locale.code)?.sidebars.keys() ?? [])];
  const named = keys.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
  return [...named, ...config.sections.map((section) => section.id)];
}

function idsBeside(graph: SiteGraph, page: DocPage): readonly string[] {
  return [...graph.pages.values()]
    .filter(
      ({ locale, section, version }) => locale === page.locale && section === page.section && version === page.version,
    )
    .map(({ id }) => docIdIn(id));
}

interface UnknownName {
  readonly page: DocPage;
  readonly key: string;
  readonly name: string;
  readonly kind: 'page' | 'section' | 'sidebar';
  readonly known: readonly string[];
}

function unknownName({ page, key, name, kind, known }: UnknownName): Diagnostic {
  return error({
    code: 'front-matter',
    message: `'${key}' refers to the ${kind} '${name}', which does not exist`,
    file: page.parsed.file.path,
    position: page.parsed.keyPositions.get(key),
    hint: didYouMean(name, known),
  });
}
