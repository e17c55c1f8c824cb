// Finds the files of a site, with their locale, section and version, without reading them.

import type { RefusedEntry, SiteFiles } from '../model/adapters/file-system.ts';
import type { SiteConfig } from '../model/config.ts';
import type { Checked, Diagnostic } from '../model/diagnostic.ts';
import type { SourcePath } from '../model/paths.ts';
import type { SourceFile, SourceLocation, SourceTree } from '../model/source.ts';
import { contentFolders, isWholeFolder } from '../routes/content-folders.ts';
import { customPageLocation, customPagesFolder, isCustomPage } from '../routes/custom-pages.ts';
import { isModulePage } from '../routes/source-syntax.ts';
import {
  mdxPage,
  misnamedFolders,
  modulePage,
  refusedEntries,
  reportUnassignedPages,
  reportUnassignedSidebars,
} from './find-unused-files.ts';
import { publishedFiles } from './unpublished-files.ts';

interface ScanRequest {
  readonly config: SiteConfig;
  /** Folders to exclude, such as the output folder. */
  readonly ignored: readonly string[];
}

const staticFolder = 'static';

export async function scanContent(files: SiteFiles, request: ScanRequest): Promise<Checked<SourceTree>> {
  const { config } = request;
  const hasConfig = config.file !== undefined;
  const { paths: listed, refused } = await listContent(files, config);
  const locationOf = locationFinder(config);
  // If the content folder is the root directory of a repository, files outside the sections are not part of the site.
  const belongs = (path: string): boolean =>
    !hasConfig || !isWholeFolder(config) || locationOf(path as SourcePath) !== undefined;
  const paths = listed.filter(
    (path) => !request.ignored.some((folder) => path === folder || path.startsWith(`${folder}/`)),
  );
  const strays: SourcePath[] = [];
  const idleSidebars: SourcePath[] = [];
  const page = config.markdown.mdx === 'off' ? /\.(md|markdown)$/i : /\.(mdx?|markdown)$/i;
  const sources = paths.flatMap((path): readonly SourceFile[] => {
    const kind = kindOf(path, page);
    const location = kind === undefined ? undefined : locationOf(path);
    if (kind === 'page' && location === undefined && !isNoteToAuthors(path) && belongs(path)) strays.push(path);
    if (kind === 'sidebar' && (location?.section === undefined || location.relative.includes('/'))) {
      idleSidebars.push(path);
      return [];
    }
    return kind === undefined || location === undefined ? [] : [{ path, kind, location }];
  });
  sources.push(...changelogSources(config));
  const idle = new Set(idleSidebars);
  const own = await listCustomPages(files, config);
  const statics = publishedFiles(hasConfig ? await files.list(staticFolder, 'all') : [], config.static.allow);
  const value: SourceTree = {
    sources: [...sources, ...own.sources],
    assets: new Set([...paths.filter((path) => kindOf(path, page) === undefined || idle.has(path)), ...own.assets]),
    staticFiles: statics.value,
  };
  const diagnostics = [
    ...(config.markdown.mdx === 'off' ? paths.filter((path) => isMdx(path) && belongs(path)).map(mdxPage) : []),
    ...own.diagnostics,
    ...misnamedFolders(paths.filter(belongs)),
    ...reportUnassignedPages(strays, config),
    ...(hasConfig && !isWholeFolder(config) ? reportUnassignedSidebars(idleSidebars, config) : []),
    ...refusedEntries(refused.filter(({ path }) => belongs(path))),
    ...statics.diagnostics,
    ...(hasConfig ? refusedEntries(below(staticFolder, await files.refused(staticFolder))) : []),
  ];
  return { value, diagnostics };
}

