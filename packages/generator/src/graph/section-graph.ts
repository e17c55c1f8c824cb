// Builds the pages, generated indexes and sidebars of one version of a section in every locale.

import type { Locale } from '../model/config.ts';
import { type Diagnostic, error } from '../model/diagnostic.ts';
import type { LocaleCode, PageKey } from '../model/paths.ts';
import type { PostNames, PostStrings } from '../model/posts.ts';
import type { Sidebar } from '../model/sidebar.ts';
import type { CategoryPage, DocPage, Page } from '../model/site.ts';
import type { CategoryFile, SidebarFile } from '../model/source.ts';
import { docIdIn, docIdOf, identify, sectionKey, slugOf, splitNumberPrefix } from '../routes/routes.ts';
import { defaultSlugs } from './categories.ts';
import {
  collectDocuments,
  type DocumentGroup,
  isScheduled,
  reportDuplicateIds,
  type SectionSources,
} from './collect-documents.ts';
import { documentPage } from './document-page.ts';
import { buildTree, type FolderFacts } from './folder-tree.ts';
import { tagPages } from './page-tags.ts';
import { checkNames, tagsIn } from './posts/post-names.ts';
import { buildSidebar, type FolderNode, type FolderOrder, folderItems } from './sidebars/sidebar.ts';
import type { KnownNames } from './sidebars/written-names.ts';
import { writtenSidebars, writtenSlugs } from './sidebars/written-sidebars.ts';
import { writtenSource } from './sidebars/written-source.ts';

interface SectionRequest extends SectionSources {
  readonly categories: readonly CategoryFile[];
  readonly sidebars: readonly SidebarFile[];
  /** See `folder-tree.ts`. */
  readonly hasHome: boolean;
  /** Labels of tags, and titles of tag pages. */
  readonly names: PostNames;
  readonly strings: ReadonlyMap<LocaleCode, PostStrings>;
}

export interface SectionGraph {
  readonly pages: readonly Page[];
  readonly sidebars: ReadonlyMap<LocaleCode, SectionSidebars>;
}

export interface SectionSidebars {
  /** See `LocaleGraph`. */
  readonly sidebars: ReadonlyMap<string, Sidebar>;
  readonly sidebarKeys: ReadonlyMap<PageKey, string>;
  readonly generated: readonly CategoryPage[];
}

export function buildSection(request: SectionRequest): SectionGraph {
  const { config, report } = request;
  const groups = collectDocuments(request);
  const folders = gatherFolders(groups, request);
  const slugs = defaultSlugs(
    new Map([...folders].map(([folder, { files }]) => [folder, files])),
    config.locales[0].code,
  );
  reportDuplicateIds(groups, docIdOfGroup, report);
  checkNames(groups, request);
  const source = writtenSource({ ...request, files: request.sidebars });
  const written = source && { source, names: namesOf(groups, request), slugs: writtenSlugs(source) };
  const pages: Page[] = [];
  const sidebars = new Map<LocaleCode, SectionSidebars>();
  for (const locale of config.locales) {
    const docs = groups.flatMap((group) => {
      const page = toPage(group, locale, request);
      return page ? [{ group, page }] : [];
    });
    if (docs.length === 0) continue;
    const tree = buildTree({ ...request, locale, docs, folders, slugs });
    const positions = new Map(docs.map(({ page, group }) => [page.key, positionOf(page, group)]));
    const place = { ...request, locale, root: tree.root, positionOf: (page: DocPage) => positions.get(page.key) };
    // Problems are the same in every locale, so they are reported only once.
    const told = sidebars.size === 0 ? { report } : { report: () => {} };
    const byId = new Map(docs.map(({ page }) => [docIdIn(page.id), page]));
    const own = written
      ? withFolders(writtenSidebars({ ...place, ...written, pages: byId, ...told }), tree.generated)
      : { ...treeSidebar(place), generated: tree.generated };
    const all = docs.map(({ page }) => page);
    pages.push(...all, ...(tree.landing ? [tree.landing] : []), ...own.generated);
    pages.push(...tagPages({ ...request, locale, pages: all }));
    sidebars.set(locale.code, own);
  }
  return { pages, sidebars };
}

type SidebarPlace = Pick<SectionRequest, 'config' | 'section' | 'version'> & {
  readonly locale: Locale;
  readonly root: FolderNode;
  readonly positionOf: FolderOrder['positionOf'];
};

