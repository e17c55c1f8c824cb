// The folders of a section in one locale, as a tree: which page stands for each, and the generated indexes.
import type { Locale, Section, SiteConfig, Version } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { CategoryPage, DocPage } from '../model/site.ts';
import { groupBy } from '../text/group-by.ts';
import { normalizePath } from '../text/hrefs.ts';
import { textIn } from '../text/localized.ts';
import { didYouMean } from '../text/suggest.ts';
import { type Category, describeCategory, type FolderFiles } from './categories.ts';
import type { DocumentGroup } from './collect-documents.ts';
import { categoryIdOf, outputOf, pageIdOf, pageKeyOf, pageUrl } from './routes.ts';
import type { FolderNode } from './sidebar.ts';

export interface PlacedPage {
  readonly group: DocumentGroup;
  readonly page: DocPage;
}

export interface FolderFacts {
  /** The name on disk of the folder itself, number prefix included. */
  readonly name: string;
  readonly files: FolderFiles;
}

export interface TreeRequest {
  readonly config: SiteConfig;
  readonly section: Section;
  readonly version: Version;
  /** Whether a page is already at the root: then a section there needs none of its own. */
  readonly hasHome: boolean;
  readonly report: (diagnostic: Diagnostic) => void;
  readonly locale: Locale;
  readonly docs: readonly PlacedPage[];
  readonly folders: ReadonlyMap<string, FolderFacts>;
  readonly slugs: ReadonlyMap<string, string>;
}

export function buildTree(request: TreeRequest): {
  readonly root: FolderNode;
  readonly generated: readonly CategoryPage[];
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
  const landing = landingPage(request);
  return { root, generated: landing ? [landing, ...generated] : generated };
}

/** The page that stands for a category: what its file says; without a word, its index. */
function pageOfCategory(
  category: Category,
  index: DocPage | undefined,
  request: TreeRequest,
): DocPage | CategoryPage | undefined {
  const { link } = category;
  if (link === undefined) return index;
  if (link === null) return undefined;
  if (link.kind === 'doc') return linkedPage(category, link.id, request);
  const slug = normalizePath(link.slug ?? request.slugs.get(category.folder) ?? '');
  if (slug === undefined) {
    request.report(wrongSlug(category));
    return undefined;
  }
  return generatedPage(request, {
    folder: category.folder,
    slug: `/${slug}`,
    title: link.title ?? category.label,
    description: link.description ?? category.description,
    category,
  });
}

function wrongSlug({ file }: Category): Diagnostic {
  return {
    code: 'category',
    severity: 'error',
    message: 'The slug leads out of the section',
    file: file?.file.path ?? '',
    position: file?.keyPositions.get('link.slug'),
    hint: undefined,
    related: [],
  };
}

/** An id counts from the folder first, then from the section's root. */
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
    const known = request.docs.map(({ page }) => page.id.slice(page.id.indexOf(':') + 1));
    request.report({
      code: 'category',
      severity: 'error',
      message: `The category links to the page '${id}', which does not exist`,
      file: category.file.file.path,
      position: category.file.keyPositions.get('link.id'),
      hint: didYouMean(id, known) ?? didYouMean(`${category.folder}/${id}`, known),
      related: [],
    });
  }
  return found;
}

interface GeneratedWords {
  readonly folder: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly category: Category | undefined;
}

function generatedPage(request: TreeRequest, words: GeneratedWords): CategoryPage {
  const { config, locale, section, version } = request;
  const id = categoryIdOf(section, version, words.folder);
  const url = pageUrl({ config, locale }, section, version, words.slug);
  const link = words.category?.link?.kind === 'generated-index' ? words.category.link : undefined;
  const isDefault = locale === config.locales[0];
  return {
    kind: 'category',
    key: pageKeyOf(locale, id),
    id,
    locale,
    url,
    output: outputOf(url),
    title: words.title,
    description: words.description,
    translation: isDefault ? 'original' : words.category?.isTranslated === false ? 'missing' : 'current',
    isUnlisted: false,
    section,
    version,
    file: words.category?.file?.file.path,
    image: link?.image,
    keywords: link?.keywords ?? [],
  };
}

/** A section at the root of the site needs a page there: where no file makes one, its own table of contents does. */
function landingPage(request: TreeRequest): CategoryPage | undefined {
  const { config, locale, section, version } = request;
  if (request.hasHome || section.basePath !== '' || version.path !== '') return undefined;
  const root = pageUrl({ config, locale }, section, version, '/');
  if (request.docs.some(({ page }) => page.url === root)) return undefined;
  const title = textIn(section.label, locale.code, config.locales[0].code);
  return generatedPage(request, { folder: '', slug: '/', title, description: undefined, category: undefined });
}
