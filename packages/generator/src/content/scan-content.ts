// Finds the files of a site and their places in the tree of locales, sections and versions. Reads none of them.
import type { Locale, Section, SiteConfig, Version } from '../model/config.ts';
import type { Checked } from '../model/diagnostic.ts';
import type { SiteFiles } from '../model/file-system.ts';
import type { SourcePath } from '../model/paths.ts';
import type { FoundSource, SourceLocation, SourceTree } from '../model/site.ts';
import { mdxPage, refusedEntries, strayPages } from './find-strays.ts';

interface ScanRequest {
  readonly config: SiteConfig;
  /** Folders inside the content that are no content, such as the output. */
  readonly ignored: readonly string[];
}

const staticFolder = 'static';

export async function scanContent(files: SiteFiles, request: ScanRequest): Promise<Checked<SourceTree>> {
  const { config } = request;
  const hasContentFolder = config.file !== undefined;
  const folder = hasContentFolder ? 'content' : '';
  const listed = await files.list(folder, 'visible');
  const refused = await files.refused(folder);
  const paths = listed
    .map((path) => (joinFolder(folder, '') + path) as SourcePath)
    .filter((path) => !request.ignored.some((folder) => path === folder || path.startsWith(`${folder}/`)));
  const locationOf = locationFinder(config);
  const strays: SourcePath[] = [];
  const sources = paths.flatMap((path): readonly FoundSource[] => {
    const kind = kindOf(path);
    const location = kind === undefined ? undefined : locationOf(path);
    if (kind === 'page' && location === undefined && !isNoteToAuthors(path)) strays.push(path);
    return kind === undefined || location === undefined ? [] : [{ path, kind, location }];
  });
  const staticFiles = hasContentFolder ? await files.list(staticFolder, 'all') : [];
  const value: SourceTree = {
    sources,
    assets: new Set(paths.filter((path) => kindOf(path) === undefined)),
    staticFiles: new Set(staticFiles),
  };
  const diagnostics = [
    ...paths.filter(isMdx).map(mdxPage),
    ...strayPages(strays, config),
    ...refusedEntries(folder, refused),
    ...(hasContentFolder ? refusedEntries(staticFolder, await files.refused(staticFolder)) : []),
  ];
  return { value, diagnostics };
}

/** `content/README.md`, which tells the authors of a repository about that folder. */
function isNoteToAuthors(path: SourcePath): boolean {
  return /^content\/readme\.(md|markdown)$/i.test(path);
}

function isMdx(path: SourcePath): boolean {
  return /\.mdx$/i.test(path) && !path.split('/').some((part) => part.startsWith('_'));
}

/** Files whose own name or a folder's begins with `_` are partials: they are included in pages and never are pages. */
function kindOf(path: SourcePath): FoundSource['kind'] | undefined {
  const parts = path.split('/');
  const name = parts.at(-1) ?? '';
  if (parts.slice(0, -1).some((folder) => folder.startsWith('_'))) return undefined;
  if (/^_category_\.(ya?ml|json)$/.test(name)) return 'category';
  return /\.(md|markdown)$/i.test(name) && !name.startsWith('_') ? 'page' : undefined;
}

interface Folder {
  readonly prefix: string;
  readonly locale: Locale;
  readonly section: Section;
  readonly version: Version;
}

/**
 * The section and version with the longest folder that a file lies in. Directly in a locale's folder, only the landing
 * page is a source.
 */
function locationFinder(config: SiteConfig): (path: SourcePath) => SourceLocation | undefined {
  const folders: readonly Folder[] = config.locales
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
    const locale = config.locales.find((each) =>
      /^(index|readme)\.(md|markdown)$/i.test(withoutPrefix(path, `${each.folder}/`) ?? ''),
    );
    if (!locale) return undefined;
    return {
      locale: locale.code,
      section: undefined,
      version: undefined,
      relative: path.slice(locale.folder.length + 1),
    };
  };
}

function joinFolder(...parts: readonly string[]): string {
  const path = parts.filter(Boolean).join('/');
  return path === '' ? '' : `${path}/`;
}

function withoutPrefix(text: string, prefix: string): string | undefined {
  return text.startsWith(prefix) ? text.slice(prefix.length) : undefined;
}
