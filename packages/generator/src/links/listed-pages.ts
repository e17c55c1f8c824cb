// What is wrong with a list of pages: it lists what there is not, or nothing.
import { error, warning } from '../diagnostics/create.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { PageLocation, Reference, SidebarItem, SiteGraph, SourcedPage } from '../model/site.ts';
import { docIdIn, ownSidebar } from '../routes/routes.ts';

interface ListRequest {
  readonly graph: SiteGraph;
  readonly page: SourcedPage;
  readonly reference: Reference;
  readonly suggest: (written: string, known: () => Iterable<string>) => string | undefined;
}

export function unknownList({ graph, page, reference, suggest }: ListRequest): Diagnostic {
  const known = (): readonly string[] => [...namesOf(graph, page), ...graph.config.sections.map(({ id }) => id)];
  const message = `There is no category '${reference.href}' to list`;
  const hint = suggest(reference.href, known) ?? 'Name a folder or a page of the section, or a section';
  return error({ code: 'component', message, hint, ...placeOf(page, reference) });
}

export function emptyList({ page, reference }: ListRequest): Diagnostic {
  const hint =
    reference.href === '' && page.section === undefined
      ? 'This page is in no section: name one, as in of="docs"'
      : 'Remove it, or name what it is to list: of="folder"';
  return warning({ code: 'component', message: 'This list of pages is empty', hint, ...placeOf(page, reference) });
}

function placeOf(page: SourcedPage, { file, position }: Reference): Pick<Diagnostic, 'file' | 'position'> {
  return { file: file ?? page.parsed.file.path, position };
}

function namesOf(graph: SiteGraph, page: PageLocation): readonly string[] {
  const { items = [], breadcrumbs } = ownSidebar(graph, page) ?? {};
  const pages = [...(breadcrumbs?.keys() ?? [])].flatMap((key) => graph.pages.get(key) ?? []);
  return [...categories(items), ...pages.map(({ id }) => docIdIn(id))];
}

function categories(items: readonly SidebarItem[]): readonly string[] {
  return items.flatMap((item) => (item.kind === 'category' ? [item.key, ...categories(item.items)] : []));
}
