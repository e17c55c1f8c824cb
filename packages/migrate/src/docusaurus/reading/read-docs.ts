// Instances of the docs plugin: options with all defaults, versions, documents and sidebars.
import { posix } from 'node:path';
import { type LooseMap, textIn } from '../../untyped-values.ts';
import { bareUrl, joinUrl } from '../ledger/addresses.ts';
import { documentName, keepNumberPrefix, type PrefixParser, parseNumberPrefix } from '../ledger/document-address.ts';
import type { CategoryFile, DocsInstance, DocsVersion, DocumentFile, TranslatedVersion } from '../site.ts';
import { makeIndexes } from './generated-indexes.ts';
import { type PlacedUse, usesOf } from './plugin-uses.ts';
import { readSidebars } from './read-sidebars.ts';
import { readMap, readMessages } from './read-tables.ts';
import { readVersions, type VersionPlace } from './read-versions.ts';
import {
  contentFiles,
  contentUse,
  defaultExclude,
  readSource,
  type SiteReading,
  translatedVersion,
  translationFolder,
} from './site-reading.ts';

const defaults: LooseMap = {
  path: 'docs',
  routeBasePath: 'docs',
  tagsBasePath: 'tags',
  include: ['**/*.{md,mdx}'],
  exclude: defaultExclude,
  sidebarCollapsible: true,
  sidebarCollapsed: true,
  breadcrumbs: true,
  showLastUpdateTime: false,
  showLastUpdateAuthor: false,
  includeCurrentVersion: true,
  disableVersioning: false,
  editCurrentVersion: false,
  editLocalizedFiles: false,
  admonitions: true,
  onInlineTags: 'warn',
  versions: {},
};

export async function readDocs(reading: SiteReading, uses: readonly PlacedUse[]): Promise<readonly DocsInstance[]> {
  const instances: DocsInstance[] = [];
  for (const use of usesOf(uses, 'plugin-content-docs', 'content-docs')) {
    const { id, options, routeBasePath } = contentUse(use, defaults);
    const places = await readVersions(reading, id, options);
    // A custom parser is a function, which is not run.
    const parsePrefix = options.numberPrefixParser === false ? keepNumberPrefix : parseNumberPrefix;
    const versions: DocsVersion[] = [];
    for (const place of places) {
      versions.push(await readVersion(reading, { place, id, options, routeBasePath, parsePrefix }));
    }
    const first = versions.filter(({ path }) => path === '');
    const others = versions.filter((version) => !first.includes(version));
    instances.push({ id, options, routeBasePath, versions: [...first, ...others] });
  }
  return instances;
}

interface VersionRequest {
  readonly place: VersionPlace;
  readonly id: string;
  readonly options: LooseMap;
  readonly routeBasePath: string;
  readonly parsePrefix: PrefixParser;
}

async function readVersion(reading: SiteReading, request: VersionRequest): Promise<DocsVersion> {
  const { place, id, options, routeBasePath, parsePrefix } = request;
  const { files, locales } = reading;
  const list = await files.list(place.folder);
  const paths = await contentFiles(reading, place.folder, options);
  const base = bareUrl(joinUrl(routeBasePath, place.path)).replace(/^\/$/, '');
  const inLocale = (locale: (typeof locales)[number]): string =>
    `${translationFolder(locale, 'content-docs', id)}/${translatedVersion(place)}`;
  const [original, ...others] = locales;
  const own = original ? [inLocale(original)] : [];
  const common = { paths, base, parsePrefix };
  const documents = await readDocuments(reading, { ...common, folders: [...own, place.folder] });
  const categories = await readCategories(reading, { folder: place.folder, list });
  const indexes = makeIndexes({ base, documents, categories, parsePrefix });
  const sidebars = await readSidebars(reading, { version: place, documents, indexes });
  const translations = new Map<string, TranslatedVersion>();
  for (const locale of others) {
    const folder = inLocale(locale);
    const translated = await readDocuments(reading, { ...common, folders: [folder] });
    const messages = await readMessages(reading, `${folder}.json`);
    if (translated.length === 0 && messages.size === 0) continue;
    translations.set(locale.code, { folder, documents: translated, messages });
  }
  const { name, label, path, banner, folder, sidebarFile } = place;
  const tags = await readMap(reading, `${folder}/${textIn(options.tags) ?? 'tags.yml'}`);
  const version = { name, label, path, base, banner, folder, sidebarFile: sidebarFile || undefined, sidebars };
  return { ...version, tags, documents, categories, generatedIndexes: indexes.made, translations };
}

interface DocumentFolder {
  /** Files of the original language: a file that exists only in a translation has no page. */
  readonly paths: readonly string[];
  /** The first folder that contains the file is used. */
  readonly folders: readonly string[];
  /** URL prefix: `docs/1.0`. */
  readonly base: string;
  readonly parsePrefix: PrefixParser;
}

async function readDocuments(
  reading: SiteReading,
  { paths, folders, base, parsePrefix }: DocumentFolder,
): Promise<readonly DocumentFile[]> {
  const documents: DocumentFile[] = [];
  for (const relative of paths) {
    const found = await readSource(reading, folders, relative);
    if (!found) continue;
    const { frontMatter } = found;
    const { id, slug } = documentName(relative, frontMatter, parsePrefix);
    const url = bareUrl(joinUrl(base, slug ?? `/${id}`));
    documents.push({ ...found, relative, id, url, isDraft: frontMatter.draft === true });
  }
  return documents;
}

/** Returns `_category_` files by folder. */
async function readCategories(
  reading: SiteReading,
  { folder, list }: { readonly folder: string; readonly list: readonly string[] },
): Promise<ReadonlyMap<string, CategoryFile>> {
  const categories = new Map<string, CategoryFile>();
  for (const ending of ['json', 'yml', 'yaml']) {
    for (const path of list.filter((each) => posix.basename(each) === `_category_.${ending}`)) {
      const source = posix.join(folder, path);
      const own = posix.dirname(path) === '.' ? '' : posix.dirname(path);
      if (!categories.has(own)) categories.set(own, { source, values: await readMap(reading, source) });
    }
  }
  return categories;
}
