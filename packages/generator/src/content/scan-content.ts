// Finds what a site is made of, and reads none of it. Says where each file stands in the tree of locales, sections and versions.
import type { Locale, Section, SiteConfig, Version } from '../model/config.ts';
import type { SiteFiles } from '../model/file-system.ts';
import type { SourcePath } from '../model/paths.ts';
import type { FoundSource, SourcePlace, SourceTree } from '../model/site.ts';

export interface ScanRequest {
  readonly config: SiteConfig;
  /** Folders that hold no content though they stand in the content's folder: the output. */
  readonly ignored: readonly string[];
}

const staticFolder = 'static';

export async function scanContent(files: SiteFiles, request: ScanRequest): Promise<SourceTree> {
  const { config } = request;
  const hasContentFolder = config.file !== undefined;
  const listed = await files.list(hasContentFolder ? 'content' : '', 'visible');
  const paths = listed
    .map((path) => (hasContentFolder ? `content/${path}` : path) as SourcePath)
    .filter((path) => !request.ignored.some((folder) => path === folder || path.startsWith(`${folder}/`)));
  const places = placeFinder(config);
  const sources = paths.flatMap((path): readonly FoundSource[] => {
    const kind = kindOf(path);
    const place = kind === undefined ? undefined : places(path);
    return kind === undefined || place === undefined ? [] : [{ path, kind, place }];
  });
  const statics = hasContentFolder ? await files.list(staticFolder, 'all') : [];
  return { sources, assets: new Set(paths.filter((path) => kindOf(path) === undefined)), statics: new Set(statics) };
}

/** Partials, whose own name or a folder's begins with `_`, are material for pages, never pages. */
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

/** Of the folders a file lies in, the longest decides; directly in a locale's folder, only the landing page has a place. */
function placeFinder(config: SiteConfig): (path: SourcePath) => SourcePlace | undefined {
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