/** Returns single-file changelogs, which can be outside the content folders (see `PostsOptions.file`). */
function changelogSources({ sections, locales }: SiteConfig): readonly SourceFile[] {
  return sections.flatMap((section) => {
    const { file } = section.posts ?? {};
    if (file === undefined) return [];
    const paths = typeof file === 'string' ? { [locales[0].code]: file } : file;
    return locales.flatMap(({ code }): readonly SourceFile[] => {
      const path = paths[code]?.replace(/^\.\//, '');
      const location = { locale: code, section, version: section.versions[0], relative: 'index.md' };
      return path === undefined ? [] : [{ path: path as SourcePath, kind: 'page', location }];
    });
  });
}

interface ListedContent {
  readonly paths: readonly SourcePath[];
  readonly refused: readonly RefusedEntry[];
}

/** Returns a sorted list of all files in content folders. */
async function listContent(files: SiteFiles, config: SiteConfig): Promise<ListedContent> {
  const paths: string[] = [];
  const refused: RefusedEntry[] = [];
  for (const folder of contentFolders(config)) {
    const start = joinFolder(folder);
    paths.push(...(await files.list(folder, 'visible')).map((path) => start + path));
    refused.push(...below(folder, await files.refused(folder)));
  }
  const isStatic = (path: string): boolean => config.file !== undefined && path.startsWith(`${staticFolder}/`);
  return { paths: paths.filter((path) => !isStatic(path)).sort() as SourcePath[], refused };
}

function below(folder: string, entries: readonly RefusedEntry[]): readonly RefusedEntry[] {
  return entries.map((entry) => ({ ...entry, path: joinFolder(folder) + entry.path }));
}

/** `content/README.md` is documentation for contributors, not a page. */
function isNoteToAuthors(path: SourcePath): boolean {
  return /^content\/readme\.(mdx?|markdown)$/i.test(path);
}

function isMdx(path: SourcePath): boolean {
  return /\.mdx$/i.test(path) && !path.split('/').some((part) => part.startsWith('_'));
}

/**
 * A file is a partial instead of a page if its name or the name of one of its folders starts with `_`. `page` matches
 * extensions of pages.
 */
function kindOf(path: SourcePath, page: RegExp): SourceFile['kind'] | undefined {
  const parts = path.split('/');
  const name = parts.at(-1) ?? '';
  if (parts.slice(0, -1).some((folder) => folder.startsWith('_'))) return undefined;
  if (/^_category_\.(ya?ml|json)$/.test(name)) return 'category';
  if (/^sidebar\.ya?ml$/.test(name)) return 'sidebar';
  return page.test(name) && !name.startsWith('_') ? 'page' : undefined;
}

/**
 * Returns a function that finds the section and version with the longest folder that contains a file. The only source
 * directly in a locale's folder is the landing page.
 */
function locationFinder(config: SiteConfig): (path: SourcePath) => SourceLocation | undefined {
  const folders = config.locales
    .flatMap((locale) =>
      config.sections.flatMap((section) =>
        section.versions.map((version) => ({
          prefix: joinFolder(locale.folder, version.folder),
          locale,
          section,
          version,
        })),
      ),
    )
    .sort((a, b) => b.prefix.length - a.prefix.length);
  return (path) => {
    const folder = folders.find((each) => path.startsWith(each.prefix));
    if (folder) {
      const { locale, section, version, prefix } = folder;
      return { locale: locale.code, section, version, relative: path.slice(prefix.length) };
    }
    for (const { code, folder: localeFolder } of config.locales) {
      const prefix = joinFolder(localeFolder);
      const relative = path.slice(prefix.length);
      if (path.startsWith(prefix) && /^(index|readme)\.(mdx?|markdown)$/i.test(relative))
        return { locale: code, section: undefined, version: undefined, relative };
    }
    return undefined;
  };
}

function joinFolder(...parts: readonly string[]): string {
  const path = parts.filter(Boolean).join('/');
  return path === '' ? '' : `${path}/`;
}

interface CustomPages {
  readonly sources: readonly SourceFile[];
  readonly assets: readonly SourcePath[];
  readonly diagnostics: readonly Diagnostic[];
}

async function listCustomPages(files: SiteFiles, config: SiteConfig): Promise<CustomPages> {
  const folder = customPagesFolder(config);
  const listed = folder === undefined ? [] : await files.list(folder, 'visible');
  if (folder === undefined || listed.length === 0) return { sources: [], assets: [], diagnostics: [] };
  const paths = listed.map((path) => `${folder}/${path}` as SourcePath).sort();
  const found = paths.filter((path) => isCustomPage(path.slice(folder.length + 1)));
  const all = found.map((path): SourceFile => ({ path, kind: 'own', location: customPageLocation(path, config) }));
  // With `markdown.mdx: off`, MDX files and modules are excluded, because both run code.
  const isOff = ({ path, kind }: SourceFile): boolean =>
    config.markdown.mdx === 'off' && (isModulePage({ path, kind }) || /\.mdx$/i.test(path));
  const refused = (await files.refused(folder)).map((entry) => ({ ...entry, path: `${folder}/${entry.path}` }));
  return {
    sources: all.filter((source) => !isOff(source)),
    assets: paths.filter((path) => !isCode.test(path) && !found.includes(path)),
    diagnostics: [
      ...all.filter(isOff).map((source) => (isModulePage(source) ? modulePage : mdxPage)(source.path)),
      ...refusedEntries(refused),
    ],
  };
}

/** Files of these types may be imported by pages, so they are not published. */
const isCode = /\.([cm]?[jt]sx?|json|css)$/i;
