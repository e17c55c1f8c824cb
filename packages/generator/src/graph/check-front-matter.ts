// Front matter that names other pages or sections: they have to exist.
import type { Diagnostic } from '../model/diagnostic.ts';
import type { PageId } from '../model/paths.ts';
import type { DocPage, SiteGraph } from '../model/site.ts';
import { didYouMean } from '../text/suggest.ts';
import { pageKeyOf, sectionKey } from './routes.ts';

export function checkPageReferences(graph: SiteGraph): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const page of graph.pages.values()) {
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
    const sections = graph.config.sections.map((section) => section.id as string);
    if (typeof sidebar === 'string' && !sections.includes(sidebar)) {
      found.push(unknownName({ page, key: 'displayed_sidebar', name: sidebar, kind: 'section', known: sections }));
    }
  }
  return found;
}

/** The page of the same section and version that an author means by this id. */
function siblingId(page: DocPage, id: string): PageId {
  return `${sectionKey(page.section, page.version)}:${id}` as PageId;
}

function idsBeside(graph: SiteGraph, page: DocPage): readonly string[] {
  const prefix = `${sectionKey(page.section, page.version)}:`;
  return [...graph.pages.values()]
    .filter((other) => other.locale === page.locale && other.id.startsWith(prefix))
    .map((other) => other.id.slice(prefix.length));
}

interface UnknownName {
  readonly page: DocPage;
  readonly key: string;
  readonly name: string;
  readonly kind: 'page' | 'section';
  readonly known: readonly string[];
}

function unknownName({ page, key, name, kind, known }: UnknownName): Diagnostic {
  return {
    code: 'front-matter',
    severity: 'error',
    message: `'${key}' names the ${kind} '${name}', which does not exist`,
    file: page.parsed.file.path,
    position: page.parsed.keyPositions.get(key),
    hint: didYouMean(name, known),
    related: [],
  };
}