/** Generates the sidebar from the section's folders. */
function treeSidebar(place: SidebarPlace): Omit<SectionSidebars, 'generated'> {
  const key = sectionKey(place.section, place.version);
  const items = folderItems(place.root, { positionOf: place.positionOf, isTaken: undefined });
  return { sidebars: new Map([[key, buildSidebar({ ...place, key, items })]]), sidebarKeys: new Map() };
}

/** Adds generated indexes only for folders that are in a sidebar. */
function withFolders(written: SectionSidebars, ofFolders: readonly CategoryPage[]): SectionSidebars {
  const isShown = ({ key }: CategoryPage): boolean =>
    [...written.sidebars.values()].some(({ breadcrumbs }) => breadcrumbs.has(key));
  return { ...written, generated: [...ofFolders.filter(isShown), ...written.generated] };
}

/** Returns the names that can be used in a hand-written sidebar. */
function namesOf(groups: readonly DocumentGroup[], { parsed, version }: SectionRequest): KnownNames {
  const ids = parsed.map(({ file, frontMatter }) =>
    docIdOf(identify(file.location.relative, frontMatter), frontMatter.id),
  );
  const folders = parsed.flatMap(({ file }) => {
    const { folders: names } = identify(file.location.relative, { parseNumberPrefixes: true });
    return names.map((_, depth) => names.slice(0, depth + 1).join('/'));
  });
  return {
    pages: new Set(groups.map(docIdOfGroup)),
    hidden: new Set(ids),
    folders: new Set(folders),
    sectionFolder: version.folder,
  };
}

/** Returns the position in the sidebar. The section's root index is first, unless its front matter sets a position. */
function positionOf(page: DocPage, group: DocumentGroup): number | undefined {
  const isRootIndex = group.identity.isIndex && group.identity.folders.length === 0;
  return (
    page.parsed.frontMatter.sidebarPosition ??
    group.original.frontMatter.sidebarPosition ??
    group.identity.position ??
    (isRootIndex ? Number.NEGATIVE_INFINITY : undefined)
  );
}

function toPage(group: DocumentGroup, locale: Locale, request: SectionRequest): DocPage | undefined {
  const { identity, original } = group;
  const names = {
    docId: docIdOfGroup(group),
    slugFrom: (written: Parameters<typeof slugOf>[1]) => slugOf(identity, written),
  };
  const page = documentPage({ group, locale }, names, request);
  if (page === undefined) return undefined;
  return {
    ...page,
    ...(original.tags && !page.isUnlisted && { tags: tagsIn(original.tags, { ...request, locale }) }),
    ...((isScheduled(original, request) || isScheduled(page.parsed, request)) && { isScheduled: true }),
  };
}

/** Returns the folders that contain pages, directly or in subfolders, with their category files. */
function gatherFolders(groups: readonly DocumentGroup[], request: SectionRequest): ReadonlyMap<string, FolderFacts> {
  const found = new Map<string, { name: string; files: Map<LocaleCode, CategoryFile> }>();
  for (const { identity, original } of groups) {
    const names = original.file.location.relative.split('/');
    for (let depth = 1; depth <= identity.folders.length; depth += 1) {
      const folder = identity.folders.slice(0, depth).join('/');
      if (!found.has(folder)) found.set(folder, { name: names[depth - 1] ?? folder, files: new Map() });
    }
  }
  for (const category of request.categories) {
    const { locale, relative } = category.file.location;
    const folder = relative
      .split('/')
      .slice(0, -1)
      .map((part) => splitNumberPrefix(part).name)
      .join('/');
    const files = found.get(folder)?.files;
    const first = files?.get(locale);
    if (first) request.report(twoCategoryFiles(category, first));
    else files?.set(locale, category);
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}

function twoCategoryFiles(second: CategoryFile, first: CategoryFile): Diagnostic {
  return error({
    code: 'category',
    message: 'This folder has more than one category file',
    file: second.file.path,
    hint: 'Keep one and delete the other',
    related: [{ message: 'The other file', file: first.file.path, position: undefined }],
  });
}

function docIdOfGroup({ identity, original }: DocumentGroup): string {
  return docIdOf(identity, original.frontMatter.id);
}
