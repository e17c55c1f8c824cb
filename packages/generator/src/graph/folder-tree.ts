// Builds the folder tree of a section in one locale, with each folder's page, and generated indexes.

import type { Locale, Section, SiteConfig, Version } from '../model/config.ts';
import { type Diagnostic, error } from '../model/diagnostic.ts';
import type { CategoryPage, DocPage } from '../model/site.ts';
import { categoryIdOf, docIdIn, pageIdOf, pageUrl } from '../routes/routes.ts';
import { groupBy } from '../text/group-by.ts';
import { normalizePath } from '../text/hrefs.ts';
import { textIn } from '../text/localized.ts';
import { didYouMean } from '../text/wording.ts';
import { type Category, describeCategory, type FolderFiles } from './categories.ts';
import type { DocumentGroup } from './collect-documents.ts';
import { generatedPage } from './generated-page.ts';
import type { FolderNode } from './sidebars/sidebar.ts';

interface DocumentInLocale {
  readonly group: DocumentGroup;
  readonly page: DocPage;
}

export interface FolderFacts {
  /** Name of the folder on disk, with its number prefix. */
  readonly name: string;
  readonly files: FolderFiles;
}

interface TreeRequest {
  readonly config: SiteConfig;
  readonly section: Section;
  readonly version: Version;
  /** Whether the site has a landing page. If so, a section at the root of the site does not need a landing page. */
  readonly hasHome: boolean;
  readonly report: (diagnostic: Diagnostic) => void;
  readonly locale: Locale;
  readonly docs: readonly DocumentInLocale[];
  readonly folders: ReadonlyMap<string, FolderFacts>;
  readonly slugs: ReadonlyMap<string, string>;
}

export function buildTree(request: TreeRequest): {
  readonly root: FolderNode;
  readonly generated: readonly CategoryPage[];
  /** See `landingPage`. */
  readonly landing: CategoryPage | undefined;
} {
  const byFolder = groupBy(request.docs, ({ group }) => group.identity.folders.join('/'));
  const children = groupBy(request.folders.keys(), (folder) => folder.split('/').slice(0, -1).join('/'));
  const generated: CategoryPage[] = [];
  const visit = (folder: string): FolderNode => {
    const docs = byFolder.get(folder) ?? [];
    const facts = request.folders.get(folder);
    const index = folder === '' ? undefined : docs.find(({ group }) => group.identity.isIndex)?.page;
    const category = describeCategory({
      config: request.config,
      locale: request.locale.code,
      folder,
      folderName: facts?.name ?? '',
      files: facts?.files,
      index,
      findPage: (id) => findPage(folder, id, request),
    });
    const page = folder === '' ? undefined : pageOfCategory(category, index, request);
    if (page?.kind === 'category') generated.push(page);
    return {
      category,
      folderName: facts?.name ?? '',
      page,
      pages: docs.map((doc) => doc.page).filter((doc) => doc !== page),
      folders: (children.get(folder) ?? []).map(visit),
    };
  };
  const root = visit('');
  return { root, generated, landing: landingPage(request) };
}

/** Returns the page of a category, which is its index or the page that the category file links to. */
function pageOfCategory(
  category: Category,
  index: DocPage | undefined,
  request: TreeRequest,
): DocPage | CategoryPage | undefined {
  const { link } = category;
  if (link === undefined) return index;
  if (link === null) return undefined;
  if (link.type === 'doc') return linkedPage(category, link.id, request);
  const slug = normalizePath(link.slug ?? request.slugs.get(category.folder) ?? '');
  if (slug === undefined) {
    request.report(wrongSlug(category));
    return undefined;
  }
  return generatedPage(request, {
    id: categoryIdOf(request.section, request.version, category.folder),
    slug: `/${slug}`,
    title: link.title ?? category.label,
    description: link.description ?? category.description,
    file: category.file?.file.path,
    image: link.image,
    keywords: link.keywords ?? [],
    isTranslated: category.isTranslated,
  });
}

function wrongSlug({ file }: Category): Diagnostic {
  return error({
    code: 'category',
    message: 'The slug points outside the section',
    file: file?.file.path ?? '',
    position: file?.keyPositions.get('link.slug'),
  });
}

/** Finds a page by its ID, which is relative to the folder or to the section. */
function findPage(folder: string, id: string, { section, version, docs }: TreeRequest): DocPage | undefined {
  for (const each of [`${folder}/${id}`, id]) {
    const wanted = pageIdOf(section, version, each);
    const found = docs.find(({ page }) => page.id === wanted);
    if (found) return found.page;
  }
  return undefined;
}

function linkedPage(category: Category, id: string, request: TreeRequest): DocPage | undefined {
  const found = findPage(category.folder, id, request);
  if (!found && category.file) {
    const known = request.docs.map(({ page }) => docIdIn(page.id));
    request.report(
      error({
        code: 'category',
        message: `The category links to the page '${id}', which does not exist`,
        file: category.file.file.path,
        position: category.file.keyPositions.get('link.id'),
        hint: didYouMean(id, known) ?? didYouMean(`${category.folder}/${id}`, known),
      }),
    );
  }
  return found;
}

/** Generates an index for a section that is at the root of the site but has no page there. */
function landingPage(request: TreeRequest): CategoryPage | undefined {
  const { config, locale, section, version } = request;
  if (request.hasHome || section.basePath !== '' || version.path !== '') return undefined;
  const root = pageUrl({ config, locale }, section, version, '/');
  if (request.docs.some(({ page }) => page.url === root)) return undefined;
  const title = textIn(section.label, locale.code, config.locales[0].code);
  return generatedPage(request, {
    id: categoryIdOf(section, version, ''),
    slug: '/',
    title,
    description: undefined,
    file: undefined,
    image: undefined,
    keywords: [],
    isTranslated: true,
  });
}
