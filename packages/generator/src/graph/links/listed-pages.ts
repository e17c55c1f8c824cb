// Reports lists of pages that are empty or refer to an unknown category.
import { type Diagnostic, error, warning } from '../../model/diagnostic.ts';
import type { SidebarItem } from '../../model/sidebar.ts';
import type { PageLocation, SiteGraph } from '../../model/site.ts';
import { docIdIn, sidebarOfPage } from '../../routes/routes.ts';
import { unknownName } from '../../text/wording.ts';
import { fileOf, type TargetRequest } from './suggest-target.ts';

export function unknownList(request: TargetRequest): Diagnostic {
  const { graph, page, reference, suggest } = request;
  const known = (): readonly string[] => [...namesOf(graph, page), ...graph.config.sections.map(({ id }) => id)];
  const message = unknownName('category', reference.href);
  const hint = suggest(reference.href, known) ?? 'Use the name of a section, or of a folder or a page in the section';
  return error({ code: 'component', message, hint, ...placeOf(request) });
}

export function emptyList(request: TargetRequest): Diagnostic {
  const { page, reference } = request;
  const hint =
    reference.href === '' && page.section === undefined
      ? 'This page is not in a section: set one, as in of="docs"'
      : 'Remove it, or set the folder to list, as in of="folder"';
  return warning({ code: 'component', message: 'This list of pages is empty', hint, ...placeOf(request) });
}

function placeOf({ page, reference }: TargetRequest): Pick<Diagnostic, 'file' | 'position'> {
  return { file: fileOf(page, reference), position: reference.position };
}

function namesOf(graph: SiteGraph, page: PageLocation): readonly string[] {
  const { items = [], breadcrumbs } = sidebarOfPage(graph, page) ?? {};
  const pages = [...(breadcrumbs?.keys() ?? [])].flatMap((key) => graph.pages.get(key) ?? []);
  return [...categories(items), ...pages.map(({ id }) => docIdIn(id))];
}

function categories(items: readonly SidebarItem[]): readonly string[] {
  return items.flatMap((item) => (item.kind === 'category' ? [item.key, ...categories(item.items)] : []));
}
